/** Requirements and costs of cards, Abilities and attacks, and which parts of a cost count as paid. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Program } from '../../src/game/model/effects.ts'

const discardTwo: Program = [
  { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 2, max: 2 },
  { do: 'move', cards: 'price', to: 'discard' },
]

const hold = (hand: string, deck = 'Hop, Wooloo x2') =>
  board(`A active Scorbunny\n A hand ${hand}\n A deck ${deck}\n B active Sobble`)

test.each(['Laboratory Press', 'Laboratory Press, Hop'])('%s: the cost cannot be paid', (hand) => {
  expect(refusals(hold(hand), A.item('Laboratory Press'))).toEqual(['COST_CANNOT_BE_PAID'])
})

test('the card and another copy of it: only the copy can be discarded', () => {
  expect(refusals(hold('Laboratory Press x2'), A.item('Laboratory Press'))).toEqual(['COST_CANNOT_BE_PAID'])
})

test('paid in full before anything else', () => {
  const paid = after(hold('Laboratory Press, Hop, Bede'), A.item('Laboratory Press'))
  expect(cardNamesIn(paid, 0, 'discard')).toEqual(['Hop', 'Bede'])
  expect(cardNamesIn(after(paid, A.choose('Wooloo')), 0, 'hand')).toEqual(['Wooloo'])
})

test('T2D.1b a cost alone does not make a card playable: the deck is empty', () => {
  const empty = hold('Laboratory Press, Hop, Bede', '')
  expect(refusals(empty, A.item('Laboratory Press'))).toEqual(['CHANGES_NOTHING'])
})

const scalding = (marks: string) =>
  board(`
      A active  Laboratory Kettle {Fire Energy x3}
      A bench   Laboratory Kettle {Fire Energy x3}
      A hand    Laboratory Auditor
      A deck    Hop x9
      B active  Laboratory Shield ${marks}
      B hand    Hop x${marks === '' ? 4 : 5}
    `)

test('a Supporter, an attack: refused while the condition is not met', () => {
  expect(refusals(scalding(''), A.supporter('Laboratory Auditor'))).toEqual(['CONDITION_NOT_MET'])
  expect(refusals(scalding(''), A.attack('Scald'))).toEqual(['CONDITION_NOT_MET'])
})

test('a Supporter, an attack: legal while the condition is met', () => {
  expect(cardNamesIn(after(scalding('-10'), A.supporter('Laboratory Auditor')), 0, 'hand')).toHaveLength(3)
  expect(activeIn(after(scalding('-10'), A.attack('Scald')), 1).damage).toBe(70)
})

test("an Ability pays with its Pokémon's Energy, and its effect counts what was paid", () => {
  const boiled = after(scalding(''), A.ability('Laboratory Kettle'), A.choose('Fire Energy'))
  expect(activeIn(after(boiled, A.choose('Fire Energy')), 0).energy).toHaveLength(1)
  expect(cardNamesIn(after(boiled, A.choose('Fire Energy')), 0, 'hand')).toHaveLength(5)
  expect(refusals(scalding(''), A.ability('Laboratory Kettle#2'))).toEqual(['CONDITION_NOT_MET'])
})

test.each<[string, Program]>([
  [
    'a question that is answered no',
    [{ do: 'if', is: { is: 'damaged', pokemon: 'opponentActive' }, then: [{ do: 'draw', who: 'you', cards: 2 }] }],
  ],
  [
    'a count that is too small',
    [
      {
        do: 'if',
        is: { is: 'atLeast', what: { count: 'prizesTaken', whose: 'opponent' }, number: 3 },
        then: [{ do: 'draw', who: 'you', cards: 2 }],
      },
    ],
  ],
  [
    '"if you do" after a switch with nobody',
    [
      { do: 'choosePokemon', as: 'theirs', from: { whose: 'opponent', where: 'Bench' } },
      { do: 'switch', who: 'opponent', with: 'theirs' },
      { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 2 }] },
    ],
  ],
  ['a Special Condition that the Pokémon is in', [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }]],
])('%s', (_, effect) => {
  const start = board('A active Scorbunny\n A hand Jar\n A deck Hop x9\n B active Sobble Asleep\n B prizes Hop x6', {
    cards: [inventItem('Jar', effect)],
  })
  expect(refusals(start, A.item('Jar'))).toEqual(['CHANGES_NOTHING'])
})

test('the "otherwise" part is carried out', () => {
  const effect: Program = [
    {
      do: 'if',
      is: { is: 'damaged', pokemon: 'opponentActive' },
      then: [{ do: 'draw', who: 'you', cards: 2 }],
      otherwise: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ]
  const start = board('A active Scorbunny\n A hand Jar\n A deck Hop x9\n B active Sobble', {
    cards: [inventItem('Jar', effect)],
  })
  expect(cardNamesIn(after(start, A.item('Jar')), 0, 'hand')).toHaveLength(1)
})

const thrower = inventPokemon('Thrower', {
  attacks: [
    freeAttack('Fling', {
      damage: { base: 60 },
      require: [...discardTwo, { do: 'if', is: { is: 'not', what: { is: 'done' } }, then: [{ do: 'doesNothing' }] }],
    }),
    freeAttack('Burst', {
      damage: { base: 30, sign: '+', terms: [{ amount: 60, if: { is: 'done' } }] },
      require: [
        {
          do: 'may',
          then: [
            { do: 'chooseAttached', as: 'fuel', on: 'thisPokemon', filter: { kind: 'Energy' }, units: 2 },
            { do: 'move', cards: 'fuel', to: 'discard' },
          ],
        },
      ],
    }),
  ],
})
const with1 = board('A active Thrower {Fire Energy}\n A hand Hop\n B active Laboratory Shield', { cards: [thrower] })
const with2 = board('A active Thrower {Fire Energy x2}\n A hand Hop x2\n B active Laboratory Shield', {
  cards: [thrower],
})

test('cards: one of two is not enough', () => {
  expect(activeIn(after(with1, A.attack('Fling')), 1).damage).toBe(0)
  expect(activeIn(after(with2, A.attack('Fling')), 1).damage).toBe(60)
})

test('units of Energy: one of two is not enough', () => {
  expect(activeIn(after(with1, A.attack('Burst'), A.choose('yes')), 1).damage).toBe(30)
  expect(activeIn(after(with2, A.attack('Burst'), A.choose('yes')), 1).damage).toBe(90)
})

const bells = board(
  'A active Laboratory Bell\n A bench Laboratory Bell\n A deck Hop x9\n B active Sobble\n B deck Hop x9',
)

test('one Ability of a name a turn, for all Pokémon together', () => {
  const rung = after(bells, A.ability('Laboratory Bell'))
  expect(refusals(rung, A.ability('Laboratory Bell#2'))).toEqual(['ABILITY_ALREADY_USED'])
  const later = after(rung, A.endTurn(), B.endTurn(), A.ability('Laboratory Bell#2'))
  expect(cardNamesIn(later, 0, 'hand')).toHaveLength(5)
})

test('T2F.3 "your turn ends" once the Ability is carried out', () => {
  const closed = after(bells, A.ability('Laboratory Bell', 1))
  expect(cardNamesIn(closed, 0, 'hand')).toHaveLength(3)
  expect(closed.game.turn.player).toBe(1)
})

test.each([
  ['', 1],
  [' Asleep', 1],
  [' Confused', 0],
])(
  'T2D.1b a Confused Pokémon does not become Confused again: of a Pokémon%s, %i cards are drawn for it',
  (is, drawn) => {
    const confusing = freeAttack('Daze', {
      after: [
        { do: 'condition', pokemon: 'opponentActive', condition: 'Confused' },
        { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
      ],
    })
    const start = board(`A active Dazer\n A deck Potion x3\n B active Sobble${is}\n B deck Potion`, {
      cards: [inventPokemon('Dazer', { attacks: [confusing] })],
    })
    expect(cardNamesIn(after(start, A.attack('Daze')), 0, 'hand')).toHaveLength(drawn)
  },
)
