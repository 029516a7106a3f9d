/** Rulings about cards that cannot be put onto a Pokémon from the hand, because an attack says so (GR.1, T2E.7). */
import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, pokemonNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { CardFilter } from '../../src/game/model/cardFilter.ts'
import type { AttackDefinition } from '../../src/game/model/cards.ts'

const closing = (name: string, cards: CardFilter): AttackDefinition =>
  freeAttack(name, {
    after: [
      { do: 'lasting', on: 'opponentActive', effect: { lasting: 'cantReceive', cards }, during: 'opponentsNextTurn' },
    ],
  })

const spider = inventPokemon('Spider', {
  attacks: [closing('Wrap', { kind: 'Energy' }), closing('Stunt', { kind: 'Pokemon' })],
})
const cub = inventPokemon('Cub', {
  retreatCost: 0,
  abilities: [
    {
      name: 'Dance',
      use: [
        { do: 'chooseCards', as: 'energy', whose: 'you', from: 'hand', filter: { basicEnergy: true } },
        { do: 'attach', cards: 'energy', to: 'thisPokemon' },
      ],
    },
    {
      name: 'Growth Spurt',
      use: [
        { do: 'chooseCards', as: 'more', whose: 'you', from: 'hand', filter: {}, evolving: 'yourActive' },
        { do: 'evolve', cards: 'more', pokemon: 'yourActive' },
      ],
    },
  ],
})
const bear = inventPokemon('Bear', { stage: 'Stage 1', evolvesFrom: 'Cub' })

const BOARD = `turn 5 of A
  A active Spider
  B active Cub
  B bench Cub
  B hand Fire Energy x2; Bear
  A deck Hop x5
  B deck Hop x5`
const at = board(BOARD.replaceAll(';', ','), { cards: [spider, cub, bear] })
const wrapped = after(at, A.attack('Wrap'))
const stunted = after(at, A.attack('Stunt'))

test('GR.1 Energy cannot be attached to it from the hand, and to others it can', () => {
  expect(refusals(wrapped, B.attach('Fire Energy', 'Cub'))).toEqual(['CARD_KEPT_OFF'])
  expect(refusals(wrapped, B.attach('Fire Energy', 'Cub#2'))).toEqual([])
  expect(refusals(wrapped, B.evolve('Cub', 'Bear'))).toEqual([])
})

test('GR.1 neither by an Ability, which then could change nothing (T2D.1b)', () => {
  expect(refusals(wrapped, B.ability('Cub'))).toEqual(['CHANGES_NOTHING'])
  expect(pokemonNamed(after(wrapped, B.ability('Cub#2'), B.choose('Fire Energy')), 1, 'Cub#2')?.energy).toHaveLength(1)
})

test('GR.1 no Pokémon is played onto it to evolve it, by the rules or by an effect', () => {
  expect(refusals(stunted, B.evolve('Cub', 'Bear'))).toEqual(['CARD_KEPT_OFF'])
  expect(refusals(stunted, B.evolve('Cub#2', 'Bear'))).toEqual([])
  expect(refusals(stunted, B.ability('Cub', 1))).toEqual(['CHANGES_NOTHING'])
  expect(refusals(stunted, B.attach('Fire Energy', 'Cub'))).toEqual([])
})

test('ET.2, T2E.7 until the end of that turn, or until it leaves the Active Spot', () => {
  const back = after(wrapped, B.retreat())
  expect(refusals(back, B.attach('Fire Energy', 'Cub#2'))).toEqual([])
  const later = after(wrapped, B.endTurn(), A.endTurn())
  expect(refusals(later, B.attach('Fire Energy', 'Cub'))).toEqual([])
})
