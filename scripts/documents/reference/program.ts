/** Reads the sources of all entries with the TypeScript of this workspace, which can be asked about code. */
import { join } from 'node:path'
import ts from 'typescript'
import { type Entry, entries, ROOT } from './entries.ts'

/** The sources as the compiler understands them. */
export interface Sources {
  readonly checker: ts.TypeChecker
  readonly exportsOf: (file: string) => readonly ts.Symbol[]
  /** The sentence at the top of a file. */
  readonly titleOf: (file: string) => string
}

const optionsOf = (): ts.CompilerOptions => {
  const path = join(ROOT, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT).options
}

const TITLE = /^\/\*\*\s*(.*?)\s*\*\//s

/** Reads the entries once. Their types are proved by `npm run check` and not looked at again. */
export const readSources = (of: readonly Entry[] = entries()): Sources => {
  const files = of.flatMap(({ source, browserSource }) => [source, ...(browserSource === null ? [] : [browserSource])])
  const program = ts.createProgram({ rootNames: files.map((file) => join(ROOT, file)), options: optionsOf() })
  const checker = program.getTypeChecker()
  const fileOf = (file: string): ts.SourceFile => {
    const read = program.getSourceFile(join(ROOT, file))
    if (read === undefined) throw new Error(`package.json exports ${file}, and there is no such source.`)
    return read
  }
  return {
    checker,
    exportsOf: (file) => {
      const module = checker.getSymbolAtLocation(fileOf(file))
      return module === undefined ? [] : checker.getExportsOfModule(module)
    },
    titleOf: (file) => (TITLE.exec(fileOf(file).text)?.[1] ?? '').replace(/\s*\n\s*\*\s*/g, ' '),
  }
}
