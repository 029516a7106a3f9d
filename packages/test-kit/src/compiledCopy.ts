/** Makes a copy of the sources that tests may change, and lists the compiler's errors in this copy. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** The packages whose sources are copied, too. */
const PACKAGES = ['cards', 'conformance', 'fuzz', 'inspector', 'logs', 'cli', 'mutation', 'test-kit'] as const

/** The files of the copy: it resolves the names of the packages to its own files. */
export const COPIED = [
  ...['machines', 'src', 'tsconfig.json', 'package.json'],
  ...PACKAGES.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
] as const

export interface CompilerError {
  readonly file: string
  readonly line: number
  /** The number of the error, such as TS2345. */
  readonly code: string
  readonly message: string
}

export interface CompiledCopy {
  /** The path of a file of the copy. */
  readonly path: (file: string) => string
  /** Every error, in the order of the files. */
  readonly errors: (...options: readonly string[]) => readonly CompilerError[]
  readonly remove: () => void
}

/** The options of the compiler. It uses one checker: several checkers compute the same types separately, which doubles the work. */
const OPTIONS = ['--noEmit', '--pretty', 'false', '--checkers', '1'] as const

const ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/

/** Makes a copy of the sources. `shown` lists the folders to compile. */
export const compiledCopy = (shown: readonly string[]): CompiledCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-copy-'))
  const path = (file: string): string => join(folder, file)
  for (const name of COPIED) cpSync(join(ROOT, name), path(name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), path('node_modules'))
  const config: { readonly include: readonly string[] } = JSON.parse(readFileSync(path('tsconfig.json'), 'utf8'))
  writeFileSync(path('tsconfig.json'), JSON.stringify({ ...config, include: shown }))
  const errors = (...options: readonly string[]): readonly CompilerError[] => {
    const given = { cwd: folder, encoding: 'utf8' } as const
    const { stdout } = spawnSync('node_modules/.bin/tsc', [...OPTIONS, ...options], given)
    return stdout.split('\n').flatMap((text): readonly CompilerError[] => {
      const [, file, line, code, message] = ERROR.exec(text) ?? []
      return file === undefined || code === undefined || message === undefined
        ? []
        : [{ file, line: Number(line), code, message }]
    })
  }
  return { path, errors, remove: () => rmSync(folder, { recursive: true }) }
}
