/**
 * Finds the reading of a log with the fewest contradictions. A name may match several printings, and a line may mean
 * any of several Pokémon with a name: one is assumed. If a later line contradicts this, others are tried, but only so
 * many that refereeing a log takes bounded time.
 */
import type { RuleId } from 'ptcg-turn-engine'
import type { Entry } from '../reading/battleLog.ts'
import { nameIn } from './sightings.ts'
import type { OutOfStep, RefereedDamage, Verdict } from './verdicts.ts'

/** The choice among several matches, by the key of the doubt. */
export type Readings = ReadonlyMap<string, number>

export interface LogReading {
  readonly verdicts: readonly Verdict[]
  readonly damage: readonly RefereedDamage[]
  readonly outOfStep: readonly OutOfStep[]
  /** The number of matches, by the key of the doubt. */
  readonly choices: ReadonlyMap<string, number>
  /** Lines whose refusal holds for every Pokémon of the names in them. */
  readonly whichever: ReadonlySet<number>
  /** The entry at which each choice was first made. */
  readonly firstMade: ReadonlyMap<string, number>
}

/** True if the verdicts so far are worse than those of the best reading, regardless of later ones. */
export type IsWorse = (course: { readonly verdicts: readonly Verdict[] }) => boolean

const MAX_READINGS = 160
/** The maximum number of lines over all readings: a long log is read fewer times. */
const MAX_LINES = 120_000
/** The share of readings that vary a single doubt; the others vary several at once. */
const ALONE = 0.6

const refusedIn = ({ verdicts }: LogReading): readonly number[] =>
  verdicts.flatMap(({ verdict, line }) => (verdict === 'refused' ? [line] : []))

/** The lines that contradict a reading: refusals, then impossible facts, then different damage. */
const against = (reading: LogReading): readonly number[] => [
  ...refusedIn(reading),
  ...reading.outOfStep.map(({ line }) => line),
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
  /** True if a line may mean several Pokémon. */
  readonly isOfTheLine: boolean
}

/**
 * Doubts before a line, in order of likelihood: the printings of names, then the Pokémon named in it, then the latest
 * ones.
 */
const doubtsBefore = ({ choices }: LogReading, entries: readonly Entry[], line: number): readonly Doubt[] => {
  const told = JSON.stringify(entries.find((one) => one.line === line) ?? '')
  const names = new Set([...told.matchAll(MENTIONED)].map(({ groups }) => groups?.name))
  // A Pokémon has had other names before it evolved.
  for (const { sentence } of entries.filter((one) => one.line <= line).toReversed())
    if (sentence.says === 'evolved' && names.has(sentence.card.name)) names.add(sentence.pokemon.name)
  return [...choices]
    .flatMap(([key, count]) => {
      const { name, at } = nameIn(key)
      const isOfTheLine = at !== null && names.has(name)
      const rank = at === null ? 0 : isOfTheLine ? 1 : 2
      return count < 2 || (at !== null && at > line) ? [] : [{ key, count, isOfTheLine, rank, at: at ?? 0 }]
    })
    .toSorted((one, other) => one.rank - other.rank || other.at - one.at)
}

/** Every combination of choices for some doubts, the last of them changing slowest. */
const everyWay = (doubts: readonly Doubt[]): readonly Readings[] =>
  doubts.reduce<readonly Readings[]>(
    (ways, { key, count }) =>
      Array.from({ length: count }, (_, reading) => ways.map((way) => new Map([...way, [key, reading]]))).flat(),
    [new Map()],
  )

/** As many doubts as all combinations of a limited number of readings allow. */
const within = (doubts: readonly Doubt[], most: number): readonly Doubt[] => {
  let ways = 1
  const first = doubts.findIndex(({ count }) => {
    ways *= count
    return ways > most
  })
  return first === -1 ? doubts : doubts.slice(0, first)
}

/** Rules about the turn, the names of cards, and the players: the same for every Pokémon of a name. */
const WHICHEVER: ReadonlySet<RuleId> = new Set<RuleId>([
  ...(['T0.1', 'T0.2', 'T1.1', 'T2A.1', 'T2A.3', 'T2B.1', 'T2B.3', 'T2C.1', 'T2C.2', 'T2D.1', 'T2D.2'] as const),
  ...(['T2D.3', 'T2D.4', 'T2D.7', 'T2D.8', 'T2E.1', 'T2E.4', 'T3.1', 'T3.2', 'A-A.1', 'OG.1', 'WL.1'] as const),
])

