/** Texts are carried out word by word, and several texts in an order. */

import { type Effect, NO_MEMORY, type Program, type WaitingProgram } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { carryOut, inOrder } from '../../src/oracle/text.ts'
import { waitingNamesOf } from '../../src/oracle/waitingNames.ts'
import {
  carryOutText,
  firstWait,
  heads,
  listOffered,
  picks,
  pokemonNamed,
  stops,
  tableFrom,
  tails,
  textOf,
  through,
  turnsRound,
} from './effectsTable.ts'

const BOARD = 'A active Wooloo -60\n A hand Hop\n B active Sobble'
const healing = (points: number): Effect => ({ do: 'heal', pokemon: 'yourActive', damage: points })
const damageAfter = (program: Program, answers: Parameters<typeof carryOutText>[2] = []): number => {
  const table = tableFrom(BOARD)
  carryOutText(table, program, answers)
  return pokemonNamed(table, 'Wooloo').damage
}

describe('coins', () => {
  test('a number of flips, or until tails; each flip counts anew', () => {
    const table = tableFrom(BOARD)
    const three = carryOutText(table, [{ do: 'flip', coins: 3 }], [heads, tails, heads])
    expect([three.heads, three.tails, three.done]).toEqual([2, 1, true])
    const until = carryOutText(table, [{ do: 'flipUntilTails' }], [heads, heads, tails])
    expect([until.heads, until.tails]).toEqual([2, 1])
    const again = carryOutText(
      table,
      [
        { do: 'flip', coins: 2 },
        { do: 'flip', coins: 1 },
      ],
      [heads, heads, tails],
    )
    expect([again.heads, again.tails]).toEqual([0, 1])
    const none = carryOutText(table, [{ do: 'flip', coins: { count: 'heads' } }])
    expect([none.heads, none.tails, none.done]).toEqual([0, 0, false])
  })

  test('the player of the text flips', () => {
    expect(firstWait(tableFrom(BOARD), [{ do: 'flip', coins: 1 }], textOf('ability', 1))).toEqual({
      for: 'coin',
      player: 1,
      coins: 1,
    })
  })
})

test('if: one part or the other', () => {
  const asking: Program = [
    { do: 'flip', coins: 1 },
    { do: 'if', is: { is: 'heads' }, then: [healing(10)], otherwise: [healing(20), healing(20)] },
    healing(10),
  ]
  expect([damageAfter(asking, [heads]), damageAfter(asking, [tails])]).toEqual([40, 10])
})

test('if you do: the preceding part was done (GR.3)', () => {
  const paying = (hand: string): Program => [
    { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: { named: hand } },
    { do: 'move', cards: 'price', to: 'discard' },
    { do: 'if', is: { is: 'done' }, then: [healing(10)] },
  ]
  expect([damageAfter(paying('Hop')), damageAfter(paying('Potion'))]).toEqual([50, 60])
})

test('you may: asks the player of the text, unless yes could change nothing (decision 0004)', () => {
  const may = (then: Program): Program => [
    { do: 'may', then },
    { do: 'if', is: { is: 'done' }, then: [healing(10)] },
  ]
  expect(damageAfter(may([healing(20)]), [picks('yes')])).toBe(30)
  expect(damageAfter(may([healing(20)]), [picks('no')])).toBe(60)
  expect(damageAfter(may([{ do: 'recover', pokemon: 'yourActive' }]))).toBe(60)
  expect(firstWait(tableFrom(BOARD), may([healing(20)]))).toMatchObject({ for: 'pick', player: 0, mayStop: false })
})

describe('one or both', () => {
  const parts: Program = [
    { do: 'oneOrBoth', first: [healing(10)], second: [{ do: 'draw', who: 'you', cards: 1 }, healing(20)] },
  ]

  test('one of them, or both', () => {
    expect(damageAfter(parts, [picks('second'), stops])).toBe(40)
    expect(damageAfter(parts, [picks('second'), picks('first')])).toBe(30)
  })

  test('only options that could change something are offered (decision 0005)', () => {
    const whole = tableFrom('A active Wooloo\n B active Sobble')
    expect(carryOutText(whole, parts).done, 'the second, unasked').toBe(false)
    expect(whole.sides[0].hand).toHaveLength(1)
    const table = tableFrom(BOARD)
    expect(listOffered(table, firstWait(table, parts))).toEqual(['first', 'second'])
  })
})

test('for each: counted once, before the first repetition', () => {
  const each: Effect = {
    do: 'forEach',
    times: { count: 'damageCountersOn', pokemon: 'yourActive' },
    then: [healing(10), { do: 'draw', who: 'you', cards: 1 }],
  }
  const table = tableFrom(`A active Wooloo -30\n B active Sobble`)
  carryOutText(table, [each])
  expect([pokemonNamed(table, 'Wooloo').damage, table.sides[0].hand.length]).toEqual([0, 3])
})

