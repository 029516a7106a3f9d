/** Swaps the seats of a game: everything of seat 0 becomes seat 1's, wherever a seat is named. Cards keep their ids. */

import type { Snapshot } from 'ptcg-turn-engine'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import {
  type Ask,
  type Attack,
  type Card,
  type ChangeByHand,
  type Fact,
  type Game,
  type GameEvent,
  type InForce,
  type KnockOut,
  type LastingRule,
  type Ledger,
  opponentOf,
  type Player,
  type Pokemon,
  type Resolution,
  type Result,
  type SetUp,
  type WaitingProgram,
} from 'ptcg-turn-engine/model'

const pair = <Value>([first, second]: readonly [Value, Value]): readonly [Value, Value] => [second, first]

const inForce = (lasting: InForce): InForce => ({ ...lasting, whose: opponentOf(lasting.whose) })

const rule = (one: LastingRule): LastingRule => ({
  ...one,
  player: opponentOf(one.player),
  whose: opponentOf(one.whose),
})

const pokemon = (one: Pokemon): Pokemon =>
  one.lasting.length === 0 ? one : { ...one, lasting: one.lasting.map(inForce) }

const player = (one: Player): Player => ({
  ...one,
  active: one.active === null ? null : pokemon(one.active),
  bench: one.bench.map(pokemon),
})

/** Memoized by list: the engine memoizes facts about cards by the identity of the list. */
const cards = memoize((list: readonly Card[]): readonly Card[] =>
  list.map(({ owner, definition }) => ({ owner: opponentOf(owner), definition })),
)

const setUp = (one: SetUp): SetUp => ({
  ...one,
  owed: pair(one.owed),
  ready: one.ready.map(opponentOf),
  placing: opponentOf(one.placing),
})

const ledger = (one: Ledger): Ledger => ({ ...one, owner: opponentOf(one.owner) })

const attack = (one: Attack): Attack => ({ ...one, player: opponentOf(one.player), ledgers: one.ledgers.map(ledger) })

/** Names every part, so that a new part which is not swapped does not compile. */
const knockOut = ({ pokemon, latest, prizes, chosen, used, goesOn, ...more }: KnockOut): KnockOut => ({
  ...(more satisfies Record<string, never>),
  pokemon,
  latest,
  prizes: pair(prizes),
  chosen: pair(chosen),
  ...(used === undefined ? {} : { used: pair(used) }),
  ...(goesOn === undefined ? {} : { goesOn }),
})

const sourced = <Effect extends Resolution | WaitingProgram>(one: Effect): Effect => ({
  ...one,
  source: { ...one.source, player: opponentOf(one.source.player) },
  ...('by' in one && one.by !== undefined ? { by: opponentOf(one.by) } : {}),
})

const ask = (one: Ask): Ask => ({ ...one, player: opponentOf(one.player) })

const result = (one: Result): Result => (one.outcome === 'tie' ? one : { ...one, winner: opponentOf(one.winner) })

/** Facts name seats as `player`, `owner`, `whose` and `first`. */
const SEATS = ['player', 'owner', 'whose', 'first'] as const

/** A fact with its seats swapped. */
export const swapFact = (fact: Fact): Fact => {
  const swapped: Record<string, unknown> = { ...fact }
  for (const key of SEATS) {
    const seat = swapped[key]
    if (seat === 0 || seat === 1) swapped[key] = opponentOf(seat)
  }
  if ('ledger' in fact) swapped.ledger = ledger(fact.ledger)
  if ('result' in fact) swapped.result = result(fact.result)
  if ('rules' in fact) swapped.rules = fact.rules.map(rule)
  if ('effects' in fact) swapped.effects = fact.effects.map(inForce)
  return swapped as unknown as Fact
}

const change = (one: ChangeByHand): ChangeByHand => ('player' in one ? { ...one, player: opponentOf(one.player) } : one)

/** The same event from the other seat. Results of chance belong to nobody. */
export const swapEvent = (event: GameEvent): GameEvent => {
  if (!('player' in event)) return { ...event }
  const swapped = { ...event, player: opponentOf(event.player) }
  return swapped.type === 'APPLY' ? { ...swapped, change: change(swapped.change) } : swapped
}

const swapped = <Value>(value: Value | null, swap: (value: Value) => Value): Value | null =>
  value === null ? null : swap(value)

/** The game with its seats swapped. */
export const swapSeats = (game: Game): Game => ({
  ...game,
  cards: cards(game.cards),
  players: [player(game.players[1]), player(game.players[0])],
  firstPlayer: opponentOf(game.firstPlayer),
  turn: {
    ...game.turn,
    player: opponentOf(game.turn.player),
    ended: [game.turn.ended[1], game.turn.ended[0]],
    ...(game.turn.discardsFirst === undefined ? {} : { discardsFirst: opponentOf(game.turn.discardsFirst) }),
  },
  setUp: swapped(game.setUp, setUp),
  attack: swapped(game.attack, attack),
  knockOut: swapped(game.knockOut, knockOut),
  checkup: swapped(game.checkup, ({ later }) => ({ later: later.map(sourced) })),
  resolution: swapped(game.resolution, sourced),
  waiting: game.waiting.map(sourced),
  setOff: game.setOff.map(sourced),
  orderedBy: swapped(game.orderedBy, opponentOf),
  ask: swapped(game.ask, ask),
  result: swapped(game.result, result),
  lastingRules: game.lastingRules.map(rule),
  history: game.history.map((one) => ({ ...one, player: opponentOf(one.player) })),
  facts: game.facts.map(swapFact),
  latest: swapped(game.latest, swapEvent),
})

/** The snapshot with its seats swapped. */
export const swapSnapshot = ({ state, game }: Snapshot): Snapshot => ({ state, game: swapSeats(game) })