/** True if the refusal holds for every Pokémon of the names in its line. */
const holdsForAll = ({ action, refusals }: Verdict): boolean =>
  action === 'PROMOTE' || refusals.some(({ rule }) => WHICHEVER.has(rule))

const NOT_SAID = 'The log does not say which of several Pokémon of that name it means.'

/** The best reading. A refusal that another reading of the named Pokémon might lift is uncertain. */
export const bestReading = <One extends LogReading>(
  entries: readonly Entry[],
  first: One,
  /** Another reading, which differs from a run only after an entry; null if it is worse. */
  run: (readings: Readings, from: One, entry: number, isWorse: IsWorse) => One | null,
): One => {
  let readings: Readings = new Map()
  let best = first
  let tried = 1
  const mostReadings = Math.min(MAX_READINGS, Math.floor(MAX_LINES / Math.max(1, entries.length)))
  const isImprovedBy = (changed: Readings, most: number): boolean => {
    const next = new Map([...readings, ...changed])
    if (tried >= most || [...next].every(([key, reading]) => (readings.get(key) ?? 0) === reading)) return false
    tried += 1
    const differs = [...changed].flatMap(([key, reading]) =>
      (readings.get(key) ?? 0) === reading ? [] : [best.firstMade.get(key) ?? 0],
    )
    const refusals = refusedIn(best).length
    const isWorse: IsWorse = ({ verdicts }) => verdicts.filter(({ verdict }) => verdict === 'refused').length > refusals
    const other = run(next, best, Math.min(...differs), isWorse)
    if (other === null || !isBetter(other, best)) return false
    best = other
    readings = next
    return true
  }
  const alone = (): boolean => {
    const doubts = [...new Set(against(best))].flatMap((line) => doubtsBefore(best, entries, line))
    return [...new Map(doubts.map((doubt) => [doubt.key, doubt])).values()].some((doubt) =>
      everyWay([doubt]).some((way) => {
        const isImproved = isImprovedBy(way, mostReadings * ALONE)
        for (const [key, reading] of way) if (tried < mostReadings * ALONE) triedAlone.add(`${key}=${reading}`)
        return isImproved
      }),
    )
  }
  /** Lines for which every reading of their named Pokémon was tried. */
  const certain = new Set<number>()
  /** Choices that were tried beside the best reading, one at a time. */
  const triedAlone = new Set<string>()
  const together = (): boolean =>
    [...new Set(refusedIn(best))].some((line) => {
      const doubts = doubtsBefore(best, entries, line).filter(({ isOfTheLine }) => isOfTheLine)
      const some = within(doubts, mostReadings - tried)
      if (some.length === doubts.length) certain.add(line)
      return everyWay(some).some((way) => isImprovedBy(way, mostReadings))
    })
  while (alone() || together()) {
    triedAlone.clear()
    certain.clear()
  }
  /**
   * True if another Pokémon of a name in the line might lift the refusal. Damage is not lifted if no single choice lifts
   * it; where Energy or damage counters are on the wrong Pokémon, several choices together may.
   */
  const isOpen = (verdict: Verdict): boolean =>
    !certain.has(verdict.line) &&
    !holdsForAll(verdict) &&
    !best.whichever.has(verdict.line) &&
    doubtsBefore(best, entries, verdict.line).some(
      ({ key, count, isOfTheLine }) =>
        isOfTheLine &&
        (verdict.refusals.some(({ rule }) => rule !== 'A-D6.1') ||
          Array.from({ length: count }, (_, reading) => `${key}=${reading}`).some((one) => !triedAlone.has(one))),
    )
  return {
    ...best,
    verdicts: best.verdicts.map((one) =>
      one.verdict === 'refused' && isOpen(one)
        ? { ...one, verdict: 'undecided' as const, refusals: [], hidden: [NOT_SAID] }
        : one,
    ),
  }
}
