/** The action of DISCARD_FROM_PLAY: discards a card with everything attached to it. This is not a Knock Out (T2D.9). */
import { findPokemon } from '../board/pokemonInPlay.ts'
import { TO_DISCARD } from '../changes/cards.ts'
import { removeFromPlay } from '../changes/pokemon.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const discardFromPlay: Action<EventNamed<'DISCARD_FROM_PLAY'>> = (game, { pokemon }) => {
  const target = findPokemon(game, pokemon)
  return target === null ? game : removeFromPlay(game, target, TO_DISCARD)
}
