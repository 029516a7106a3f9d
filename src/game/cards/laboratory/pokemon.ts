/** The default values of invented Pokémon: each card states only what differs from them. */
import type { PokemonDefinition } from '../../model/cards.ts'

type Particular = Partial<Omit<PokemonDefinition, 'kind'>> & Pick<PokemonDefinition, 'id' | 'name' | 'attacks'>

/** A Basic Colorless Pokémon with 60 HP and a Retreat Cost of one, unless the card says otherwise. */
export const laboratoryPokemon = (card: Particular): PokemonDefinition => ({
  kind: 'Pokemon',
  stage: 'Basic',
  hp: 60,
  types: ['Colorless'],
  retreatCost: 1,
  ...card,
})
