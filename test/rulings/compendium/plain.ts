/** Plain Pokémon for boards whose case needs no particular opponent. */
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'

const ATTACKS = [
  freeAttack('Tap', { damage: { base: 10 } }),
  freeAttack('Blow', { damage: { base: 100 } }),
  freeAttack('Flatten', { damage: { base: 500 } }),
]

export const PLAIN: readonly CardDefinition[] = [
  inventPokemon('Post', { hp: 300, attacks: ATTACKS }),
  inventPokemon('Twig', { hp: 30, attacks: ATTACKS }),
  inventPokemon('Cloud', {
    hp: 300,
    attacks: [freeAttack('Storm', { damage: { base: 500 }, also: [{ to: 'eachOfOpponentBench', amount: 30 }] })],
  }),
  inventPokemon('Post ex', { hp: 300, prizes: 2, rules: ['ex'], attacks: ATTACKS }),
  inventPokemon('Post V', { hp: 300, prizes: 2, rules: ['V'], attacks: ATTACKS }),
]
