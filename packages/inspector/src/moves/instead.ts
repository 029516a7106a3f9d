/** The moves that were open instead of a step: the legal events of the moment before it. */
import type { Snapshot } from 'ptcg-turn-engine'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { isNameOnly } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import type { CardId, GameEvent } from 'ptcg-turn-engine/model'
import type { Audience } from '../time/inspection.ts'
import { seenBy } from '../time/moment.ts'
import type { Step } from '../time/step.ts'
import { type GroupNow, groupsAt } from './eventGroups.ts'

export interface Instead {
  /** The moment before the step, with the cards that the step shows. */
  readonly before: Snapshot
  readonly groups: readonly GroupNow[]
  /** The event that was played, null if the step was none. */
  readonly played: GameEvent | null
  /** The number of cards in the hand of which nobody knows more than the name, so that their moves are not listed. */
  readonly unknown: number
}

/** A line of a log shows the card that it is about; before it, nobody knew the card. */
const withShown = ({ before, after, said }: Step): Snapshot =>
  said === undefined
    ? before
    : { ...before, game: { ...before.game, cards: after.game.cards, definitions: after.game.definitions } }

const eventOf = ({ event, said }: Step): GameEvent | null =>
  said === undefined ? (event as GameEvent | null) : said.event

/** The moves instead of a step; null if nobody had a move: at the beginning, and where the rules went on by themselves. */
export const insteadOf = (step: Step, audience: Audience): Instead | null => {
  const played = eventOf(step)
  if (step.number === 0 || (step.said !== undefined && played === null)) return null
  const before = seenBy(audience, withShown(step))
  const isUnknown = (card: CardId): boolean => {
    const definition = definitionOf(before.game, card)
    return definition === null || isNameOnly(definition)
  }
  const isPlayed = (event: object): boolean => JSON.stringify(event) === JSON.stringify(played)
  const isSure = (event: GameEvent): boolean => !('card' in event) || !isUnknown(event.card) || isPlayed(event)
  const groups = groupsAt(before)
    .map((now) => ({ ...now, events: now.events.filter(isSure) }))
    .filter(({ group, events }) => group.id !== 'concede' && events.length > 0)
  const { turn, players } = before.game
  const player = played !== null && 'player' in played ? played.player : turn.player
  const unknown = players[player].hand.filter(isUnknown).length
  return groups.length === 0 ? null : { before, groups, played, unknown }
}
