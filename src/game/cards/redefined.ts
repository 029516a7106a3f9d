/** Finds cards that have the id of a different card of this package. That is a mistake, unless `redefine` is set. */
import * as v from 'valibot'
import type { CardDefinition } from '../model/cards.ts'
import { CardDefinitionSchema } from './cardSchema.ts'
import { cards as ALL_CARDS } from './cards.ts'

/** The card as JSON in the schema's order of properties. */
const written = (card: CardDefinition): string => JSON.stringify(v.parse(CardDefinitionSchema, card))

/** True if the card is a card of this package, or equal to one in every property. */
export const isOfThePackage = (card: CardDefinition): boolean => {
  const printed = Object.hasOwn(ALL_CARDS, card.id) ? ALL_CARDS[card.id] : undefined
  return printed !== undefined && (printed === card || written(printed) === written(card))
}

/** True if the card would replace a different card of this package. */
export const isRedefined = (card: CardDefinition): boolean => Object.hasOwn(ALL_CARDS, card.id) && !isOfThePackage(card)

/** The message about a redefined card: one sentence. */
export const redefinition = ({ id }: CardDefinition): string =>
  `${id} is the id of another card of this package, ${ALL_CARDS[id]?.name}: give the card another id, or set "redefine": true to replace that card.`
