/**
 * Puts the script of the page and the files that it imports into one script, for a page that opens from disk: there a browser loads no
 * second module.
 */

const IMPORTED = /\bimport\s*(?:\{([^}]*)\}\s*from\s*)?(["'])\.\/([\w.-]+\.js)\2;?/g
const LATER = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g
const EXPORTED = /\bexport\s*\{([^}]*)\};?\s*$/

/** The layout program is for charts of others: the game's has a place for every box. */
const ELK = 'elk.js'

const NO_ELK = "const noElk=async()=>{throw new Error('a page of one game has no program that lays out other charts.')}"

/** What is imported later is run when it is asked for, and once. */
const ONCE = 'const once=(run)=>{let made;return async()=>made??=run()}'

/** Names as `import` and `export` write them, as the keys of an object: `a as b` is `a: b`. */
const keys = (names: string, key: 'before' | 'after'): string =>
  names
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .filter(([before]) => before !== '')
    .map(([before = '', after = before]) => (key === 'before' ? `${before}:${after}` : `${after}:${before}`))
    .join(',')

interface Module {
  readonly code: string
  /** What it cannot run without, and what it may ask for later. */
  readonly imports: readonly string[]
  readonly later: readonly string[]
}

const namedBy = (code: string, pattern: RegExp, at: number): readonly string[] =>
  [...code.matchAll(pattern)].flatMap((found) => found[at] ?? [])

const moduleOf = (code: string): Module => ({
  code,
  imports: namedBy(code, IMPORTED, 3),
  later: namedBy(code, LATER, 2).filter((name) => name !== ELK),
})

/** The files that a module of the build names, all of which a page needs that opens from disk. */
export const namesIn = (code: string): readonly string[] => {
  const { imports, later } = moduleOf(code)
  return [...imports, ...later]
}

/** The modules that the page comes to, each after those that it imports; null where one is missing or imports itself. */
const inOrder = (first: string, textOf: (name: string) => string | null): ReadonlyMap<string, Module> | null => {
  const ordered = new Map<string, Module>()
  const open = new Set<string>()
  const visit = (name: string): boolean => {
    if (ordered.has(name)) return true
    const code = textOf(name)
    if (code === null || open.has(name)) return false
    open.add(name)
    const module = moduleOf(code)
    if (!module.imports.every(visit)) return false
    open.delete(name)
    ordered.set(name, module)
    return module.later.every(visit)
  }
  return visit(first) ? ordered : null
}

/** The one script, or null where the files are not what the build makes. `textOf` gives the text of each, by its name. */
export const oneScript = (page: string, textOf: (name: string) => string | null): string | null => {
  const modules = inOrder(page, textOf)
  if (modules === null) return null
  const places = new Map([...modules.keys()].map((name, at) => [name, `module${at}`]))
  const placeOf = (name: string): string => places.get(name) ?? ''
  const isLater = new Set([...modules.values()].flatMap(({ later }) => later))
  const bodyOf = ({ code }: Module): string =>
    code
      .replace(EXPORTED, '')
      .replace(IMPORTED, (_, names: string | undefined, _quote, name: string) =>
        names === undefined ? '' : `const{${keys(names, 'before')}}=${placeOf(name)};`,
      )
      .replace(LATER, (_, _quote, name: string) => (name === ELK ? 'noElk()' : `${placeOf(name)}()`))
  const parts = [...modules].flatMap(([name, module]) => {
    if (name === page) return []
    const body = `(()=>{${bodyOf(module)}\nreturn{${keys(EXPORTED.exec(module.code)?.[1] ?? '', 'after')}}})`
    return isLater.has(name) ? `const ${placeOf(name)}=once(${body})` : `const ${placeOf(name)}=${body}()`
  })
  const first = modules.get(page)
  return first === undefined ? null : [NO_ELK, ONCE, ...parts, bodyOf(first)].join('\n')
}
