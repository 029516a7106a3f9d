/**
 * Decides whether undoing an event is fair. It is not fair if chance decided something or if the event revealed a hidden card. A card that
 * players knew already and showed to the opponent in their own turn does not count.
 */

import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { opponentOf, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { findHidden, viewOfFact } from '../play/view.ts'

/** One accepted event: the game before and after it. */
export interface PlayedStep {
  readonly event: GameEvent
  readonly before: Game
  readonly after: Game
}

/** The codes of all reasons why an event cannot be undone or redone. */
export const UNDO_CODES = [
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  'UNDO_NOT_ALLOWED',
  'HIDDEN_CARD_SEEN',
  'CHANCE_DECIDED',
] as const
/** The code of a reason why an event cannot be undone or redone. */
export type UndoCode = (typeof UNDO_CODES)[number]

/** The reason why an event cannot be undone or redone: a code and one sentence. */
export interface UndoRefusal {
  readonly code: UndoCode
  readonly message: string
}

export const REFUSALS: { readonly [Code in UndoCode]: UndoRefusal } = {
  NOTHING_TO_UNDO: { code: 'NOTHING_TO_UNDO', message: 'There is no event to undo.' },
  NOTHING_TO_REDO: { code: 'NOTHING_TO_REDO', message: 'There is no undone event to redo.' },
  UNDO_NOT_ALLOWED: { code: 'UNDO_NOT_ALLOWED', message: 'This game does not allow undoing.' },
  HIDDEN_CARD_SEEN: {
    code: 'HIDDEN_CARD_SEEN',
    message: 'This event showed a player a hidden card, so it cannot be undone.',
  },
  CHANCE_DECIDED: {
    code: 'CHANCE_DECIDED',
    message: 'A coin, a shuffle or a random card decided something in this event, so it cannot be undone.',
  },
}

/** Finds the cards and Pokémon with a known name at any depth inside a value. Returns their ids. */
const namedIn = (value: unknown): readonly CardId[] => {
  if (typeof value !== 'object' || value === null) return []
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown }
  if (typeof id === 'number' && typeof name === 'string') return [id]
  return Object.values(value).flatMap(namedIn)
}

/** The cards that a player has learned in a step: those that were hidden before the step and are now visible or named in a fact. */
const learned = ({ before, after }: PlayedStep, player: PlayerId): readonly CardId[] => {
  const unknown = findHidden(before, player)
  const stillUnknown = findHidden(after, player)
  const shown = [...unknown].filter((card) => !stillUnknown.has(card))
  const named = after.facts.flatMap((fact) => namedIn(viewOfFact(fact, player))).filter((card) => unknown.has(card))
  return [...shown, ...named]
}

/** True if a player looked at cards. A search that finds nothing reveals something too. */
const hasLooked = ({ after }: PlayedStep): boolean => after.facts.some(({ fact }) => fact === 'CARDS_LOOKED_AT')

/**
 * True if a step by `player` revealed something that makes undoing unfair. In their own turn, players may undo a step that showed the
 * opponent only cards that the players themselves knew already, because this hurts only themselves. In the opponent's turn they may not:
 * the opponent could then undo an earlier event and choose differently.
 */
const isSecretOut = (step: PlayedStep, player: PlayerId): boolean => {
  if (hasLooked(step) || learned(step, player).length > 0) return true
  const learnedByOpponent = learned(step, opponentOf(player))
  if (step.before.turn.player !== player) return learnedByOpponent.length > 0
  const unknown = findHidden(step.before, player)
  return learnedByOpponent.some((card) => unknown.has(card))
}

/** The reason why it would not be fair to undo a step, or null if it is fair. */
export const whyNotFair = (step: PlayedStep): UndoRefusal | null => {
  const { event, before, after } = step
  if (!('player' in event)) return REFUSALS.CHANCE_DECIDED
  // After a tie, a new game was dealt, so all hidden cards have changed (TI.1).
  if (after.tieBreak !== before.tieBreak || isSecretOut(step, event.player)) return REFUSALS.HIDDEN_CARD_SEEN
  return after.randomness === before.randomness ? null : REFUSALS.CHANCE_DECIDED
}
