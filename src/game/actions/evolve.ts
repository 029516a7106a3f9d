/** The action of EVOLVE (T2B.6, T2B.7, MG.1). */
import { findPokemon } from '../board/pokemonInPlay.ts'
import { evolveInto } from '../changes/pokemon.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const evolve: Action<EventNamed<'EVOLVE'>> = (game, { card, pokemon }) => {
  const target = findPokemon(game, pokemon)
  return target === null ? game : evolveInto(game, target, card)
}
