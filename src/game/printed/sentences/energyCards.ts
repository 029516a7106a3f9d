/**
 * Finds what a text says of Energy cards that are not attached: Special Energy provides a type only while it is attached to a Pokémon, so "a
 * Fire Energy card" of a deck, a hand or a discard pile is a basic one.
 */
import type { CardFilter } from '../../model/cardFilter.ts'

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

type Json = Readonly<Record<string, unknown>>

const namesCards = ({ do: word, count }: Json): boolean =>
  word === 'chooseCards' || word === 'allCards' || count === 'cardsIn'

/** A meaning in which the Energy cards of zones are basic where it names their type. */
export const basicInZones = <Meaning>(meaning: Meaning): Meaning => {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside)
    if (typeof part !== 'object' || part === null) return part
    const all = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, inside(one)]))
    return namesCards(all) && all.filter !== undefined ? { ...all, filter: ofABasicOne(all.filter as CardFilter) } : all
  }
  return inside(meaning) as Meaning
}
