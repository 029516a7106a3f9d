/**
 * Adds one line to a copy of the sources and of the broken rules, and lists the errors of the compiler: every place that lacks what the
 * line adds.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type CompilerError, compiledCopy } from './compiledCopy.ts'

/** An additional line in a file, after the given text. */
export interface Addition {
  readonly file: string
  readonly behind: string
  readonly line: string
}

const withLine = (text: string, { behind, line, file }: Addition): string => {
  const at = text.indexOf(behind)
  if (at === -1) throw new Error(`${file} has no ${behind}`)
  const end = at + behind.length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/** The numbers of errors that only follow from other errors: a lookup in a table that lacks the new thing. */
const FOLLOWING = ['TS7053', 'TS2536']

/** The folders that may lack a new thing. */
const SHOWN = [
  'machines',
  'src',
  ...['fuzz/src', 'inspector/src', 'cli/src', 'mutation/src/brokenRules'].map((name) => `packages/${name}`),
]

/** The errors of the compiler after the addition, in the order of the files. */
export const errorsWith = (addition: Addition): readonly CompilerError[] => {
  const copy = compiledCopy(SHOWN)
  try {
    const changed = copy.path(addition.file)
    writeFileSync(changed, withLine(readFileSync(changed, 'utf8'), addition))
    return copy.errors().filter(({ code }) => !FOLLOWING.includes(code))
  } finally {
    copy.remove()
  }
}
