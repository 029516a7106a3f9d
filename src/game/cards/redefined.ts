/** Finds cards that have the id of another card of this package: a mistake, unless it is requested. */
import * as v from 'valibot'
import type { CardDefinition } from '../model/cards.ts'
import { CardDefinitionSchema } from './cardSchema.ts'
import { cards as ALL_CARDS } from './cards.ts'

/** The card as JSON in the schema's order of properties. */
const written = (card: CardDefinition): string => JSON.stringify(v.parse(CardDefinitionSchema, card))

/** True if it is a card of this package, or equal to one in every property. */
export const isOfThePackage = (card: CardDefinition): boolean => {
  const printed = Object.hasOwn(ALL_CARDS, card.id) ? ALL_CARDS[card.id] : undefined
  return printed !== undefined && (printed === card || written(printed) === written(card))
}

/** True if it would replace a different card of this package. */
export const isRedefined = (card: CardDefinition): boolean => Object.hasOwn(ALL_CARDS, card.id) && !isOfThePackage(card)

/** The problem with it, in a sentence. */
export const redefinition = ({ id }: CardDefinition): string =>
  `${id} is the id of another card of this package, ${ALL_CARDS[id]?.name}: give the card an id of its own, or say "redefine": true to put it in that one's place.`
