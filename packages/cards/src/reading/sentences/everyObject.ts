/** Goes through the meaning of a text, which is plain data: finds the objects in it, and changes them. */

import { THIS_CARD } from './said.ts'

/** Something that a meaning says: a word, a filter, a question, a number that is counted. */
export type PartOfAMeaning = Readonly<Record<string, unknown>>

/** Every object in it, from the outside in. */
export const objectsIn = (part: unknown): readonly PartOfAMeaning[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(objectsIn)
  return Array.isArray(part) ? inner : [part as PartOfAMeaning, ...inner]
}

/** The same, in which the card with the text goes by its name. */
export const withItsName = <Meaning>(meaning: Meaning, name: string): Meaning =>
  withEveryObject(meaning, (one) => (one.named === THIS_CARD ? { ...one, named: name } : one))

/** The same with every object in it changed, from the inside out. */
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
