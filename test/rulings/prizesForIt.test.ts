/** Rulings about the Prize cards for a Knock Out: more, fewer, none. */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, factsNamed } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { AbilityDefinition, AttackDefinition } from '../../src/game/model/cards.ts'

const worth = (attack: Partial<AttackDefinition>, ability?: Partial<AbilityDefinition>): number => {
  const cards = [
    inventPokemon('Striker', { attacks: [freeAttack('Strike', attack)] }),
    inventPokemon('Idol', ability === undefined ? {} : { abilities: [{ name: 'Aura', ...ability }] }),
  ]
  const start = board('A active Striker\n A prizes Hop x6\n B active Idol\n B bench Laboratory Mouse', { cards })
  const [fact] = factsNamed(after(start, A.attack('Strike')), 'POKEMON_KNOCKED_OUT')
  return fact?.prizes ?? expect.fail('Nobody is Knocked Out.')
}

const HARD = { damage: { base: 300 } } as const
const greedy = (stage: 'Basic' | 'Stage 1') =>
  ({
    ...HARD,
    after: [
      {
        do: 'lasting',
        on: 'thisPokemon',
        effect: { lasting: 'prizesWon', amount: 1, to: { whose: 'opponent', fits: { stage } } },
        during: 'thisTurn',
      },
    ],
  }) as const

test('PR.1 an attack that gives more Prize cards for Pokémon that its damage Knocks Out', () => {
  expect([worth(HARD), worth(greedy('Basic')), worth(greedy('Stage 1'))]).toEqual([1, 2, 1])
})

test('PR.1 but not for one that a text Knocks Out', () => {
  const { after: more } = greedy('Basic')
  expect(worth({ after: [...more, { do: 'knockOut', pokemon: 'opponentActive' }] })).toBe(1)
})

const NONE = { lasting: 'prizesGiven', amount: -10 } as const

test('PR.1 a Pokémon whose Knock Out gives no Prize cards', () => {
  const does = [{ do: 'lasting', on: 'thisPokemon', effect: NONE, during: 'thisTurn' }] as const
  expect(worth(HARD, { triggers: [{ on: 'knockedOut', by: 'opponent', does }] })).toBe(0)
  expect(worth(HARD, { triggers: [{ on: 'knockedOut', if: { is: 'wentFirst', whose: 'you' }, does }] })).toBe(1)
})

test('PR.1 fewer while a card is in play, depending on who did the damage', () => {
  const fewer = (whose: 'you' | 'opponent') =>
    ({
      continuous: [{ continuous: 'prizesGiven', amount: -1, from: { whose }, scope: { pokemon: 'thisPokemon' } }],
    }) as const
  expect([worth(HARD, fewer('opponent')), worth(HARD, fewer('you'))]).toEqual([0, 1])
})
