/** EVOLVE (T2B.6, T2B.7, MG.1). */

import { definitionOf } from '../board/definitions.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { turnWith } from '../changes/copy.ts'
import { evolvePokemon } from '../changes/pokemon.ts'
import { update } from '../changes/record.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const evolve: Action<EventNamed<'EVOLVE'>> = (game, { card, pokemon }) => {
  const target = findPokemon(game, pokemon)
  if (target === null) return game
  const evolved = evolvePokemon(game, target, card)
  const definition = definitionOf(game, card)
  return definition?.kind === 'Pokemon' && definition.endsTheTurn === true
    ? update(evolved, { turn: turnWith(evolved.turn, { cutShort: true }) })
    : evolved
}
