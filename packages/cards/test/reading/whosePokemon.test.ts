/** Texts of our own about named owners of Pokémon, Mega Evolution Pokémon ex, and phrases of later sets. */
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { ant } from './reading.ts'

const pokemonOf = (parts: object) => {
  const [card] = readCards([{ ...ant, ...parts }]).cards
  return card?.definition.kind === 'Pokemon' ? card.definition : null
}

const attackOf = (text: string, damage = '') =>
  pokemonOf({ attacks: [{ name: 'Sting', cost: ['Grass'], damage, text }] })?.attacks[0]

const continuousOf = (text: string) =>
  pokemonOf({ abilities: [{ name: 'Way', text }], attacks: [{ name: 'Sting', cost: ['Grass'] }] })?.abilities?.[0]
    ?.continuous

const search = (filter: object, max: number) => ({
  after: [
    { do: 'chooseCards', as: 'cards', whose: 'you', from: 'deck', filter, max },
    { do: 'move', to: 'bench' },
  ],
})

test.each([
  ['Search your deck for up to 3 Kim’s Pokémon and put them onto your Bench.', { namePart: "Kim's " }],
  [
    'Search your deck for up to 3 Basic Kim’s Pokémon and put them onto your Bench.',
    { stage: 'Basic', namePart: "Kim's " },
  ],
  ['Search your deck for up to 3 Team Comet’s Pokémon and put them onto your Bench.', { namePart: "Team Comet's " }],
])('%s', (text, filter) => {
  expect(attackOf(text)).toMatchObject(search({ kind: 'Pokemon', ...filter }, 3))
})

test('a Mega Evolution Pokémon ex is a Pokémon ex by that name, and gives three Prize cards', () => {
  const text = 'If your opponent’s Active Pokémon is a Mega Evolution Pokémon ex, this attack does 70 more damage.'
  expect(attackOf(text, '20+')?.damage?.terms?.[0]?.if).toEqual({
    is: 'fits',
    pokemon: 'opponentActive',
    filter: { kind: 'Pokemon', rule: 'ex', namePart: 'Mega ' },
  })
  expect(pokemonOf({ name: 'Mega Ant ex', subtypes: ['Stage 1', 'MEGA', 'ex'], evolvesFrom: 'Bee' })?.prizes).toBe(3)
  expect(pokemonOf({ name: 'Ant ex', subtypes: ['Stage 1', 'ex'], evolvesFrom: 'Bee' })?.prizes).toBe(2)
})

test.each([
  [
    'Your Pokémon can’t attack unless you have 2 or more Kim’s Pokémon in play.',
    [
      {
        continuous: 'cantAttack',
        scope: { pokemon: 'yours' },
        while: {
          is: 'not',
          what: {
            is: 'atLeast',
            what: { count: 'pokemonInPlay', of: { whose: 'you', fits: { kind: 'Pokemon', namePart: "Kim's " } } },
            number: 2,
          },
        },
      },
    ],
  ],
  [
    'Sting used by this Pokémon costs Colorless less.',
    [{ continuous: 'attackCost', attack: 'Sting', amount: -1, scope: { pokemon: 'thisPokemon' } }],
  ],
])('%s', (text, effects) => {
  expect(continuousOf(text)).toEqual(effects)
})

test('cards that the same sentence discards and counts are discarded before the damage', () => {
  const text =
    'Discard up to 3 Basic Grass Energy cards from your hand, and this attack does 40 damage for each card you discarded in this way.'
  expect(attackOf(text, '40×')).toMatchObject({
    require: [
      { do: 'chooseCards', from: 'hand', filter: { basicEnergy: true, type: 'Grass' }, max: 3 },
      { do: 'move', to: 'discard' },
    ],
    damage: { base: 40, sign: '×' },
  })
})

test('the player who goes second may not use it on the first turn', () => {
  expect(attackOf('If you go second, you can’t use this attack during your first turn.', '60')?.only).toEqual({
    is: 'not',
    what: {
      is: 'all',
      of: [
        { is: 'not', what: { is: 'wentFirst', whose: 'you' } },
        { is: 'firstTurn', whose: 'you' },
      ],
    },
  })
})

test('"up to" a number of damage counters moves them one after another', () => {
  const text = 'Move up to 2 damage counters from 1 of your Pokémon to 1 of your opponent’s Pokémon.'
  expect(attackOf(text)?.after?.map((effect) => effect.do)).toEqual([
    'choosePokemon',
    'choosePokemon',
    'moveCounters',
    'forEach',
  ])
})
