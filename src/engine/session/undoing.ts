/** Decides whether a step may be taken back: not when it told somebody of a hidden card, nor when chance had a part in it. */

import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { opponentOf, type PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { hiddenFrom, viewOfFact } from '../play/view.ts'

/** One accepted event: the game before and after it. */
export interface PlayedStep {
  readonly event: GameEvent
  readonly before: Game
  readonly after: Game
}

/** Why a step is not taken back or done again. */
export const UNDO_CODES = [
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  'UNDO_NOT_ALLOWED',
  'HIDDEN_CARD_SEEN',
  'CHANCE_DECIDED',
] as const
/** Why a step is not taken back or done again, for programs. */
export type UndoCode = (typeof UNDO_CODES)[number]

/** Why a step is not taken back or done again: a code and one sentence. */
export interface UndoRefusal {
  readonly code: UndoCode
  readonly message: string
}

export const REFUSALS: { readonly [Code in UndoCode]: UndoRefusal } = {
  NOTHING_TO_UNDO: { code: 'NOTHING_TO_UNDO', message: 'Nothing has been played that could be taken back.' },
  NOTHING_TO_REDO: { code: 'NOTHING_TO_REDO', message: 'Nothing has been taken back that could be done again.' },
  UNDO_NOT_ALLOWED: { code: 'UNDO_NOT_ALLOWED', message: 'In this game nothing is taken back.' },
  HIDDEN_CARD_SEEN: {
    code: 'HIDDEN_CARD_SEEN',
    message: 'A hidden card has been seen since, and that cannot be taken back.',
  },
  CHANCE_DECIDED: {
    code: 'CHANCE_DECIDED',
    message: 'A coin, a shuffle or a card at random has decided something since, and that cannot be taken back.',
  },
}

/** The ids of all cards and Pokémon that a value names, however deep. */
const namedIn = (value: unknown): readonly CardId[] => {
  if (typeof value !== 'object' || value === null) return []
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown }
  if (typeof id === 'number' && typeof name === 'string') return [id]
  return Object.values(value).flatMap(namedIn)
}

/** The cards that a player knows after a step and did not know before it. */
const learned = ({ before, after }: PlayedStep, player: PlayerId): readonly CardId[] => {
  const unknown = hiddenFrom(before, player)
  const stillUnknown = hiddenFrom(after, player)
  const shown = [...unknown].filter((card) => !stillUnknown.has(card))
  const told = after.facts.flatMap((fact) => namedIn(viewOfFact(fact, player))).filter((card) => unknown.has(card))
  return [...shown, ...told]
}

/** A look that found nothing has told something too. */
const hasLooked = ({ after }: PlayedStep): boolean => after.facts.some(({ fact }) => fact === 'CARDS_LOOKED_AT')

/**
 * What a player shows of the own hand in the own turn may be taken back, for it is the player's own loss. In the other's turn
 * it is the other's doing, who could take that back next and choose anew.
 */
const isSecretOut = (step: PlayedStep, player: PlayerId): boolean => {
  if (hasLooked(step) || learned(step, player).length > 0) return true
  const told = learned(step, opponentOf(player))
  if (step.before.turn.player !== player) return told.length > 0
  const unknown = hiddenFrom(step.before, player)
  return told.some((card) => unknown.has(card))
}

/** Why it would not be fair to take a step back, or null where it is. */
export const whyNotFair = (step: PlayedStep): UndoRefusal | null => {
  const { event, before, after } = step
  if (!('player' in event)) return REFUSALS.CHANCE_DECIDED
  // A new game of the match is dealt anew (TI.1): every card is another.
  if (after.tieBreak !== before.tieBreak || isSecretOut(step, event.player)) return REFUSALS.HIDDEN_CARD_SEEN
  return after.randomness === before.randomness ? null : REFUSALS.CHANCE_DECIDED
}
