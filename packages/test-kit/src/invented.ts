/** Cards invented for a single test: what is particular about them, the rest as plain as can be. */
import type { AttackDefinition, PlayedTrainerDefinition, PokemonDefinition, Program } from 'ptcg-turn-engine/model'

type Particular = Partial<Omit<PokemonDefinition, 'kind' | 'name'>>

/** A Basic Colorless Pokémon with 100 HP and a Retreat Cost of one. Its id is its name with hyphens. */
export const invented = (name: string, card: Particular = {}): PokemonDefinition => ({
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

/** An Item with that text. */
export const item = (name: string, effect: Program): PlayedTrainerDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: name.replaceAll(' ', '-'),
  name,
  effect,
})
