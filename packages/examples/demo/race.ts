/**
 * Describes the race for the Prize cards, from the facts of a game: the numbers left each time cards are taken, and the
 * changes of the lead.
 */
import type { Fact, Game, PlayerId } from 'ptcg-turn-engine'
import { factInWords } from 'ptcg-turn-engine/table'

/** The number of Prize cards left, by player. */
export type Left = readonly [number, number]

/** A moment in which Prize cards were taken. */
export interface RaceMoment {
  /** The number of the event, counted from 1. */
  readonly step: number
  readonly turn: number
  readonly taker: PlayerId
  /** The number of Prize cards taken. */
  readonly count: number
  readonly left: Left
  /** The Knock Outs that led to these Prize cards, in sentences. */
  readonly because: readonly string[]
  /** True if these Prize cards put their taker in the lead. */
  readonly isLead: boolean
}

/** A game with its facts, one list for each event. A new game has another list in front, with the facts before any event. */
interface GameWithFacts {
  readonly past: readonly (readonly Fact[])[]
  readonly events: number
  readonly game: Game
}

/**
 * The turn in which the facts begin. 0 is the set-up. A game from a position or a save begins in a later turn.
 */
export const turnAtTheStart = (past: GameWithFacts['past'], game: Game): number => {
  const first = past.flat().find(({ fact }) => fact === 'TURN_BEGAN')
  return first?.fact === 'TURN_BEGAN' ? first.turn - 1 : game.turn.number
}

const leader = ([first, second]: Left): PlayerId | null => (first === second ? null : first < second ? 0 : 1)

/** The moments of a race, and the number of Prize cards at its beginning. */
export const raceOf = ({
  past,
  events,
  game,
}: GameWithFacts): { readonly from: Left; readonly moments: readonly RaceMoment[] } => {
  const facts = past.flat()
  const takenBy = (player: PlayerId): number =>
    facts.reduce((sum, fact) => (fact.fact === 'PRIZES_TAKEN' && fact.player === player ? sum + fact.count : sum), 0)
  const from = ([0, 1] as const).map((player) => game.players[player].prizes.length + takenBy(player)) as [
    number,
    number,
  ]
  const moments: RaceMoment[] = []
  let left: Left = from
  let turn = turnAtTheStart(past, game)
  let because: string[] = []
  for (const [at, ofEvent] of past.entries())
    for (const fact of ofEvent) {
      if (fact.fact === 'TURN_BEGAN') turn = fact.turn
      if (fact.fact === 'POKEMON_KNOCKED_OUT') because.push(factInWords(game, fact))
      if (fact.fact !== 'PRIZES_TAKEN') continue
      const before = leader(left)
      left = fact.player === 0 ? [left[0] - fact.count, left[1]] : [left[0], left[1] - fact.count]
      const isLead = leader(left) === fact.player && before !== fact.player
      moments.push({
        step: at + 1 + events - past.length,
        turn,
        taker: fact.player,
        count: fact.count,
        left,
        because,
        isLead,
      })
      because = []
    }
  return { from, moments }
}

/** The maximum number of turning points that are listed. */
const MAX_POINTS = 5

/** The moments that decided a game: every change of the lead, and the last Prize cards. */
export const turningPoints = (moments: readonly RaceMoment[]): readonly RaceMoment[] =>
  moments.filter(({ isLead }, at) => isLead || at === moments.length - 1).slice(-MAX_POINTS)
