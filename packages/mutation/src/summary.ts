/** Reports a run of Stryker: a score for each folder, survivors without a reason, and reasons without a survivor. */
import type { Explanation } from './explanations.ts'
import { byFolder, type MutantTally, type MutationRecord, overall, score } from './record.ts'

const same = (one: Omit<Explanation, 'why'>, other: Omit<Explanation, 'why'>): boolean =>
  one.file === other.file && one.line === other.line && one.change === other.change

/**
 * The mismatches between survivors and their explanations. Only explanations about files of the run can be out of date.
 */
export interface Open {
  readonly unexplained: MutationRecord['survivors']
  readonly outdated: readonly Explanation[]
}

export const openOf = ({ tallies, survivors }: MutationRecord, explanations: readonly Explanation[]): Open => {
  const tried = new Set(tallies.map(({ of }) => of))
  return {
    unexplained: survivors.filter((one) => !explanations.some((other) => same(one, other))),
    outdated: explanations.filter((one) => tried.has(one.file) && !survivors.some((other) => same(one, other))),
  }
}

const scoreLine = (tally: MutantTally): string =>
  `${tally.of}: ${score(tally).toFixed(1)} % of ${tally.mutants} found out, ${tally.survived} survived`

const places = (some: readonly Omit<Explanation, 'why'>[]): readonly string[] =>
  some.map(({ file, line, change }) => `  ${file}: ${line}\n    ${change}`)

/** The summary for a terminal. */
export const mutationSummary = (record: MutationRecord, { unexplained, outdated }: Open): string =>
  `${[
    ...byFolder(record.tallies).map(scoreLine),
    scoreLine(overall(record.tallies)),
    ...(unexplained.length === 0 ? [] : ['Survivors without a reason:', ...places(unexplained)]),
    ...(outdated.length === 0 ? [] : ['Reasons without a survivor:', ...places(outdated)]),
  ].join('\n')}\n`
