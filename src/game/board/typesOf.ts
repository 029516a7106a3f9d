/** Reads the types of a Pokémon in play, which texts may change (A-D3.1). */
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import { modifiersOn } from './continuous.ts'
import { pokemonDefinition } from './definitions.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** The types of a Pokémon in play: the printed types or those that replace them, and the types that effects add. */
export const currentTypesOf = (game: Game, target: InPlay): readonly EnergyType[] => {
  const printed = pokemonDefinition(game, target.pokemon).types
  const changes = modifiersOn(game, 'types', target)
  if (changes.length === 0) return printed
  const given = (besides: true | undefined) =>
    changes.flatMap(({ effect }) => (effect.besides === besides ? effect.types : []))
  const instead = given(undefined)
  return [...(instead.length === 0 ? printed : instead), ...given(true)]
}
