/** A printed card as it was read: what it is, and what became of each of its texts. */
import type { CardDefinition } from 'ptcg-turn-engine/model'

/** The parts of a card that have a text. */
export const TEXT_KINDS = ['attack', 'Ability', 'Trainer', 'Energy'] as const
/** A part of a card that has a text. */
export type TextKind = (typeof TEXT_KINDS)[number]

/** What became of one text. */
export interface PrintedText {
  readonly kind: TextKind
  /** The name of the attack, Ability or card. */
  readonly name: string
  /** As it is printed, with the damage of an attack before it. */
  readonly printed: string
  /** Sentences that are not understood. None: the engine carries the text out by itself. */
  readonly unread: readonly string[]
}

/** A printed card, and how much of it the engine carries out by itself. */
export interface ReadCard<Definition extends CardDefinition = CardDefinition> {
  readonly definition: Definition
  readonly texts: readonly PrintedText[]
}

/** Whether every text of a card is carried out by the engine. */
export const isAutomatic = ({ texts }: ReadCard): boolean => texts.every(({ unread }) => unread.length === 0)
