/** A printed card after reading: its definition, and the result for each of its texts. */
import type { CardDefinition } from 'ptcg-turn-engine/model'

/** The parts of a card that have a text. */
export const TEXT_KINDS = ['attack', 'Ability', 'Trainer', 'Energy', 'rule'] as const
/** A part of a card that has a text. */
export type TextKind = (typeof TEXT_KINDS)[number]

/** The result of reading one text. */
export interface PrintedText {
  readonly kind: TextKind
  /** The name of the attack, Ability, trait or card. */
  readonly name: string
  /** The printed text, with the damage of an attack before it. */
  readonly printed: string
  /** Sentences that are not understood, or one sentence that says why the text is not; empty if the engine carries out the whole text. */
  readonly unread: readonly string[]
  /** The differences between the words of a sentence and its effect that the second look finds, each with its sentence before it. */
  readonly doubts?: readonly string[]
}

/** The definition of a printed card, and the results of reading its texts. */
export interface ReadCard<Definition extends CardDefinition = CardDefinition> {
  readonly definition: Definition
  readonly texts: readonly PrintedText[]
  /** The code of the card's set in deck lists, if the file contains it. */
  readonly setCode?: string
}

/** True if the engine carries out every text of a card. */
export const isAutomatic = ({ texts }: ReadCard): boolean => texts.every(({ unread }) => unread.length === 0)
