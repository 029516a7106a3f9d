/** Searches effects of any shape for words, keys and objects. */

/** An object of an effect, of any shape. */
export type EffectPart = Readonly<Record<string, unknown>>

export const isObject = (part: unknown): part is EffectPart =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** True if a test holds for any object in a meaning, at any depth. */
export const anywhere = (part: unknown, test: (one: EffectPart) => boolean): boolean => {
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((one) => anywhere(one, test))
  const one = part as EffectPart
  return test(one) || Object.values(one).some((value) => anywhere(value, test))
}

/** True if one of these words occurs in a meaning, under any key. */
export const says = (part: unknown, ...words: readonly string[]): boolean =>
  anywhere(part, (one) => Object.values(one).some((value) => typeof value === 'string' && words.includes(value)))

/** Returns every object in a meaning, at any depth. */
export const effectPartsIn = (part: unknown): readonly EffectPart[] =>
  Array.isArray(part)
    ? part.flatMap(effectPartsIn)
    : isObject(part)
      ? [part, ...Object.values(part).flatMap(effectPartsIn)]
      : []

/**
 * Returns the effect with owners added: each move of chosen cards gets their owner (`whose`) and the pile they come from (`out`), and each
 * choice among cards that a player looks at gets the owner of these cards (`shown`).
 */
export const withOwners = (part: unknown, chosen = new Map<unknown, EffectPart>()): unknown => {
  if (Array.isArray(part)) return part.map((one) => withOwners(one, chosen))
  if (!isObject(part)) return part
  if (part.as !== undefined) chosen.set(part.as, part)
  if (part.do === 'lookAtTop' || part.do === 'revealHand') chosen.set('lookedAt', part)
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withOwners(value, chosen)]))
  const { whose, from } = chosen.get(part.do === 'move' ? part.cards : part.from) ?? {}
  if (whose === undefined) return copy
  return part.do === 'move'
    ? { ...copy, whose, out: from }
    : part.from === 'lookedAt'
      ? { ...copy, shown: whose }
      : copy
}
