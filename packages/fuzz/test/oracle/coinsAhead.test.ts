/** Coins of a text count only once they may have landed: before, there are neither heads nor tails (T2D.1b). */
import { couldChangeSomething as couldInTheEngine } from 'ptcg-turn-engine/internal/game/effects/foreseeable'
import type { Count, Effect, Predicate, Program } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { couldChangeSomething } from '../../src/oracle/prospects.ts'
import { tableFrom, textOf } from './effectsTable.ts'

const BOARD = 'A active Wooloo\n A bench Krabby\n B active Sobble\n B bench Chewtle\n B hand Hop'

const FLIP: Effect = { do: 'flip', coins: 1 }
const HEADS: Count = { count: 'heads' }
const forEachHeads = (...then: Program): Effect => ({ do: 'forEach', times: HEADS, then })
const DRAW: Effect = { do: 'draw', who: 'you', cards: 1 }
const NAME: Effect = { do: 'allCards', as: 'named', whose: 'opponent', from: 'hand', filter: {} }
const DRAW_FOR_THEM: Effect = { do: 'eachCard', cards: 'named', as: 'one', then: [DRAW] }
const PERHAPS: Predicate = {
  is: 'atLeast',
  what: { count: 'cardsIn', whose: 'opponent', zone: 'hand', filter: {} },
  number: 1,
}
const SWITCH: Program = [
  { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' } },
  { do: 'switch', who: 'you', with: 'next' },
]

const TEXTS: readonly (readonly [name: string, could: boolean, text: Program])[] = [
  ['heads before the flip', false, [forEachHeads(DRAW), FLIP]],
  ['heads after the flip', true, [FLIP, forEachHeads(DRAW)]],
  ['cards named for each heads before the flip', false, [forEachHeads(NAME), FLIP, DRAW_FOR_THEM]],
  ['cards named for each heads after the flip', true, [FLIP, forEachHeads(NAME), DRAW_FOR_THEM]],
  [
    'cards named in the second repetition',
    true,
    [{ do: 'forEach', times: 2, then: [forEachHeads(NAME), FLIP] }, DRAW_FOR_THEM],
  ],
  [
    'the flip in "if", the heads in "otherwise"',
    false,
    [{ do: 'if', is: PERHAPS, then: [FLIP], otherwise: [forEachHeads(DRAW)] }],
  ],
  [
    'the flip in "if", the cards named in "otherwise"',
    false,
    [{ do: 'if', is: PERHAPS, then: [FLIP], otherwise: [forEachHeads(NAME)] }, DRAW_FOR_THEM],
  ],
  ['the flip in "if", the heads after it', true, [{ do: 'if', is: PERHAPS, then: [FLIP] }, forEachHeads(DRAW)]],
  [
    'the flip in one choice, the heads in the other',
    false,
    [{ do: 'oneOrBoth', just: 'one', first: [FLIP], second: [forEachHeads(DRAW)] }],
  ],
]

const both = (text: Program, on = BOARD): readonly boolean[] => [
  couldInTheEngine(board(on).game, textOf(), text),
  couldChangeSomething(tableFrom(on), textOf(), text),
]

describe('the engine and the oracle foresee the same', () => {
  test.each(TEXTS)('%s', (_, could, text) => {
    expect(both(text)).toEqual([could, could])
  })

  test('a switch in "if" brings nobody in for "otherwise"', () => {
    const on = 'A active Wooloo\n A bench Krabby -10\n B active Sobble'
    const heal: Effect = { do: 'heal', pokemon: 'yourActive', damage: 10 }
    const never: Predicate = { is: 'stadiumInPlay' }
    expect(both([{ do: 'if', is: never, then: SWITCH, otherwise: [heal] }], on)).toEqual([false, false])
    expect(both([...SWITCH, heal], on)).toEqual([true, true])
  })
})
