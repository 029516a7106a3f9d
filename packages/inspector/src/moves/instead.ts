/** Lists the moves that were possible instead of a step: the legal events of the moment before it. */
import type { Snapshot } from 'ptcg-turn-engine'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { isNameOnly } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { CardId, GameEvent } from 'ptcg-turn-engine/model'
import type { Audience } from '../time/inspection.ts'
import { viewAs } from '../time/moment.ts'
import type { Step } from '../time/step.ts'
import { type GroupNow, groupsAt } from './eventGroups.ts'

export interface Instead {
  /** The moment before the step, with the cards that the step shows. */
  readonly before: Snapshot
  readonly groups: readonly GroupNow[]
  /** The event that was played; null for a step without an event. */
  readonly played: GameEvent | null
  /** The number of cards in the hand that are not fully known, so that their moves are not listed. */
  readonly unknown: number
  /** The name of the player's Active Pokémon if only its name is known, so that its attacks and its retreat are not listed. */
  readonly unknownActive: string | null
}

/** The moment before a step. A line of a log reveals the card that it mentions, so the cards are those known after the line. */
const withShown = ({ before, after, said }: Step): Snapshot =>
  said === undefined
    ? before
    : { ...before, game: { ...before.game, cards: after.game.cards, definitions: after.game.definitions } }

const eventOf = ({ event, said }: Step): GameEvent | null =>
  said === undefined ? (event as GameEvent | null) : said.event

/**
 * The moves that were possible instead of a step, except conceding. Null at the beginning of the game, for a line of a log without an
 * event, and if no move is known.
 */
export const insteadOf = (step: Step, audience: Audience): Instead | null => {
  const played = eventOf(step)
  if (step.number === 0 || (step.said !== undefined && played === null)) return null
  const before = viewAs(audience, withShown(step))
  const isUnknown = (card: CardId): boolean => {
    const definition = definitionOf(before.game, card)
    return definition === null || isNameOnly(definition)
  }
  const { turn, players } = before.game
  const player = played !== null && 'player' in played ? played.player : turn.player
  const active = players[player].active?.cards.at(-1)
  const unknownActive =
    active !== undefined && isUnknown(active) ? (definitionOf(before.game, active)?.name ?? null) : null
  const isPlayed = (event: object): boolean => JSON.stringify(event) === JSON.stringify(played)
  const isKnown = (event: GameEvent): boolean =>
    event.type === 'DECLARE_ATTACK' || event.type === 'RETREAT'
      ? unknownActive === null
      : !('card' in event) || !isUnknown(event.card)
  const groups = groupsAt(before)
    .map((now) => ({ ...now, events: now.events.filter((event) => isKnown(event) || isPlayed(event)) }))
    .filter(({ group, events }) => group.id !== 'concede' && events.length > 0)
  const unknown = players[player].hand.filter(isUnknown).length
  return groups.length === 0 ? null : { before, groups, played, unknown, unknownActive }
}
