/** A copy of the sources and of the broken rules with one line more, and what the compiler says to it: every place that the new thing is missing in. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type CompilerError, compiledCopy } from './compiledCopy.ts'

/** One line more in a file, behind the line that ends so. */
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

/** Errors that only follow from another: a table in which the new thing is missing is looked into. */
const FOLLOWING = ['TS7053', 'TS2536']

/** Where a new thing may be missing. */
const SHOWN = [
  'machines',
  'src',
  ...['fuzz/src', 'inspector/src', 'cli/src', 'mutation/src/brokenRules'].map((name) => `packages/${name}`),
]

/** The places that the compiler names, in the order of the files. */
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
