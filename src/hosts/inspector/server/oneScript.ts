/**
 * Puts the script of the page and the file that it imports into one script, for a page that opens from disk: there a browser loads no
 * second module.
 */

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*(["'])\.\/shared\.js\2;?/
const EXPORT = /\bexport\s*\{([^}]*)\};?\s*$/
/** The layout program stands in the page as text, and becomes a script when it is needed. */
const ELK = /\bimport\((["'`])\.\/elk\.js\1\)/g

const ELK_OF_THE_PAGE = `const elkOfThePage = async () => {
  const script = document.createElement('script')
  script.textContent = document.getElementById('elk').textContent
  document.head.append(script)
  return { default: globalThis.ELK }
}`

/** Names as `import` and `export` write them, as the keys of an object: `a as b` is `a: b`. */
const keys = (names: string, key: 'before' | 'after'): string =>
  names
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([before = '', after = before]) => (key === 'before' ? `${before}:${after}` : `${after}:${before}`))
    .join(',')

/** The one script, or null where the two are not what the build makes. A page that imports nothing is one already. */
export const oneScript = (page: string, shared: string): string | null => {
  const imported = IMPORT.exec(page)?.[1]
  const exported = EXPORT.exec(shared)?.[1]
  if (imported === undefined) return page
  if (exported === undefined) return null
  const body = shared.replace(EXPORT, '').replace(ELK, () => 'elkOfThePage()')
  const rest = page.replace(IMPORT, '').replace(ELK, () => 'elkOfThePage()')
  const parts = [ELK_OF_THE_PAGE, `const shared=(()=>{${body}\nreturn{${keys(exported, 'after')}}})()`]
  return [...parts, `const{${keys(imported, 'before')}}=shared`, rest].join('\n')
}
