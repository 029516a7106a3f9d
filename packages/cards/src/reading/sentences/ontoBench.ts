/**
 * Finds what a text puts onto a Bench besides Basic Pokémon, and says so of it: without that, the engine leaves such cards where they
 * are (T2A.1). What may be no Pokémon at all is not understood.
 */
import type { CardFilter } from 'ptcg-turn-engine/model'
import { objectsIn, withEveryObject } from './everyObject.ts'

const isBasic = ({ stage, any }: CardFilter): boolean => stage === 'Basic' || any?.every(isBasic) === true

const isPokemon = ({ kind, any, named, trainer }: CardFilter, text: string): boolean =>
  kind === 'Pokemon' ||
  any?.every((one) => isPokemon(one, text)) === true ||
  // A name alone is that of a Pokémon; "Rare Fossil cards" are not Pokémon.
  (named !== undefined && trainer === undefined && !text.includes(`${named} card`))

/** A meaning in which whatever comes onto a Bench may; null where it may be something else than a Pokémon. */
export const ontoBench = <Meaning>(meaning: Meaning, text: string): Meaning | null => {
  const all = objectsIn(meaning)
  const names = new Set(all.flatMap((one) => (one.do === 'move' && one.to === 'bench' ? [one.cards] : [])))
  const others = all.filter(
    (one) => one.do === 'chooseCards' && names.has(one.as) && !isBasic(one.filter as CardFilter),
  )
  if (others.length === 0) return meaning
  if (!others.every((one) => isPokemon(one.filter as CardFilter, text))) return null
  const named = new Set(others.map((one) => one.as))
  return withEveryObject(meaning, (one) =>
    one.do === 'move' && one.to === 'bench' && named.has(one.cards) ? { ...one, anyStage: true } : one,
  )
}