test('showing cards changes nothing', () => {
  const table = tableFrom(BOARD)
  const shown = carryOutText(table, [{ do: 'revealHand', whose: 'you' }])
  expect([shown.done, table.sides[0].hand.length]).toEqual([true, 1])
  expect(carryOutText(table, [{ do: 'revealHand', whose: 'opponent' }]).done).toBe(false)
  const chosen = { ...NO_MEMORY, cards: { it: table.sides[0].hand } }
  expect(carryOutText(table, [{ do: 'reveal', cards: 'it' }], [], textOf(), chosen).done).toBe(true)
  expect(carryOutText(table, [{ do: 'reveal', cards: 'it' }]).done).toBe(false)
})

test('after "this attack does nothing" the rest of the text is skipped', () => {
  const table = tableFrom(BOARD)
  table.attack = {
    player: 0,
    pokemon: pokemonNamed(table, 'Wooloo').id,
    name: 'Tackle',
    definition: { name: 'Tackle', cost: [] },
    ended: null,
    damageByHand: null,
    damaged: [],
    calculated: false,
    was: [],
    becomes: null,
  }
  const flop: Program = [
    { do: 'flip', coins: 1 },
    {
      do: 'forEach',
      times: 2,
      then: [{ do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] }, healing(10)],
    },
    healing(20),
  ]
  carryOutText(table, flop, [tails], textOf('attack'))
  expect([table.attack.ended, pokemonNamed(table, 'Wooloo').damage]).toEqual(['doesNothing', 60])
})

test('picks of an earlier text are remembered', () => {
  const table = tableFrom(BOARD)
  const before = { ...NO_MEMORY, heads: 3 }
  carryOutText(table, [{ do: 'draw', who: 'you', cards: { count: 'heads' } }], [], textOf(), before)
  expect(table.sides[0].hand).toHaveLength(4)
})

describe('texts that wait', () => {
  const drawing = (label: string, cards: number, parts: Partial<WaitingProgram> = {}): WaitingProgram => ({
    source: { ...textOf('ability'), label },
    program: [{ do: 'draw', who: 'you', cards }],
    ...parts,
  })
  const order = (
    waiting: readonly WaitingProgram[],
    orderedBy: 0 | 1 | null,
    answers: Parameters<typeof through>[2],
  ) => {
    const table = tableFrom(BOARD)
    const done = through(table, inOrder(table, waiting, orderedBy), answers)
    return { table, ...done, asked: done.waits.map((wait) => listOffered(table, wait)) }
  }

  test('are put in order one by one; the last is not asked for', () => {
    const three = [drawing('One', 1), drawing('Two', 2), drawing('Three', 0)]
    const { asked, waits, out, table } = order(three, 1, [picks('Two'), picks('Three')])
    expect(asked).toEqual([
      ['One', 'Three', 'Two'],
      ['One', 'Three'],
    ])
    expect([waits[0]?.player, out, table.sides[0].hand.length]).toEqual([1, [], 4])
  })

  test('stay in order if nobody orders them', () => {
    const flips: WaitingProgram = { ...drawing('Coin', 0), program: [{ do: 'flip', coins: 1 }] }
    const { waits, table } = order([drawing('One', 1), flips], null, [heads])
    expect(waits.map((wait) => wait.for)).toEqual(['coin'])
    expect(table.sides[0].hand).toHaveLength(2)
  })

  test('stop after one that closes, and the rest are reported', () => {
    const closing = drawing('Block', 0, { closes: true })
    const { out } = order([drawing('One', 1), closing, drawing('Two', 1)], 0, [picks('Two'), picks('Block')])
    expect(out?.map(({ source }) => source.label)).toEqual(['One'])
  })

  test('with equal labels are told apart by their owners, and by numbers', () => {
    const mine = drawing('Same', 1)
    const theirs = { ...mine, source: { ...mine.source, player: 1 as const, pokemon: 7 } }
    const [first, second, third] = waitingNamesOf([mine, theirs, drawing('Other', 1)])
    expect([first === second, third]).toEqual([false, 'Other'])
    expect(new Set(waitingNamesOf([mine, mine, mine])).size).toBe(3)
  })

  test('each have a memory of their own', () => {
    const flips: WaitingProgram = { ...drawing('Coin', 0), program: [{ do: 'flip', coins: 1 }] }
    const counts: WaitingProgram = {
      ...drawing('Count', 0),
      program: [{ do: 'draw', who: 'you', cards: { count: 'heads' } }],
    }
    expect(order([flips, counts], null, [heads]).table.sides[0].hand).toHaveLength(1)
  })
})

test('every word of a text comes in its turn', () => {
  const table = tableFrom('A active Wooloo\n B active Sobble')
  const both: Program = [
    { do: 'shuffleDeck', whose: 'you' },
    { do: 'flip', coins: 1 },
  ]
  const { waits } = through(table, carryOut(table, textOf(), both, NO_MEMORY), [turnsRound, heads])
  expect(waits.map((wait) => wait.for)).toEqual(['shuffle', 'coin'])
})
