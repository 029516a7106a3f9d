/** Searches an effect of any shape for a word, or for a key with a word. */

/** An object of an effect, of any shape. */
export type EffectPart = Readonly<Record<string, unknown>>

export const isObject = (part: unknown): part is EffectPart =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** True if a test holds of any object in a meaning, at any depth. */
export const anywhere = (part: unknown, test: (one: EffectPart) => boolean): boolean => {
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((one) => anywhere(one, test))
  const one = part as EffectPart
  return test(one) || Object.values(one).some((value) => anywhere(value, test))
}

/** True if one of these words occurs in a meaning, under any key. */
export const says = (part: unknown, ...words: readonly string[]): boolean =>
  anywhere(part, (one) => Object.values(one).some((value) => typeof value === 'string' && words.includes(value)))

/** Every object in a meaning, at any depth. */
export const effectPartsIn = (part: unknown): readonly EffectPart[] =>
  Array.isArray(part)
    ? part.flatMap(effectPartsIn)
    : isObject(part)
      ? [part, ...Object.values(part).flatMap(effectPartsIn)]
      : []

/** An effect in which each move of cards names their owner, as far as the effect tells where they were. */
export const withOwners = (part: unknown, owners = new Map<unknown, unknown>()): unknown => {
  if (Array.isArray(part)) return part.map((one) => withOwners(one, owners))
  if (!isObject(part)) return part
  if (part.as !== undefined) owners.set(part.as, part.whose)
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withOwners(value, owners)]))
  return part.do === 'move' && owners.get(part.cards) !== undefined ? { ...copy, whose: owners.get(part.cards) } : copy
}
