/** A copy of the sources with one line more, and what the compiler says to it: every place that the new thing is missing in. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['machines', 'src']
const COPIED = [...SOURCES, 'tsconfig.json', 'package.json']

/** One line more in a file, behind the line that ends so. */
export interface Addition {
  readonly file: string
  readonly behind: string
  readonly line: string
}

export interface CompilerError {
  readonly file: string
  readonly line: number
  readonly message: string
}

const withLine = (text: string, { behind, line, file }: Addition): string => {
  const at = text.indexOf(behind)
  if (at === -1) throw new Error(`${file} has no ${behind}`)
  const end = at + behind.length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/** Several that check side by side work out the same types each for itself: twice the work. */
const ONE_CHECKER = ['--checkers', '1'] as const

/** Errors that only follow from another: a table in which the new thing is missing is looked into. */
const FOLLOWING = ['TS7053', 'TS2536']

const ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/

/** The places that the compiler names, in the order of the files. */
export const errorsWith = (addition: Addition): readonly CompilerError[] => {
  const folder = mkdtempSync(join(tmpdir(), 'one-line-more-'))
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const config: { readonly include: readonly string[] } = JSON.parse(
      readFileSync(join(folder, 'tsconfig.json'), 'utf8'),
    )
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: SOURCES }))
    const changed = join(folder, addition.file)
    writeFileSync(changed, withLine(readFileSync(changed, 'utf8'), addition))
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false', ...ONE_CHECKER], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout.split('\n').flatMap((text): readonly CompilerError[] => {
      const [, file, line, code = '', message] = ERROR.exec(text) ?? []
      return file === undefined || message === undefined || FOLLOWING.includes(code)
        ? []
        : [{ file, line: Number(line), message }]
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
