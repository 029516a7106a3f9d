/**
 * Merges the script of the page and its imported files into one script, for a page opened from disk, where a browser
 * loads no further modules.
 */

const IMPORTED = /\bimport\s*(?:\{([^}]*)\}\s*from\s*)?(["'])\.\/([\w.-]+\.js)\2;?/g
const LATER = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g
const EXPORTED = /\bexport\s*\{([^}]*)\};?\s*$/

/**
 * The file of the layout program, which the merged script leaves out: the game's chart has a precomputed layout, and no other chart is
 * shown.
 */
const ELK = 'elk.js'

const NO_ELK = "const noElk=async()=>{throw new Error('a page of one game cannot lay out other charts.')}"

/** Code of the merged script: a lazily imported module runs once, on first use. */
const ONCE = 'const once=(run)=>{let made;return async()=>made??=run()}'

/** The names of an `import` or `export` as the properties of an object: `a as b` becomes `a: b`. */
const keys = (names: string, key: 'before' | 'after'): string =>
  names
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .filter(([before]) => before !== '')
    .map(([before = '', after = before]) => (key === 'before' ? `${before}:${after}` : `${after}:${before}`))
    .join(',')

interface Module {
  readonly code: string
  /** The modules that it imports at once, and those that it may load later. */
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

/** The modules that a built file imports, at once or later. A page opened from disk needs all of them. */
export const moduleNamesIn = (code: string): readonly string[] => {
  const { imports, later } = moduleOf(code)
  return [...imports, ...later]
}

/** All modules of the page, each after those that it imports; null if one is missing or circular. */
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

/** The merged script, or null if the files are not those of the build. `textOf` returns the text of a file by name. */
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
