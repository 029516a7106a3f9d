/**
 * Makes Energy cards that are not attached basic where a text names their type. Special Energy provides a type only
 * while it is attached to a Pokémon, so "a Fire Energy card" in a deck, a hand or a discard pile is a basic one.
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

/** The names of cards that are taken from Pokémon: those provided their types there. */
const takenFromPokemon = (meaning: unknown): ReadonlySet<unknown> =>
  new Set(objectsIn(meaning).flatMap((one) => (FROM_POKEMON.has(one.do) ? [one.as] : [])))

const namesCards = ({ do: word, count, named }: PartOfAMeaning, fromPokemon: ReadonlySet<unknown>): boolean =>
  word === 'chooseCards' ||
  word === 'allCards' ||
  count === 'cardsIn' ||
  (count === 'cardsChosen' && !fromPokemon.has(named))

/** The same meaning, in which Energy cards in zones or attached from the hand are basic where their type is named. */
export const basicInZones = <Meaning>(meaning: Meaning): Meaning => {
  const fromPokemon = takenFromPokemon(meaning)
  return withEveryObject(meaning, (one) => {
    if (one.on === 'attached' && one.card !== undefined) return { ...one, card: ofABasicOne(one.card as CardFilter) }
    return namesCards(one, fromPokemon) && one.filter !== undefined
      ? { ...one, filter: ofABasicOne(one.filter as CardFilter) }
      : one
  })
}
