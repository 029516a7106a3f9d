/**
 * Reports the results of a sample of small changes: the share that fuzzing finds, the files and kinds that escape most,
 * and every change that escaped.
 */
import type { ChangeResult, TriedChange } from './hunting.ts'
import type { Rooms } from './instrumented.ts'
import { interval } from './interval.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const those = (some: readonly TriedChange[], outcome: ChangeResult): number =>
  some.filter((one) => one.outcome === outcome).length

const foundIn = (some: readonly TriedChange[]): number => those(some, 'found')

const share = (found: number, of: number): string => {
  const [low, high] = interval(found, of)
  return `${found} of ${of}, ${percent(found / Math.max(1, of))} (of all, with 95 % confidence, ${percent(low)} to ${percent(high)})`
}

/**
 * Lines with the shares of the changes found. Among the changes that compile, the share found by fuzzing alone, and the share found by
 * fuzzing and tests if the tests were tried. Among the changes that make some game differ, the share found by fuzzing alone.
 */
export const shareLines = (
  rooms: Rooms,
  all: number,
  some: readonly TriedChange[],
  testsToo: boolean,
): readonly string[] => {
  const refused = those(some, 'refused')
  const of = some.length - refused
  const found = foundIn(some)
  const median = some
    .flatMap(({ outcome, games }) => (outcome === 'found' ? [games] : []))
    .toSorted((a, b) => a - b)
    .at(Math.floor(found / 2))
  const byTests = those(some, 'tests')
  return [
    `${rooms}: ${some.length} of ${all} changes drawn, ${refused} do not compile`,
    `  found by fuzzing alone: ${share(found, of)}, in ${median ?? 0} game${median === 1 ? '' : 's'} that reach it, at the median`,
    ...(testsToo ? [`  found by fuzzing and tests: ${share(found + byTests, of)}`] : []),
    `  of those that change a game, by fuzzing alone: ${share(found, found + some.filter(({ outcome, otherwise }) => outcome !== 'found' && otherwise > 0).length)}`,
    `  ${those(some, 'escaped')} escaped, ${those(some, 'alike')} without effect on any game, ${those(some, 'unreached')} not reached by any game`,
  ]
}

const grouped = (
  some: readonly TriedChange[],
  keyOf: (tried: TriedChange) => string,
): readonly (readonly [string, readonly TriedChange[]])[] => {
  const groups = new Map<string, TriedChange[]>()
  for (const tried of some) groups.set(keyOf(tried), [...(groups.get(keyOf(tried)) ?? []), tried])
  return [...groups].toSorted(([, a], [, b]) => those(b, 'escaped') - those(a, 'escaped') || b.length - a.length)
}

const weakest = (
  title: string,
  some: readonly TriedChange[],
  keyOf: (tried: TriedChange) => string,
): readonly string[] => [
  title,
  ...grouped(some, keyOf)
    .slice(0, 8)
    .map(([key, group]) => `  ${key}: ${those(group, 'escaped')} of ${group.length} escaped`),
]

/** The number of changes in a group that only one check finds, in words. */
const ownOf = (group: readonly TriedChange[]): string => {
  const own = group.filter(({ alone }) => alone).length
  return own === 0 ? '' : ` (${own} found by no other check)`
}

export const changePlace = ({ change: { file, line, column } }: TriedChange): string => `${file}:${line}:${column}`

const NOT_BY_FUZZING: readonly (readonly [ChangeResult, string])[] = [
  ['tests', 'Found by the tests alone:'],
  ['escaped', 'Escaped, although they change a game:'],
  ['alike', 'Without effect on any game:'],
  ['unreached', 'Not reached by any game:'],
]

const lineOf = (one: TriedChange): string =>
  `  ${changePlace(one)} ${one.change.kind} → ${one.change.replacement.replace(/\s+/g, ' ').slice(0, 100)}${one.games === 0 ? '' : ` (${one.games} games)`}`

/** The summary of a sample, for a terminal. */
export const sampleSummary = (shares: readonly string[], tried: readonly TriedChange[]): string => {
  const checks = grouped(
    tried.filter(({ outcome }) => outcome === 'found'),
    ({ check }) => check ?? '',
  ).map(([check, group]) => `${check} ${group.length}${ownOf(group)}`)
  return [
    ...shares,
    ...weakest('Files with most escaped changes:', tried, ({ change }) => change.file),
    ...weakest('Kinds with most escaped changes:', tried, ({ change }) => change.kind),
    `Found by: ${checks.join(', ')}`,
    ...NOT_BY_FUZZING.flatMap(([outcome, title]) => [
      title,
      ...tried.filter((one) => one.outcome === outcome).map(lineOf),
    ]),
    '',
  ].join('\n')
}
