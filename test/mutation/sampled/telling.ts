/** Says what came of a sample of small changes: the share that fuzzing finds, which files and kinds escape most, and every change that escaped. */
import type { Tried } from './hunting.ts'
import type { Rooms } from './instrumented.ts'
import { interval } from './interval.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const foundIn = (some: readonly Tried[]): number => some.filter(({ outcome }) => outcome === 'found').length

/** The share found, and between which shares that of all changes lies. */
export const shareLine = (rooms: Rooms, all: number, some: readonly Tried[]): string => {
  const found = foundIn(some)
  const [low, high] = interval(found, some.length)
  const unreached = some.filter(({ outcome }) => outcome === 'unreached').length
  const median = some
    .flatMap(({ outcome, games }) => (outcome === 'found' ? [games] : []))
    .toSorted((a, b) => a - b)
    .at(Math.floor(found / 2))
  return [
    `${rooms}: ${found} of ${some.length} found, ${percent(found / Math.max(1, some.length))}`,
    `(of all ${all}, with 95 % confidence, ${percent(low)} to ${percent(high)})`,
    `in ${median ?? 0} game${median === 1 ? '' : 's'} that come by, at the median; ${unreached} in no game`,
  ].join(' ')
}

const grouped = (
  some: readonly Tried[],
  keyOf: (tried: Tried) => string,
): readonly (readonly [string, readonly Tried[]])[] => {
  const groups = new Map<string, Tried[]>()
  for (const tried of some) groups.set(keyOf(tried), [...(groups.get(keyOf(tried)) ?? []), tried])
  return [...groups].toSorted(([, a], [, b]) => b.length - foundIn(b) - (a.length - foundIn(a)) || b.length - a.length)
}

const weakest = (title: string, some: readonly Tried[], keyOf: (tried: Tried) => string): readonly string[] => [
  title,
  ...grouped(some, keyOf)
    .slice(0, 8)
    .map(([key, those]) => `  ${key}: ${those.length - foundIn(those)} of ${those.length} escaped`),
]

export const placeOf = ({ change: { file, line, column } }: Tried): string => `${file}:${line}:${column}`

/** Lines for a terminal. */
export const summaryOf = (shares: readonly string[], tried: readonly Tried[]): string => {
  const checks = grouped(
    tried.filter(({ outcome }) => outcome === 'found'),
    ({ check }) => check ?? '',
  ).map(([check, those]) => `${check} ${those.length}`)
  return [
    ...shares,
    ...weakest('Files in which most escaped:', tried, ({ change }) => change.file),
    ...weakest('Kinds of which most escaped:', tried, ({ change }) => change.kind),
    `Found by: ${checks.join(', ')}`,
    'Not found:',
    ...tried
      .filter(({ outcome }) => outcome !== 'found')
      .map(
        (one) =>
          `  ${placeOf(one)} ${one.change.kind} → ${one.change.replacement.slice(0, 100)} (${one.outcome === 'unreached' ? 'in no game' : `${one.games} games`})`,
      ),
    '',
  ].join('\n')
}
