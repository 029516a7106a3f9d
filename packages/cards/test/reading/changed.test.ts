/**
 * Changes to a Pokémon itself: texts of our own about types, Weakness, Special Conditions, Abilities and one player's
 * Bench.
 */
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { ant } from './reading.ts'

const abilityOf = (text: string) => {
  const [card] = readCards([{ ...ant, abilities: [{ name: 'Way', type: 'Ability', text }] }]).cards
  return card?.definition.kind === 'Pokemon' ? card.definition.abilities?.[0]?.continuous : undefined
}

const ITSELF = { pokemon: 'thisPokemon' }

test.each([
  [
    'As long as this Pokémon is in play, it is Water and Metal type.',
    { continuous: 'types', types: ['Water', 'Metal'], scope: ITSELF },
  ],
  [
    'Prevent all effects of your opponent’s Pokémon’s Abilities done to this Pokémon.',
    { continuous: 'preventEffects', of: 'Abilities', from: { whose: 'opponent' }, scope: ITSELF },
  ],
  [
    'Apply Weakness for your opponent’s Active Pokémon as ×3 instead.',
    { continuous: 'weaknessTimes', factor: 3, scope: { pokemon: 'opponents', where: 'Active' } },
  ],
  [
    'During Pokémon Checkup, put 5 damage counters on your opponent’s Burned Pokémon instead of 2.',
    { continuous: 'conditionCounters', condition: 'Burned', amount: 3, once: true, scope: { pokemon: 'opponents' } },
  ],
  [
    'Put 3 more damage counters on your opponent’s Poisoned Pokémon during Pokémon Checkup.',
    { continuous: 'conditionCounters', condition: 'Poisoned', amount: 3, scope: { pokemon: 'opponents' } },
  ],
  [
    'If this Pokémon is Asleep, flip 3 coins instead of 1 during Pokémon Checkup. If any of them is tails, this Pokémon is still Asleep.',
    { continuous: 'sleepCoins', coins: 3, scope: ITSELF },
  ],
  [
    'As long as this Pokémon is in the Active Spot, your opponent can’t have more than 2 Benched Pokémon. If they have 3 or more Benched Pokémon, they discard Benched Pokémon until they have 2 Pokémon on the Bench.',
    {
      continuous: 'benchLimit',
      limit: 2,
      whose: 'opponent',
      while: { is: 'active', pokemon: 'thisPokemon' },
    },
  ],
])('%s', (text, effect) => {
  expect(abilityOf(text)).toEqual([effect])
})

test('a text is left unread if it names the wrong usual number of counters for a Special Condition', () => {
  expect(
    abilityOf('During Pokémon Checkup, put 4 damage counters on your opponent’s Asleep Pokémon instead of 2.'),
  ).toBeUndefined()
  expect(
    abilityOf('During Pokémon Checkup, put 4 damage counters on your opponent’s Burned Pokémon instead of 1.'),
  ).toBeUndefined()
})
