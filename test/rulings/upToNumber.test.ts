/** Rulings about a number up to a limit, which a player chooses and which the text then counts (A-D.1, A-D1.2). */
import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Count } from '../../src/game/model/effects.ts'
import { megaEvolution } from '../../src/game/rulesets/rulesets.ts'

const CHOSEN: Count = { count: 'numberChosen' }

const slicer = inventPokemon('Slicer', {
  hp: 200,
  attacks: [
    freeAttack('Slice', {
      choose: [{ do: 'chooseNumber', max: 9 }],
      before: [{ do: 'putCounters', on: 'thisPokemon', counters: CHOSEN }],
      damage: { base: 20, sign: '×', terms: [{ amount: 20, times: CHOSEN }] },
      unaffectedBy: ['Weakness'],
    }),
  ],
})

const deck: Count = { count: 'cardsIn', whose: 'you', zone: 'deck' }
const shovel = inventItem('Shovel', [
  {
    do: 'may',
    then: [
      { do: 'chooseNumber', max: { count: 'atMost', of: 6, most: deck } },
      { do: 'discardTop', whose: 'you', cards: CHOSEN },
    ],
  },
])

const BOARD = 'turn 5 of A\n A active Slicer\n A hand Shovel\n A deck Hop x3\n B active Chewtle'
const at = board(BOARD, { cards: [slicer, shovel] })

test('A-D.1 the number is chosen before damage, in one pick, and counts in the damage', () => {
  const cut = after(at, A.attack('Slice'), A.choose('3'))
  expect(damageOn(cut, 0, 'Slicer')).toBe(30)
  expect(damageOn(cut, 1, 'Chewtle')).toBe(60)
})

test('A-D.1 it may be the limit and no more; none only where the ruleset lets "up to" be zero', () => {
  const asked = after(at, A.attack('Slice'))
  expect(refusals(asked, A.choose('9'))).toEqual([])
  expect(refusals(asked, A.choose('10'))).not.toEqual([])
  expect(refusals(asked, A.choose('0'))).not.toEqual([])
  const today = board(BOARD, { cards: [slicer, shovel], ruleset: megaEvolution })
  const none = after(today, A.attack('Slice'), A.choose('0'))
  expect(damageOn(none, 0, 'Slicer') + damageOn(none, 1, 'Chewtle')).toBe(0)
})

test('A-D.1 a limit that is counted, such as the cards that are left in the deck', () => {
  const asked = after(at, A.item('Shovel'), A.choose('yes'))
  expect(refusals(asked, A.choose('4'))).not.toEqual([])
  expect(cardNamesIn(after(asked, A.choose('2')), 0, 'discard')).toEqual(['Hop', 'Hop', 'Shovel'])
})
