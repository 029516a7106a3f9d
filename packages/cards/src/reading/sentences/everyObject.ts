/** Finds and changes the objects in the meaning of a text, which is plain data. */

import type { PokemonRef } from 'ptcg-turn-engine/model'

/** An object in a meaning, such as an effect, a filter, a question or a count. */
export type PartOfAMeaning = Readonly<Record<string, unknown>>

/** Returns every object in a meaning, outer objects first. */
export const objectsIn = (part: unknown): readonly PartOfAMeaning[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(objectsIn)
  return Array.isArray(part) ? inner : [part as PartOfAMeaning, ...inner]
}

/** Returns the meaning with every object in it changed, inner objects first. */
export const withEveryObject = <Meaning>(
  meaning: Meaning,
  change: (one: PartOfAMeaning) => PartOfAMeaning,
): Meaning => {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside)
    if (typeof part !== 'object' || part === null) return part
    return change(Object.fromEntries(Object.entries(part).map(([key, one]) => [key, inside(one)])))
  }
  return inside(meaning) as Meaning
}

/** True if a meaning has a word, as a key or as a value. */
export const hasKeyAnywhere = (part: unknown, word: string): boolean => {
  if (typeof part !== 'object' || part === null) return part === word
  return Object.entries(part).some(
    ([key, value]) => (!Array.isArray(part) && key === word) || hasKeyAnywhere(value, word),
  )
}

/** True if a part refers to the Pokémon that was chosen under this name. */
const isChosen = (part: unknown, name: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (part as PartOfAMeaning).chosen === name &&
  Object.keys(part).length === 1

/** True if a meaning mentions the Pokémon that was chosen under this name. */
export const speaksOfChosen = (part: unknown, name: string): boolean =>
  isChosen(part, name) ||
  (typeof part === 'object' && part !== null && Object.values(part).some((one) => speaksOfChosen(one, name)))

/** Returns the meaning with another Pokémon in place of the one chosen under this name. */
export const withChosen = <Meaning>(meaning: Meaning, name: string, ref: PokemonRef): Meaning => {
  const inside = (part: unknown): unknown => {
    if (isChosen(part, name)) return ref
    if (Array.isArray(part)) return part.map(inside)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, inside(one)]))
  }
  return inside(meaning) as Meaning
}
