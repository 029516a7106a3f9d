/** Counts and questions about the board, as rulings (A-D1.2, A-D6.1, T2D.1b). */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, pokemonNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { Count, PokemonFilter, Predicate, Program } from '../../src/game/model/effects.ts'

const item = (name: string, effect: Program): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: name,
  name,
  effect,
})

const until = item('Until', [
  {
    do: 'draw',
    who: 'you',
    cards: { count: 'minus', from: 4, less: { count: 'cardsIn', whose: 'you', zone: 'hand' } },
  },
])

const BOARD = `turn 5 of A
  A active Counter -30 {Fire Energy x2, Laboratory Double Energy}
  A bench  Krabby -20; Vulpix
  A hand   Hop x2, Until
  A discard Fire Energy x3, Wooloo
  B active Chewtle Asleep
  B bench  Sobble -10`

/** The damage of an attack with 10 for each of something. */
const damageOf = (times: Count, text = BOARD): number => {
  const counter = inventPokemon('Counter', {
    labels: ['Ancient'],
    attacks: [
      freeAttack('Count', {
        damage: { base: 0, sign: '+', terms: [{ amount: 10, times }] },
        unaffectedBy: ['Weakness'],
      }),
    ],
  })
  return activeIn(after(board(text, { cards: [counter, until] }), A.attack('Count')), 1).damage / 10
}

const pokemon = (of: PokemonFilter): number => damageOf({ count: 'pokemonInPlay', of })
const asks = (is: Predicate): boolean => {
  const asker = inventPokemon('Counter', {
    attacks: [freeAttack('Ask', { damage: { base: 0, sign: '+', terms: [{ amount: 10, if: is }] } })],
  })
  return activeIn(after(board(BOARD, { cards: [asker, item('Until', [])] }), A.attack('Ask')), 1).damage > 0
}

describe('A-D1.2 an attack counts', () => {
  test('attached cards, or the Energy that they provide', () => {
    const energy = { pokemon: 'thisPokemon', filter: { kind: 'Energy' } } as const
    expect(damageOf({ count: 'cardsOn', ...energy })).toBe(3)
    expect(damageOf({ count: 'energyOn', ...energy })).toBe(4)
    expect(damageOf({ count: 'cardsOn', pokemon: 'thisPokemon', filter: { basicEnergy: false } })).toBe(1)
  })

  test('the types of the basic Energy cards that were chosen, each once', () => {
    const sorter = inventPokemon('Sorter', {
      attacks: [
        freeAttack('Sort', {
          before: [
            { do: 'allCards', as: 'sorted', whose: 'you', from: 'hand', filter: {} },
            { do: 'move', cards: 'sorted', to: 'discard' },
          ],
          damage: {
            base: 0,
            sign: '+',
            terms: [{ amount: 10, times: { count: 'cardsChosen', named: 'sorted', types: true } }],
          },
        }),
      ],
    })
    const hand = 'Fire Energy x2, Water Energy, Laboratory Double Energy, Potion'
    const start = board(`A active Sorter\n A hand ${hand}\n B active Wooloo`, { cards: [sorter] })
    expect(activeIn(after(start, A.attack('Sort')), 1).damage).toBe(20)
  })

  test('Pokémon in play, on either side, by their state', () => {
    expect(pokemon({ whose: 'either' })).toBe(5)
    expect(pokemon({ whose: 'either', where: 'Bench' })).toBe(3)
    expect(pokemon({ whose: 'you', damaged: true })).toBe(2)
    expect(pokemon({ whose: 'you', countersAtLeast: 3 })).toBe(1)
    expect(pokemon({ whose: 'you', hpLeftAtMost: 70 })).toBe(3)
    expect(pokemon({ whose: 'opponent', inCondition: 'any' })).toBe(1)
    expect(pokemon({ whose: 'opponent', inCondition: 'Poisoned' })).toBe(0)
    expect(pokemon({ whose: 'you', withEnergy: { type: 'Fire' } })).toBe(1)
    expect(pokemon({ whose: 'you', energyAtLeast: 4 }), 'a card that provides two counts as two').toBe(1)
    expect(pokemon({ whose: 'you', energyAtLeast: 5 })).toBe(0)
    expect(pokemon({ whose: 'you', not: { fits: { label: 'Ancient' } } })).toBe(2)
    expect(pokemon({ whose: 'you', any: [{ fits: { named: 'Vulpix' } }, { countersAtLeast: 2 }] })).toBe(3)
    expect(pokemon({ whose: 'either', except: 'thisPokemon' })).toBe(4)
  })

  test('cards of a zone, Prize cards, Energy and damage counters on several Pokémon', () => {
    expect(damageOf({ count: 'cardsIn', whose: 'you', zone: 'discard', filter: { kind: 'Energy' } })).toBe(3)
    expect(damageOf({ count: 'cardsIn', whose: 'opponent', zone: 'prizes' })).toBe(3)
    expect(damageOf({ count: 'damageCountersOn', pokemon: { each: { whose: 'you', where: 'Bench' } } })).toBe(2)
    expect(damageOf({ count: 'damageCountersOn', pokemon: 'eachOfOpponents' })).toBe(1)
    expect(damageOf({ count: 'energyOn', pokemon: 'eachOfYours', filter: { basicEnergy: true } })).toBe(2)
    expect(damageOf({ count: 'kindsOfEnergyOn', pokemon: 'eachOfYours' })).toBe(1)
    expect(damageOf({ count: 'typesOf', of: { whose: 'you' } })).toBe(3)
    expect(damageOf({ count: 'conditionsOn', pokemon: 'opponentActive' })).toBe(1)
  })

  test('and adds, subtracts, multiplies and limits, never below zero', () => {
    const hand: Count = { count: 'cardsIn', whose: 'you', zone: 'hand' }
    expect(damageOf({ count: 'plus', of: [hand, 2] })).toBe(5)
    expect(damageOf({ count: 'minus', from: 5, less: hand })).toBe(2)
    expect(damageOf({ count: 'minus', from: 1, less: hand })).toBe(0)
    expect(damageOf({ count: 'times', of: hand, by: 2 })).toBe(6)
    expect(damageOf({ count: 'atMost', of: hand, most: 2 })).toBe(2)
  })
})

