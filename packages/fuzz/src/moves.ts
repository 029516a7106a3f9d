/** Moves describe a player's actions without naming cards, so that they still make sense when shrinking changes the game before them. */

import fc from 'fast-check'
import { readEvent, type Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { EVENT_TYPES, type EventType, type GameEvent } from 'ptcg-turn-engine/model'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import { ADVERSARIES, ADVERSARY_NAMES, ADVERSARY_OCCASIONS, type AdversaryName } from './adversary/adversary.ts'
import { changeByHand, numberOfChange } from './arbitraries/changesByHand.ts'
import { orderOf, swapsFrom, swapsOf } from './arbitraries/shuffles.ts'
import type { TriedEvent } from './check.ts'
import { firstSnapshot, type Opening } from './opening.ts'
import { MAX_PICK } from './rng.ts'
import { ENGINE, type NextEvent, type Subject } from './run.ts'

/** One move. In all but a shuffle, the number selects one of the possible events, modulo the number of these events. */
export type Move =
  /** Any legal event. Types of events that make progress are more likely. */
  | { readonly any: number }
  /** One of the legal events of a type. */
  | { readonly do: EventType; readonly pick: number }
  /** One of the illegal events of an adversary. */
  | { readonly against: AdversaryName; readonly pick: number }
  /** A specific shuffle: each number swaps the next card from the top with the card that number of places below it. */
  | { readonly shuffle: readonly number[] }

const drawnNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The shape of a move in a file. */
export const MoveSchema = v.union([
  v.strictObject({ any: drawnNumber }),
  v.strictObject({ do: v.picklist(EVENT_TYPES), pick: drawnNumber }),
  v.strictObject({ against: v.picklist(ADVERSARY_NAMES), pick: drawnNumber }),
  v.strictObject({ shuffle: v.pipe(v.array(drawnNumber), v.maxLength(LIMITS.gameCards)) }),
]) satisfies v.GenericSchema<unknown, Move>

/** The relative likelihood of each type of event. Ending the turn is unlikely while other events are legal. */
export const WEIGHTS: { readonly [Type in EventType]: number } = {
  BENCH_POKEMON: 20,
  EVOLVE: 50,
  ATTACH_ENERGY: 50,
  PLAY_ITEM: 25,
  PLAY_TOOL: 25,
  PLAY_SUPPORTER: 25,
  PLAY_STADIUM: 25,
  USE_STADIUM: 20,
  RETREAT: 8,
  DISCARD_FROM_PLAY: 4,
  USE_ABILITY: 25,
  DECLARE_ATTACK: 40,
  END_TURN: 4,
  CHOOSE: 30,
  DONE: 10,
  APPLY: 20,
  CONCEDE: 0,
  COIN_LANDED: 10,
  DECK_SHUFFLED: 10,
  CARD_TAKEN_AT_RANDOM: 10,
}

const legally = (event: GameEvent): TriedEvent => ({ event, expects: null })

const shuffled = ({ game }: Snapshot, swaps: (size: number) => readonly number[]): TriedEvent | null => {
  if (game.ask?.ask !== 'shuffle') return null
  const size = game.ask.cards
  return legally({ type: 'DECK_SHUFFLED', order: orderOf(size, swaps(size)) })
}

/** Picks a change by hand by its number, since changes by hand are not listed as legal events. */
const appliedByHand = (at: Snapshot, pick: number): TriedEvent | null => {
  const { ask } = at.game
  const change = changeByHand(at, pick)
  return change === null || ask?.ask !== 'byHand' ? null : legally({ type: 'APPLY', player: ask.player, change })
}

const oneOfType = (at: Snapshot, legal: readonly GameEvent[], type: EventType, pick: number): TriedEvent | null => {
  switch (type) {
    case 'DECK_SHUFFLED':
      return shuffled(at, swapsFrom(pick))
    case 'APPLY':
      return appliedByHand(at, pick)
    case 'CONCEDE':
      return at.game.result === null ? legally({ type, player: pick % 2 === 0 ? 0 : 1 }) : null
    default: {
      const ofType = legal.filter((event) => event.type === type)
      const event = ofType[pick % ofType.length]
      return event === undefined ? null : legally(event)
    }
  }
}

/** Picks any legal event by a number: its remainder selects the type by the weights, and its quotient selects the event. */
const anything = (at: Snapshot, legal: readonly GameEvent[], number: number): TriedEvent | null => {
  const types = new Set<EventType>(legal.map(({ type }) => type))
  if (at.game.ask?.ask === 'byHand') types.add('APPLY')
  const total = [...types].reduce((sum, type) => sum + WEIGHTS[type], 0)
  if (total === 0) return null
  let left = number % total
  const rest = Math.floor(number / total)
  for (const type of types) {
    left -= WEIGHTS[type]
    if (left < 0) return oneOfType(at, legal, type, rest)
  }
  return null
}

/** The event of a move on this board, or null if it has no meaning here. */
export const resolveMove = (at: Snapshot, legal: readonly GameEvent[], move: Move): TriedEvent | null => {
  if ('any' in move) return anything(at, legal, move.any)
  if ('against' in move) return ADVERSARIES[move.against](at, legal, move.pick)
  if ('shuffle' in move) return shuffled(at, () => move.shuffle)
  return oneOfType(at, legal, move.do, move.pick)
}

/** Sends moves one after another, and skips moves that have no meaning on the board. */
export const sending = (moves: readonly Move[]): NextEvent => {
  let next = 0
  return (at, legal) => {
    while (next < moves.length) {
      const move = moves[next] as Move
      next += 1
      const tried = resolveMove(at, legal, move)
      if (tried !== null) return tried
    }
    return null
  }
}

/** The index of the first item that equals the wanted value, or -1. */
const placeOf = (wanted: unknown, among: readonly unknown[]): number => {
  const said = JSON.stringify(wanted)
  return among.findIndex((one) => JSON.stringify(one) === said)
}

/** A legal event as a move, or null if it is not listed. */
const legalMove = (at: Snapshot, legal: readonly GameEvent[], event: GameEvent): Move | null => {
  switch (event.type) {
    case 'DECK_SHUFFLED':
      return { shuffle: swapsOf(event.order) }
    case 'CONCEDE':
      return { do: 'CONCEDE', pick: event.player }
    case 'APPLY': {
      const pick = numberOfChange(at, event.change)
      return pick === null ? null : { do: 'APPLY', pick }
    }
    default: {
      const ofType = legal.filter(({ type }) => type === event.type)
      const pick = placeOf(event, ofType)
      return pick === -1 ? null : { do: event.type, pick }
    }
  }
}

/** An illegal event as a move, or null where no adversary would try it. */
const illegalMove = (at: Snapshot, legal: readonly GameEvent[], tried: TriedEvent): Move | null => {
  for (const name of ADVERSARY_NAMES) {
    const pick = placeOf(tried, ADVERSARY_OCCASIONS[name](at, legal))
    if (pick !== -1) return { against: name, pick }
  }
  return null
}

/**
 * The moves that send the given events, so that a recorded game can be shrunk: from the same opening they give the same
 * events. Null if an event is neither legal nor one that an adversary would try.
 */
export const movesOf = (
  opening: Opening,
  sent: readonly TriedEvent[],
  { stepper, ruleset }: Subject = ENGINE,
): readonly Move[] | null => {
  // A game without events is not opened, since opening a broken game may throw.
  if (sent.length === 0) return []
  const game = ruleset === undefined ? opening.game : { ...opening.game, ruleset: ruleset(opening.game.ruleset) }
  let at = firstSnapshot({ ...opening, game }, stepper)
  let latest: GameEvent | null = null
  const said: Move[] = []
  for (const tried of sent) {
    if (latest !== null) at = step(stepper, at, latest)
    const legal = legalEventsOf(stepper, at)
    const read = readEvent(tried.event)
    const move =
      tried.expects === null && E.isRight(read) ? legalMove(at, legal, read.right) : illegalMove(at, legal, tried)
    if (move === null) return null
    said.push(move)
    // The last event is not sent again: its result may be the failure.
    latest = E.isRight(read) ? read.right : null
  }
  return said
}

const number = fc.integer({ min: 0, max: MAX_PICK })

/** The weight of all other types of events together. Conceding has weight 1: it is drawn rarely, since it ends a game. */
const CONCEDING_ONCE_IN = 60

const someType = fc.oneof(
  { weight: CONCEDING_ONCE_IN, arbitrary: fc.constantFrom(...EVENT_TYPES.filter((type) => type !== 'CONCEDE')) },
  { weight: 1, arbitrary: fc.constant('CONCEDE' as const) },
)

/** A move, usually any legal event. Shrinking works for every move, including those that were not drawn. */
export const aMove = (): fc.Arbitrary<Move> => {
  const plain = { noNullPrototype: true } as const
  return fc.oneof(
    { weight: 85, arbitrary: fc.record({ any: number }, plain) },
    { weight: 15, arbitrary: fc.record({ do: someType, pick: number }, plain) },
    { weight: 15, arbitrary: fc.record({ against: fc.constantFrom(...ADVERSARY_NAMES), pick: number }, plain) },
    { weight: 1, arbitrary: fc.record({ shuffle: fc.array(number, { maxLength: 200, size: 'small' }) }, plain) },
  )
}

/** A list of moves. */
export const moves = ({ maxLength }: { readonly maxLength: number }): fc.Arbitrary<Move[]> =>
  fc.array(aMove(), { maxLength, size: 'max' })
