/** "That Pokémon" is the one that a text mentioned last: an Active Pokémon, or a chosen one. */
import { expect, test } from 'vitest'
import { pokemon } from './reading.ts'

const afterOf = (text: string): unknown => {
  const [card, unread] = pokemon({ attacks: [{ name: 'Bite', cost: [], damage: '', text }] })
  expect(unread).toEqual([])
  return Object(card).attacks[0].after
}

const ASLEEP = "Your opponent's Active Pokémon is now Asleep."
const STAYS = "That Pokémon can't retreat during your opponent's next turn."
const lasting = (on: unknown) => ({
  do: 'lasting',
  on,
  effect: { lasting: 'cantRetreat' },
  during: 'opponentsNextTurn',
})

test.each([
  ['an Active Pokémon after a choice', `Heal 20 damage from 1 of your Pokémon. ${ASLEEP} ${STAYS}`, 'opponentActive'],
  [
    'an Active Pokémon after a choice that was spoken of',
    `Choose 1 of your Benched Pokémon. Heal 20 damage from that Pokémon. ${ASLEEP} ${STAYS}`,
    'opponentActive',
  ],
  [
    'an Active Pokémon after a switch',
    `Switch this Pokémon with 1 of your Benched Pokémon. ${ASLEEP} ${STAYS}`,
    'opponentActive',
  ],
  [
    'a choice after an Active Pokémon',
    `${ASLEEP} Heal 20 damage from 1 of your Pokémon. ${STAYS}`,
    { chosen: 'pokemon' },
  ],
])('%s', (_, text, on) => {
  expect(afterOf(text)).toEqual(expect.arrayContaining([lasting(on)]))
})

test("Poison's damage counters go on the Poisoned Pokémon", () => {
  const text =
    "Heal 20 damage from 1 of your Benched Pokémon. Your opponent's Active Pokémon is now Poisoned. During Pokémon Checkup, put 2 damage counters on that Pokémon instead of 1."
  expect(afterOf(text)).toMatchObject([
    { do: 'choosePokemon' },
    { do: 'heal', pokemon: { chosen: 'pokemon' } },
    { do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned', counters: 2 },
  ])
})
