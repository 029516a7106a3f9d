/**
 * Limits Energy cards that a text names by type to basic Energy, unless they are attached. Special Energy provides a type only while it is
 * attached to a Pokémon, so "a Fire Energy card" in a deck, a hand or a discard pile is a basic one.
 */
import type { CardFilter } from 'ptcg-turn-engine/model'
import { objectsIn, type PartOfAMeaning, withEveryObject } from './everyObject.ts'

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

const FROM_POKEMON: ReadonlySet<unknown> = new Set(['chooseAttached', 'allAttached'])

/**
 * Returns the names of the choices that take cards from Pokémon. Special Energy on a Pokémon has types, so these choices may include it.
 */
const takenFromPokemon = (meaning: unknown): ReadonlySet<unknown> =>
  new Set(objectsIn(meaning).flatMap((one) => (FROM_POKEMON.has(one.do) ? [one.as] : [])))

const namesCards = ({ do: word, count, named }: PartOfAMeaning, fromPokemon: ReadonlySet<unknown>): boolean =>
  word === 'chooseCards' ||
  word === 'allCards' ||
  count === 'cardsIn' ||
  (count === 'cardsChosen' && !fromPokemon.has(named))

/** Returns the meaning in which Energy cards named by type are basic ones: cards in zones, and cards that are attached from the hand. */
export const basicInZones = <Meaning>(meaning: Meaning): Meaning => {
  const fromPokemon = takenFromPokemon(meaning)
  return withEveryObject(meaning, (one) => {
    if (one.on === 'attached' && one.card !== undefined) return { ...one, card: ofABasicOne(one.card as CardFilter) }
    return namesCards(one, fromPokemon) && one.filter !== undefined
      ? { ...one, filter: ofABasicOne(one.filter as CardFilter) }
      : one
  })
}
