/**
 * Finds what a text would put onto a Bench besides Basic Pokémon. The engine leaves such cards where they are (T2A.1), so a text that means them
 * is not read.
 */
import type { CardFilter } from '../../model/cardFilter.ts'

const isBasic = (filter: CardFilter, text: string): boolean =>
  filter.stage === 'Basic' ||
  filter.any?.every((one) => isBasic(one, text)) === true ||
  // A name alone is that of a Pokémon; "Rare Fossil cards" are none.
  (filter.named !== undefined && filter.trainer === undefined && !text.includes(`${filter.named} card`))

type Json = Readonly<Record<string, unknown>>

const objectsIn = (part: unknown): readonly Json[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(objectsIn)
  return Array.isArray(part) ? inner : [part as Json, ...inner]
}

/** Whether a choice of other cards than Basic Pokémon is put onto a Bench. */
export const benchesOthers = (meaning: unknown, text: string): boolean => {
  const all = objectsIn(meaning)
  const names = all.flatMap((one) => (one.do === 'move' && one.to === 'bench' ? [one.cards] : []))
  return all.some(
    (one) => one.do === 'chooseCards' && names.includes(one.as) && !isBasic(one.filter as CardFilter, text),
  )
}
