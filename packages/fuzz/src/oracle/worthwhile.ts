/**
 * Removes from a choice the Pokémon to which the text could do nothing. An attack offers all Pokémon if it could do something to one of
 * them, and otherwise none.
 */
import type { ChoosePokemon, Program } from 'ptcg-turn-engine/model'
import { comesToNothing } from './inVain.ts'
import { giving, linkedWords } from './linkedWords.ts'
import { couldComeOf } from './prospects.ts'
import type { Reading } from './readingText.ts'
import type { OraclePokemon } from './table.ts'

export const worthwhile = (
  reading: Reading,
  { as }: ChoosePokemon,
  rest: Program,
  offered: readonly OraclePokemon[],
): readonly OraclePokemon[] => {
  const { table, source, memory } = reading
  const anew = rest.findIndex((effect) => giving(effect).includes(as))
  const text = anew === -1 ? rest : rest.slice(0, anew)
  const about = linkedWords(reading, as, text)
  if (about === null) return offered
  const useful = offered.filter(({ id }) =>
    couldComeOf(table, source, text, about, { ...memory, pokemon: { ...memory.pokemon, [as]: [id] } }),
  )
  return source.kind === 'attack' && useful.length > 0 ? offered : useful
}

/** True if no effect that uses the chosen cards named `as` could change anything. */
export const isWorthless = (reading: Reading, as: string, text: Program): boolean =>
  comesToNothing(couldComeOf, reading, as, text)
