/**
 * Marks the cards other than Basic Pokémon that a text puts onto a Bench. Without the mark, the engine leaves such cards where they are
 * (T2A.1). A text that might put a card other than a Pokémon there is not understood.
 */
import type { CardFilter } from 'ptcg-turn-engine/model'
import { objectsIn, withEveryObject } from './everyObject.ts'

const isBasic = ({ stage, any }: CardFilter): boolean => stage === 'Basic' || any?.every(isBasic) === true

/** True if a filter allows only Pokémon. A name without a kind means a Pokémon, or an Item that is played as one. */
const isPokemon = ({ kind, any, named, trainer }: CardFilter): boolean =>
  kind === 'Pokemon' || any?.every(isPokemon) === true || (named !== undefined && trainer === undefined)

/**
 * Returns the meaning with the mark on each move onto a Bench of chosen cards that might not be Basic Pokémon; null if one of these cards
 * might not be a Pokémon at all.
 */
export const ontoBench = <Meaning>(meaning: Meaning): Meaning | null => {
  const all = objectsIn(meaning)
  const names = new Set(all.flatMap((one) => (one.do === 'move' && one.to === 'bench' ? [one.cards] : [])))
  const others = all.filter(
    (one) => one.do === 'chooseCards' && names.has(one.as) && !isBasic(one.filter as CardFilter),
  )
  if (others.length === 0) return meaning
  if (!others.every((one) => isPokemon(one.filter as CardFilter))) return null
  const named = new Set(others.map((one) => one.as))
  return withEveryObject(meaning, (one) =>
    one.do === 'move' && one.to === 'bench' && named.has(one.cards) ? { ...one, anyStage: true } : one,
  )
}
