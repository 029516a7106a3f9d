/**
 * Finds what a text puts onto a Bench besides Basic Pokémon, and says so of it: without that, the engine leaves such cards where they
 * are (T2A.1). What may be no Pokémon at all is not understood.
 */
import type { CardFilter } from '../../model/cardFilter.ts'

const isBasic = ({ stage, any }: CardFilter): boolean => stage === 'Basic' || any?.every(isBasic) === true

const isPokemon = ({ kind, any, named, trainer }: CardFilter, text: string): boolean =>
  kind === 'Pokemon' ||
  any?.every((one) => isPokemon(one, text)) === true ||
  // A name alone is that of a Pokémon; "Rare Fossil cards" are none.
  (named !== undefined && trainer === undefined && !text.includes(`${named} card`))

type Json = Readonly<Record<string, unknown>>

const objectsIn = (part: unknown): readonly Json[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(objectsIn)
  return Array.isArray(part) ? inner : [part as Json, ...inner]
}

const ofAnyStage = (part: unknown, names: ReadonlySet<unknown>): unknown => {
  if (Array.isArray(part)) return part.map((one) => ofAnyStage(one, names))
  if (typeof part !== 'object' || part === null) return part
  const all = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, ofAnyStage(one, names)]))
  return all.do === 'move' && all.to === 'bench' && names.has(all.cards) ? { ...all, anyStage: true } : all
}

/** A meaning in which whatever comes onto a Bench may; null where it may be something else than a Pokémon. */
export const ontoBench = <Meaning>(meaning: Meaning, text: string): Meaning | null => {
  const all = objectsIn(meaning)
  const names = new Set(all.flatMap((one) => (one.do === 'move' && one.to === 'bench' ? [one.cards] : [])))
  const others = all.filter(
    (one) => one.do === 'chooseCards' && names.has(one.as) && !isBasic(one.filter as CardFilter),
  )
  if (others.length === 0) return meaning
  if (!others.every((one) => isPokemon(one.filter as CardFilter, text))) return null
  return ofAnyStage(meaning, new Set(others.map((one) => one.as))) as Meaning
}
