/** A log in which both players begin with one Pokémon of the same kind. */
import type { PokemonDefinition } from 'ptcg-turn-engine/model'

export const MINNOW: PokemonDefinition = {
  kind: 'Pokemon',
  id: 'minnow',
  name: 'Minnow',
  stage: 'Basic',
  hp: 90,
  types: ['Water'],
  retreatCost: 1,
  attacks: [{ name: 'Splash', cost: [], damage: { base: 10 } }],
}

/** The lines of the set-up: Ada goes first. */
export const OPENING: readonly string[] = [
  'Setup',
  'Ada won the coin toss.',
  'Ada decided to go first.',
  'Ada drew 7 cards for the opening hand.',
  'Ben drew 7 cards for the opening hand.',
  'Ada played Minnow to the Active Spot.',
  'Ben played Minnow to the Active Spot.',
]
