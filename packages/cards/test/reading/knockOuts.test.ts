/** Knock Outs and damage counters that are moved, read from their English. */
import { expect, test } from 'vitest'
import { pokemon } from './reading.ts'

const attack = (text: string) => pokemon({ attacks: [{ name: 'Deep Well', cost: [], text, damage: '' }] })
const knocksOut = (one: object) => ({ do: 'knockOut', pokemon: one })

test.each<[string, readonly object[]]>([
  ['Both Active Pokémon are Knocked Out.', [knocksOut({ each: { whose: 'either', where: 'Active' } })]],
  [
    'If your opponent’s Active Pokémon is Burned, it is Knocked Out.',
    [
      {
        do: 'if',
        is: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Burned' },
        then: [{ do: 'knockOut', pokemon: 'opponentActive' }],
      },
    ],
  ],
  [
    'Move 3 damage counters from 1 of your Pokémon to 1 of your opponent’s Pokémon.',
    [
      { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', damaged: true } },
      { do: 'choosePokemon', as: 'pokemon2', from: { whose: 'opponent' } },
      { do: 'moveCounters', from: { chosen: 'pokemon' }, to: { chosen: 'pokemon2' }, counters: 3 },
    ],
  ],
  [
    'Put damage counters on 1 of your opponent’s Pokémon until its remaining HP is 20.',
    [
      { do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent' } },
      {
        do: 'putCounters',
        on: { chosen: 'pokemon' },
        counters: { count: 'minus', from: { count: 'hpLeftOf', pokemon: { chosen: 'pokemon' } }, less: 2 },
      },
    ],
  ],
  [
    'If your opponent’s Basic Pokémon is Knocked Out by damage from this attack, take 2 more Prize cards.',
    [
      {
        do: 'lasting',
        on: 'thisPokemon',
        effect: {
          lasting: 'prizesWon',
          amount: 2,
          to: { whose: 'opponent', fits: { kind: 'Pokemon', stage: 'Basic' } },
        },
        during: 'thisTurn',
      },
    ],
  ],
  [
    'During your next turn, if the Defending Pokémon is Knocked Out, take 1 more Prize card.',
    [
      {
        do: 'lasting',
        on: 'opponentActive',
        effect: { lasting: 'prizesGiven', amount: 1 },
        during: 'yourNextTurn',
      },
    ],
  ],
])('%s', (text, after) => {
  expect(attack(text)).toMatchObject([{ attacks: [{ after }] }, []])
})

test('"it" is left unread if the text has mentioned no Pokémon', () => {
  expect(attack('It is Knocked Out.')[1]).toHaveLength(1)
})
