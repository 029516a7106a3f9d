/** Cards and Pokémon that go to the hand or deck of their owner, read from their English. */
import { expect, test } from 'vitest'
import { pokemon } from './reading.ts'

const attack = (text: string) => pokemon({ attacks: [{ name: 'Deep Well', cost: [], text, damage: '' }] })
const theirBenched = { do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent', where: 'Bench' } }

test.each<[string, readonly object[]]>([
  [
    'If your opponent’s Active Pokémon is Burned, put it and all attached cards into your opponent’s hand.',
    [
      {
        do: 'if',
        is: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Burned' },
        then: [{ do: 'leavePlay', pokemon: 'opponentActive', to: 'hand' }],
      },
    ],
  ],
  [
    'Choose 1 of your opponent’s Benched Pokémon. They shuffle that Pokémon and all attached cards into their deck.',
    [theirBenched, { do: 'leavePlay', pokemon: { chosen: 'pokemon' }, to: 'deck' }],
  ],
  [
    'Choose 1 of your opponent’s Benched Pokémon. Put it and all attached cards into your opponent’s hand.',
    [theirBenched, { do: 'leavePlay', pokemon: { chosen: 'pokemon' }, to: 'hand' }],
  ],
  [
    'Put an Energy attached to the Defending Pokémon into your opponent’s hand.',
    [
      { do: 'chooseAttached', as: 'cards', on: 'opponentActive', filter: { kind: 'Energy' } },
      { do: 'move', cards: 'cards', to: 'hand' },
    ],
  ],
])('%s', (text, after) => {
  expect(attack(text)).toMatchObject([{ attacks: [{ after }] }, []])
})

test('"it" is left unread if no Pokémon was mentioned', () => {
  expect(attack('Put it and all attached cards into your hand.')[1]).toHaveLength(1)
})