test('and compares counts and combines conditions', () => {
  const mine: Count = { count: 'cardsIn', whose: 'you', zone: 'hand' }
  const theirs: Count = { count: 'cardsIn', whose: 'opponent', zone: 'hand' }
  const yes: Predicate = { is: 'atLeast', what: mine, number: theirs }
  const no: Predicate = { is: 'not', what: yes }
  expect(asks(yes)).toBe(true)
  expect([asks({ is: 'all', of: [yes, no] }), asks({ is: 'any', of: [no, yes] })]).toEqual([false, true])
  expect(asks({ is: 'like', pokemon: 'opponentActive', filter: { inCondition: 'Asleep' } })).toBe(true)
  expect(asks({ is: 'like', pokemon: 'opponentActive', filter: { evolved: true } })).toBe(false)
  expect(asks({ is: 'stadiumInPlay' })).toBe(false)
  expect(asks({ is: 'firstTurn', whose: 'you' })).toBe(false)
  expect(asks({ is: 'spent', whose: 'you', power: 'VSTAR' })).toBe(false)
})

const counted = inventPokemon('Tally', {
  hp: 200,
  attacks: [
    freeAttack('Count', {
      also: [
        {
          to: 'opponentActive',
          amount: 10,
          times: { count: 'damageCountersOn', pokemon: 'thisPokemon' },
          if: { is: 'damaged', pokemon: 'thisPokemon' },
        },
      ],
      after: [
        {
          do: 'heal',
          pokemon: { each: { whose: 'you', countersAtLeast: 3 } },
          damage: 10,
          times: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } },
        },
      ],
    }),
    freeAttack('Drain', {
      damage: { base: 30 },
      after: [{ do: 'heal', pokemon: 'thisPokemon', damage: 10, times: { count: 'damageDone', to: 'opponentActive' } }],
    }),
    freeAttack('Rest', { after: [{ do: 'heal', pokemon: 'thisPokemon', damage: 'all' }] }),
    freeAttack('Hope', {
      after: [
        { do: 'heal', pokemon: 'thisPokemon', damage: 'all', times: { count: 'toolsOn', pokemon: 'eachOfYours' } },
      ],
    }),
  ],
})
/** The result of an attack by Tally, which has this much damage on itself. */
const tallied = (damage: number, attack: string) =>
  after(
    board(`turn 5 of A\n A active Tally -${damage}\n A bench Krabby -20; Vulpix\n B active Drampa`, {
      cards: [counted],
    }),
    A.attack(attack),
  )

describe('A-D6.1 counted amounts are points for each', () => {
  test('damage and healing', () => {
    const done = tallied(90, 'Count')
    expect([activeIn(done, 1).damage, activeIn(done, 0).damage]).toEqual([90, 70])
    expect(pokemonNamed(done, 0, 'Krabby')?.damage, 'fewer than 3 counters').toBe(20)
  })

  test("up to the attack's damage, or everything", () => {
    expect(activeIn(tallied(90, 'Drain'), 0).damage).toBe(60)
    expect(activeIn(tallied(90, 'Rest'), 0).damage).toBe(0)
    expect(activeIn(tallied(90, 'Hope'), 0).damage, 'everything, no times').toBe(90)
  })
})

describe('T2D.1b cards are drawn up to a number', () => {
  const start = (hand: number) =>
    board(`turn 5 of A\n A active Wooloo\n A hand Hop x${hand}, Until\n B active Drampa`, { cards: [until] })

  test('the played card has left the hand', () => {
    expect(after(start(3), A.item('Until')).game.players[0].hand).toHaveLength(4)
  })

  test('a hand of that number makes the card illegal', () => {
    expect(refusals(start(4), A.item('Until'))).toEqual(['CHANGES_NOTHING'])
  })
})
