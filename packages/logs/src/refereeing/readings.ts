/**
 * Finds the reading of a log that contradicts itself least. A name may fit several printings, and a line may mean any of several Pokémon of
 * a name: one is taken. When a later line cannot be true then, others are tried, but only so many that a log is refereed in bounded time.
 */
import type { Entry } from '../reading/battleLog.ts'
import { nameIn } from './sightings.ts'
import type { RefereedDamage, Verdict } from './verdicts.ts'

/** What is taken of several that fit, by the key of the doubt. */
export type Readings = ReadonlyMap<string, number>

export interface LogReading {
  readonly verdicts: readonly Verdict[]
  readonly damage: readonly RefereedDamage[]
  /** How many fit, by the key of the doubt. */
  readonly choices: ReadonlyMap<string, number>
}

const MOST_READINGS = 160
/** A long log is read fewer times: so many lines in all. */
const MOST_LINES = 120_000
/** Of all readings, those in which one doubt at a time is read otherwise, before several are at once. */
const ALONE = 0.3

const refusedIn = ({ verdicts }: LogReading): readonly number[] =>
  verdicts.flatMap(({ verdict, line }) => (verdict === 'refused' ? [line] : []))

/** The lines that speak against a reading: what is refused, then damage that is worked out otherwise. */
const against = (reading: LogReading): readonly number[] => [
  ...refusedIn(reading),
  ...reading.damage.flatMap(({ explained, line }) => (explained === 'differently' ? [line] : [])),
]

const isBetter = (one: LogReading, other: LogReading): boolean => {
  const fewer = refusedIn(one).length - refusedIn(other).length
  return fewer === 0 ? against(one).length < against(other).length : fewer < 0
}

const MENTIONED = /"name":"(?<name>[^"]+)"/g

interface Doubt {
  readonly key: string
  readonly count: number
  /** Whether it is which of several Pokémon is meant that the line names. */
  readonly isOfTheLine: boolean
}

/** What could be read otherwise before a line: the printings of names, then who is meant that is named in it, then what was last. */
const doubtsBefore = ({ choices }: LogReading, entries: readonly Entry[], line: number): readonly Doubt[] => {
  const told = JSON.stringify(entries.find((one) => one.line === line) ?? '')
  const names = new Set([...told.matchAll(MENTIONED)].map(({ groups }) => groups?.name))
  return [...choices]
    .flatMap(([key, count]) => {
      const { name, at } = nameIn(key)
      const isOfTheLine = at !== null && names.has(name)
      const rank = at === null ? 0 : isOfTheLine ? 1 : 2
      return count < 2 || (at !== null && at > line) ? [] : [{ key, count, isOfTheLine, rank, at: at ?? 0 }]
    })
    .toSorted((one, other) => one.rank - other.rank || other.at - one.at)
}

/** Every way to read some doubts, the last of them changing slowest. */
const everyWay = (doubts: readonly Doubt[]): readonly Readings[] =>
  doubts.reduce<readonly Readings[]>(
    (ways, { key, count }) =>
      Array.from({ length: count }, (_, reading) => ways.map((way) => new Map([...way, [key, reading]]))).flat(),
    [new Map()],
  )

/** As many doubts as can be read in all ways with so many readings. */
const within = (doubts: readonly Doubt[], most: number): readonly Doubt[] => {
  let ways = 1
  const first = doubts.findIndex(({ count }) => {
    ways *= count
    return ways > most
  })
  return first === -1 ? doubts : doubts.slice(0, first)
}

const NOT_SAID = 'The log does not say which of several Pokémon of that name it means.'

/** The best reading. What is refused in it although another reading of who is meant might allow it cannot be said. */
export const bestReading = <One extends LogReading>(
  entries: readonly Entry[],
  run: (readings: Readings) => One,
): One => {
  let readings: Readings = new Map()
  let best = run(readings)
  let tried = 1
  const mostReadings = Math.min(MOST_READINGS, Math.floor(MOST_LINES / Math.max(1, entries.length)))
  const isImprovedBy = (changed: Readings, most: number): boolean => {
    const next = new Map([...readings, ...changed])
    if (tried >= most || [...next].every(([key, reading]) => (readings.get(key) ?? 0) === reading)) return false
    tried += 1
    const other = run(next)
    if (!isBetter(other, best)) return false
    best = other
    readings = next
    return true
  }
  const alone = (): boolean => {
    const doubts = [...new Set(against(best))].flatMap((line) => doubtsBefore(best, entries, line))
    return [...new Map(doubts.map((doubt) => [doubt.key, doubt])).values()].some((doubt) =>
      everyWay([doubt]).some((way) => isImprovedBy(way, mostReadings * ALONE)),
    )
  }
  /** Lines of which every reading of who is meant in them was tried. */
  const certain = new Set<number>()
  const together = (): boolean =>
    [...new Set(refusedIn(best))].some((line) => {
      const doubts = doubtsBefore(best, entries, line).filter(({ isOfTheLine }) => isOfTheLine)
      const some = within(doubts, mostReadings - tried)
      if (some.length === doubts.length) certain.add(line)
      return everyWay(some).some((way) => isImprovedBy(way, mostReadings))
    })
  while (alone() || together()) certain.clear()
  const isOpen = (line: number): boolean =>
    !certain.has(line) && doubtsBefore(best, entries, line).some(({ isOfTheLine }) => isOfTheLine)
  return {
    ...best,
    verdicts: best.verdicts.map((one) =>
      one.verdict === 'refused' && isOpen(one.line)
        ? { ...one, verdict: 'cannotBeSaid' as const, refusals: [], hidden: [NOT_SAID] }
        : one,
    ),
  }
}
