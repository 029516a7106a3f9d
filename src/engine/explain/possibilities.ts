/** Lists up to 120 events of a type that a player could send now, legal or not. Of equal cards in a hand, only the first is used. */

import { EVENTS, type EventType, type GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { type Draft, newDraft, PAYLOADS, type Part, type Payload } from '../listing/payloads.ts'

/** The maximum number of listed events: a large hand and a full Bench could give far more than anybody wants to see. */
const MAX_EVENTS = 120

const firstOfEachKind = ({ cards }: Game, hand: readonly unknown[]): readonly unknown[] => {
  const seen = new Set<string | null | undefined>()
  return hand.filter((card) => {
    const definition = cards[card as number]?.definition
    return !seen.has(definition) && seen.add(definition) !== null
  })
}

const valuesOf = (game: Game, part: Part, draft: Draft): readonly unknown[] => {
  const values = part.values(game, draft)
  return part.name === 'card' ? firstOfEachKind(game, values) : values
}

const fillIn = (game: Game, payload: Payload, at: number, draft: Draft, found: GameEvent[]): void => {
  const part = payload.parts[at]
  if (part === undefined) {
    found.push(payload.event(draft))
    return
  }
  for (const value of valuesOf(game, part, draft)) {
    if (found.length >= MAX_EVENTS) return
    part.fill(draft, value as never)
    fillIn(game, payload, at + 1, draft, found)
  }
}

/**
 * A copy of the game in which it is this player's turn. The possible parts of events are always computed for the player whose turn it is.
 */
const asIfTheTurnOf = (game: Game, player: PlayerId): Game =>
  game.turn.player === player ? game : { ...game, turn: { ...game.turn, player } }

const listed = (game: Game, type: EventType, player: PlayerId, payload: Payload): readonly GameEvent[] => {
  const found: GameEvent[] = []
  const draft = newDraft(player)
  draft.type = type
  fillIn(asIfTheTurnOf(game, player), payload, 0, draft, found)
  return found
}

/** Up to 120 events of this type that the player could send, with the cards of the hand, Pokémon, attacks or options that exist now. */
export const possibilities = (game: Game, type: EventType, player: PlayerId): readonly GameEvent[] =>
  listed(game, type, player, PAYLOADS[type])

/** Up to 120 events of this type with all parts filled in except the card. */
export const possibilitiesWithoutACard = (game: Game, type: EventType, player: PlayerId): readonly GameEvent[] => {
  const payload = PAYLOADS[type]
  return listed(game, type, player, { ...payload, parts: payload.parts.filter(({ name }) => name !== 'card') })
}

/** The likely sender of an event: the player whose turn it is, or the player who must answer the pending request. */
export const likelySender = ({ ask, turn }: Game, type: EventType): PlayerId =>
  PAYLOADS[type].sender === 'turnPlayer' || ask === null ? turn.player : ask.player

/** True for an event that only the host sends, such as the result of a coin flip or a shuffle. */
export const isOfTheHost = (type: EventType): boolean => EVENTS[type].sender === 'host'
