/** Cards for small games: a Pokémon that is easily Knocked Out and worth two Prize cards, and a Stadium that limits Benches. */
import type { PokemonDefinition, StadiumDefinition } from 'ptcg-turn-engine/model'

export const smallTreasure: PokemonDefinition = {
  kind: 'Pokemon',
  id: 'small-1',
  name: 'Small Treasure ex',
  rules: ['ex'],
  stage: 'Basic',
  hp: 40,
  types: ['Colorless'],
  retreatCost: 0,
  prizes: 2,
  attacks: [{ name: 'Glitter', cost: [], damage: { base: 20 }, also: [{ to: 'thisPokemon', amount: 20 }] }],
}

export const smallCupboard: StadiumDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'small-2',
  name: 'Small Cupboard',
  continuous: [{ continuous: 'benchLimit', limit: 1 }],
}
