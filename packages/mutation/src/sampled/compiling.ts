/** Finds out which small changes compile. A change that does not compile would be noticed at once, so it does not count. */
import { readFileSync, writeFileSync } from 'node:fs'
import { compiledCopy } from 'ptcg-turn-test-kit/compiledCopy'
import type { SmallChange } from './instrumented.ts'

/** The folders with changes, and the folders that use these directly. More distant users take long to compile and show no other errors. */
const SHOWN = ['machines', 'src/game', 'src/engine']

/** Unused names are not an error here, since somebody who makes such a change removes them too. */
const OPTIONS = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'] as const

/** The place of an error: a file and a line. */
type Place = readonly [file: string, line: number]

const offset = (lines: readonly string[], line: number, column: number): number =>
  lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1

/** The text with the change in it. Every line below the change keeps its number. */
export const changedText = (text: string, { line, column, end, replacement }: SmallChange): string => {
  const lines = text.split('\n')
  const from = offset(lines, line, column)
  const to = offset(lines, end.line, end.column)
  const missing = end.line - line - (replacement.split('\n').length - 1)
  return `${text.slice(0, from)}${replacement}${'\n'.repeat(Math.max(0, missing))}${text.slice(to)}`
}

/** Groups of changes with at most one change of each file, so that an error on the lines of a change comes from it. */
export const roundsOf = (changes: readonly SmallChange[]): readonly (readonly SmallChange[])[] => {
  const rounds: SmallChange[][] = []
  for (const change of changes) {
    const round = rounds.find((some) => some.every(({ file }) => file !== change.file))
    if (round === undefined) rounds.push([change])
    else round.push(change)
  }
  return rounds
}

const isOf = ({ file, line, end }: SmallChange, [where, at]: Place): boolean =>
  where === file && line <= at && at <= end.line

/**
 * The ids of the changes that do not compile. `errorsWith` compiles the sources with the given changes and returns the places of the
 * errors.
 */
export const findRefused = (
  errorsWith: (some: readonly SmallChange[]) => readonly Place[],
  changes: readonly SmallChange[],
  onProgress: (done: number) => void,
): ReadonlySet<string> => {
  const refused = new Set<string>()
  const show = (some: readonly SmallChange[]): void => {
    if (some.length === 0) return
    const errors = errorsWith(some)
    const plain = some.filter((change) => errors.some((place) => isOf(change, place)))
    for (const { id } of plain) refused.add(id)
    // An error on other lines of the same file most likely comes from the change too, so the change is compiled alone.
    const likely = some.filter((change) => !plain.includes(change) && errors.some(([file]) => file === change.file))
    for (const change of some.length === 1 ? [] : likely) if (errorsWith([change]).length > 0) refused.add(change.id)
    if (errors.every(([file]) => some.some((change) => change.file === file && refused.has(change.id)))) return
    // An error in any other file may come from any of the changes.
    const rest = some.filter(({ id }) => !refused.has(id))
    if (rest.length < some.length) show(rest)
    else if (rest.length === 1) for (const { id } of rest) refused.add(id)
    else {
      const half = Math.ceil(rest.length / 2)
      show(rest.slice(0, half))
      show(rest.slice(half))
    }
  }
  let done = 0
  for (const round of roundsOf(changes)) {
    show(round)
    done += round.length
    onProgress(done)
  }
  return refused
}

/** The ids of the changes that TypeScript refuses. */
export const refusedByTypeScript = (
  changes: readonly SmallChange[],
  onProgress: (done: number) => void,
): ReadonlySet<string> => {
  const copy = compiledCopy(SHOWN)
  const errorsWith = (some: readonly SmallChange[]): readonly Place[] => {
    const before = some.map(({ file }) => readFileSync(copy.path(file), 'utf8'))
    some.forEach((change, at) => {
      writeFileSync(copy.path(change.file), changedText(before[at] ?? '', change))
    })
    const errors = copy.errors(...OPTIONS)
    some.forEach(({ file }, at) => {
      writeFileSync(copy.path(file), before[at] ?? '')
    })
    return errors.map(({ file, line }): Place => [file, line])
  }
  try {
    return findRefused(errorsWith, changes, onProgress)
  } finally {
    copy.remove()
  }
}
