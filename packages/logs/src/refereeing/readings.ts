/**
 * Finds the reading of a log with the fewest contradictions. A name may match several printings, and a line may mean any of several Pokémon
 * with a name, so one match is assumed. If a later line contradicts the assumption, other matches are tried, up to a limit that bounds the
 * time for a log.
 */
import type { RuleId } from 'ptcg-turn-engine'
import type { Entry } from '../reading/battleLog.ts'
import { nameIn } from './sightings.ts'
import type { OutOfStep, RefereedDamage, Verdict } from './verdicts.ts'

/** The index of the chosen match for each doubt about which printing or Pokémon the log means, by the key of the doubt. */
export type Readings = ReadonlyMap<string, number>

export interface LogReading {
  readonly verdicts: readonly Verdict[]
  readonly damage: readonly RefereedDamage[]
  readonly outOfStep: readonly OutOfStep[]
  /** The number of matches for each doubt, by the key of the doubt. */
  readonly choices: ReadonlyMap<string, number>
  /** Lines with a refusal that holds for every Pokémon that the line may mean. */
  readonly whichever: ReadonlySet<number>
  /** The entry at which each choice was first made. */
  readonly firstMade: ReadonlyMap<string, number>
}

/** True if the verdicts so far are worse than those of the best reading, regardless of later ones. */
export type IsWorse = (course: { readonly verdicts: readonly Verdict[] }) => boolean

const MAX_READINGS = 160
/** The maximum number of lines over all readings, so that a long log is read fewer times. */
const MAX_LINES = 120_000
/** The share of readings that vary a single doubt; the others vary several at once. */
const ALONE = 0.6

const refusedIn = ({ verdicts }: LogReading): readonly number[] =>
  verdicts.flatMap(({ verdict, line }) => (verdict === 'refused' ? [line] : []))

/** Returns the lines that contradict a reading: refusals, then departures from the board, then different damage. */
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
  /** True if several Pokémon have a name that the line mentions, and the doubt is about which of them is meant. */
  readonly isOfTheLine: boolean
}

/**
 * Returns the doubts before a line in order of likelihood: about the printings of names, then about Pokémon named in the line, then about
 * Pokémon in other lines, the latest line first.
 */
const doubtsBefore = ({ choices }: LogReading, entries: readonly Entry[], line: number): readonly Doubt[] => {
  const entryAsJson = JSON.stringify(entries.find((one) => one.line === line) ?? '')
  const names = new Set([...entryAsJson.matchAll(MENTIONED)].map(({ groups }) => groups?.name))
  // A Pokémon had another name before it evolved.
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

/** Returns every combination of choices for some doubts. The choice for the last doubt changes slowest. */
const everyWay = (doubts: readonly Doubt[]): readonly Readings[] =>
  doubts.reduce<readonly Readings[]>(
    (ways, { key, count }) =>
      Array.from({ length: count }, (_, reading) => ways.map((way) => new Map([...way, [key, reading]]))).flat(),
    [new Map()],
  )

/** Returns the beginning of the list of doubts: as many of them as together allow at most `most` combinations of choices. */
const within = (doubts: readonly Doubt[], most: number): readonly Doubt[] => {
  let ways = 1
  const first = doubts.findIndex(({ count }) => {
    ways *= count
    return ways > most
  })
  return first === -1 ? doubts : doubts.slice(0, first)
}

/** Rules about the turn, the names of cards, and the players. A refusal by such a rule holds for every Pokémon that a line may mean. */
const WHICHEVER: ReadonlySet<RuleId> = new Set<RuleId>([
  ...(['T0.1', 'T0.2', 'T1.1', 'T2A.1', 'T2A.3', 'T2B.1', 'T2B.3', 'T2C.1', 'T2C.2', 'T2D.1', 'T2D.2'] as const),
  ...(['T2D.3', 'T2D.4', 'T2D.7', 'T2D.8', 'T2E.1', 'T2E.4', 'T3.1', 'T3.2', 'A-A.1', 'OG.1', 'WL.1'] as const),
])

/** True if the refusal holds for every Pokémon that its line may mean. */
const holdsForAll = ({ action, refusals }: Verdict): boolean =>
  action === 'PROMOTE' || refusals.some(({ rule }) => WHICHEVER.has(rule))

const NOT_SAID = 'The log does not say which of several Pokémon with this name is meant.'

/** Returns the best reading. A refusal that might not hold for another Pokémon with the same name becomes undecided. */
export const bestReading = <One extends LogReading>(
  entries: readonly Entry[],
  first: One,
  /** Runs another reading, which is the same as the run `from` up to an entry; returns null if it is worse. */
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
  /** Lines for which every choice among the Pokémon that they may mean was tried. */
  const certain = new Set<number>()
  /** Choices that were tried one at a time, with the rest of the best reading. */
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
   * True if the refusal might not hold for another Pokémon that the line may mean. For damage, it is enough to try each choice alone. For
   * other refusals, several choices together may matter, because Energy or damage counters may be on the wrong Pokémon.
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
