/** Plays an open game ahead at random, many times, and counts the results. */
import {
  randomPlayer,
  receive,
  request,
  type Session,
  type Simulation,
  type Snapshot,
  simulate,
} from 'ptcg-turn-engine'
import type { Game, PlayerId } from 'ptcg-turn-engine/model'
import { sampleGames } from 'ptcg-turn-engine-players'
import * as E from '#fp-ts/Either'
import { MAX_PLAYOUTS, type RequestOf } from './requests.ts'

/** The number of games that ended in each way, of all games that were played ahead. */
export interface Endings {
  /** The number of games that each player has won. */
  readonly wins: readonly [number, number]
  readonly ties: number
  /** The number of games that were still going on after 2,000 decisions. */
  readonly unfinished: number
}

const MAX_DECISIONS = 2000

/** The deck list of a player, sorted, because the order of the cards of a position would reveal their places. */
const listOf = ({ cards, players }: Game, owner: PlayerId) => ({
  name: players[owner].name,
  cards: cards
    .flatMap((card) => (card.owner === owner && card.definition !== null ? [card.definition] : []))
    .toSorted(),
})

/**
 * Returns a function that returns a moment to play ahead from: the game itself or, if a player is given, at each call a game
 * that this player could be in.
 */
const beginnings = (session: Session, player: PlayerId | undefined, seed: number): (() => Snapshot) => {
  const whole = session.state()
  if (player === undefined) return () => whole
  const lists = [listOf(whole.game, 0), listOf(whole.game, 1)] as const
  return sampleGames(session.view(player), player, {
    deck: lists[player],
    opponentDecks: [lists[player === 0 ? 1 : 0]],
    cards: Object.values(whole.game.definitions),
    seed,
  })
}

/** The snapshot after a legal event. */
const afterEvent = (snapshot: Snapshot, event: unknown): Snapshot => {
  const played = receive(snapshot, event)
  if (E.isRight(played)) return played.right.snapshot
  throw new Error(`An event that was legal is refused: ${played.left.violations[0].message}`)
}

const isAboutChance = (kind: string | undefined): boolean => kind === 'coin' || kind === 'shuffle' || kind === 'random'

/** The simulation after `event`, unless it is undefined. The generator begins before the event, unless the event answers for chance. */
const simulationAfter = (from: Snapshot, event: unknown, seed: number): Simulation => {
  if (event === undefined) return simulate(from, { seed, earlier: 'forget' })
  if (isAboutChance(request(from)?.kind)) return simulate(afterEvent(from, event), { seed, earlier: 'forget' })
  return simulate(afterEvent(simulate(from, { seed }).snapshot, event), { earlier: 'forget' })
}

/** One sentence that says why no game can be played ahead from a moment, or null. */
export const problemOfPlayingAhead = ({ game }: Snapshot): string | null =>
  game.cards.some(({ definition }) => definition === null)
    ? 'This game has hidden cards: only a whole game can be played ahead.'
    : null

/**
 * Plays a game ahead, after `event` unless it is undefined. Returns the result of the game, and the number of its decisions and facts. The
 * same seed gives the same decisions and the same chance. Decisions and chance have separate generators, so that they do not depend on each
 * other.
 */
const endAhead = (from: Snapshot, event: unknown, seed: number, mostWork: number) => {
  const ahead = simulationAfter(from, event, seed)
  const decide = randomPlayer(-1 - seed)
  let work = 0
  for (let made = 0; made < MAX_DECISIONS && ahead.result === null && work <= mostWork; made += 1) {
    const legal = ahead.legal()
    ahead.play(legal.indexOf(decide(ahead.snapshot, legal)))
    work += 1 + ahead.snapshot.game.facts.length
  }
  return { result: ahead.result, work }
}

/**
 * Plays games ahead from the current moment, or from the moment after `event` if it is given. `event` must be legal. On the left: one
 * sentence, if the games have more decisions and facts than `mostWork`.
 */
export const playAhead = (
  session: Session,
  { event, playouts, player, seed }: Pick<RequestOf<'simulate'>, 'event' | 'playouts' | 'player' | 'seed'>,
  mostWork: number,
): E.Either<string, Endings> => {
  const next = beginnings(session, player, seed)
  const wins: [number, number] = [0, 0]
  let ties = 0
  let unfinished = 0
  let done = 0
  for (let at = 0; at < playouts; at += 1) {
    const { result, work } = endAhead(next(), event, seed * MAX_PLAYOUTS + at, mostWork - done)
    done += work
    if (done > mostWork)
      return E.left(
        `These games take too long: more than ${mostWork} decisions and facts in ${at + 1} of ${playouts}. Ask for fewer.`,
      )
    if (result === null) unfinished += 1
    else if (result.outcome === 'tie') ties += 1
    else wins[result.winner] += 1
  }
  return E.right({ wins, ties, unfinished })
}
