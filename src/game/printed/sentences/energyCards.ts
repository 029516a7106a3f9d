/**
 * Finds what a text says of Energy cards that are not attached: Special Energy provides a type only while it is attached to a Pokémon, so "a
 * Fire Energy card" of a deck, a hand or a discard pile is a basic one.
 */
import type { CardFilter } from '../../model/cardFilter.ts'
import { type PartOfAMeaning, withEveryObject } from './everyObject.ts'

const ofABasicOne = (filter: CardFilter): CardFilter => {
  const { kind, type, any, not, ...rest } = filter
  return {
    ...rest,
    ...(kind === 'Energy' && type !== undefined ? { basicEnergy: true } : kind === undefined ? {} : { kind }),
    ...(type === undefined ? {} : { type }),
    ...(any === undefined ? {} : { any: any.map(ofABasicOne) }),
    ...(not === undefined ? {} : { not: ofABasicOne(not) }),
  }
}

const namesCards = ({ do: word, count }: PartOfAMeaning): boolean =>
  word === 'chooseCards' || word === 'allCards' || count === 'cardsIn'

/** A meaning in which the Energy cards of zones are basic where it names their type. */
export const basicInZones = <Meaning>(meaning: Meaning): Meaning =>
  withEveryObject(meaning, (one) =>
    namesCards(one) && one.filter !== undefined ? { ...one, filter: ofABasicOne(one.filter as CardFilter) } : one,
  )
