/** Cards invented for a single test: a test gives the special properties, and the rest is as plain as possible. */
import type { AttackDefinition, PlayedTrainerDefinition, PokemonDefinition, Program } from 'ptcg-turn-engine/model'

type Particular = Partial<Omit<PokemonDefinition, 'kind' | 'name'>>

/** A Basic Colorless Pokémon with 100 HP and a Retreat Cost of one. Its id is its name with hyphens. */
export const inventPokemon = (name: string, card: Particular = {}): PokemonDefinition => ({
  kind: 'Pokemon',
  id: name.replaceAll(' ', '-'),
  name,
  stage: 'Basic',
  hp: 100,
  types: ['Colorless'],
  retreatCost: 1,
  attacks: [],
  ...card,
})

/** An attack without a cost. */
export const freeAttack = (name: string, attack: Partial<AttackDefinition> = {}): AttackDefinition => ({
  name,
  cost: [],
  ...attack,
})

/** An Item with this text. */
export const inventItem = (name: string, effect: Program): PlayedTrainerDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: name.replaceAll(' ', '-'),
  name,
  effect,
})
