/** Lists every event that is possible in a snapshot: the events of the players, and every result of chance. */

import type { Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { ChangeByHand, Game, GameEvent } from 'ptcg-turn-engine/model'
import { cardTexts } from './canonical.ts'

/** Every distinguishable order of some cards, as positions: cards with the same text are interchangeable. */
export const distinctOrders = (texts: readonly string[]): readonly (readonly number[])[] => {
  const orders: (readonly number[])[] = []
  const order: number[] = []
  const used = texts.map(() => false)
  const fill = (): void => {
    if (order.length === texts.length) {
      orders.push([...order])
      return
    }
    const tried = new Set<string>()
    texts.forEach((text, position) => {
      if (used[position] === true || tried.has(text)) return
      tried.add(text)
      used[position] = true
      order.push(position)
      fill()
      order.pop()
      used[position] = false
    })
  }
  fill()
  return orders
}

const shuffles = (game: Game): readonly GameEvent[] => {
  if (game.ask?.ask !== 'shuffle') return []
  const text = cardTexts(game)
  const { player, cards } = game.ask
  return distinctOrders(game.players[player].deck.slice(-cards).map(text)).map((order) => ({
    type: 'DECK_SHUFFLED',
    order,
  }))
}

/** Lists the changes by hand to try in a snapshot. */
export type Changes = (at: Snapshot) => readonly ChangeByHand[]

/** The events that apply those of the changes that are possible. */
const changesAt = (stepper: Stepper, at: Snapshot, changes: Changes): readonly GameEvent[] => {
  const { ask } = at.game
  if (ask?.ask !== 'byHand') return []
  return changes(at)
    .map((change): GameEvent => ({ type: 'APPLY', player: ask.player, change }))
    .filter((event) => step(stepper, at, event) !== at)
}

/** Lists the events to try from a snapshot. */
export type Events = (at: Snapshot) => readonly GameEvent[]

/**
 * Returns the function that lists the events to try: the legal events, with every order of a shuffle instead of the listed one. Changes by
 * hand are unlimited in number, so only those that `changes` lists are tried. Conceding is handled separately.
 */
export const eventsOf =
  (stepper: Stepper, changes: Changes | null = null): Events =>
  (at) => {
    const legal = legalEventsOf(stepper, at)
    if (at.game.ask?.ask === 'shuffle')
      return legal.flatMap((event) => (event.type === 'DECK_SHUFFLED' ? shuffles(at.game) : [event]))
    return changes === null || at.game.ask?.ask !== 'byHand' ? legal : [...legal, ...changesAt(stepper, at, changes)]
  }
