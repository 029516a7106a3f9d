/** Rulings about Knock Outs on both sides at once: who chooses first, who wins, and the game after a tie. */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName } from 'ptcg-turn-test-kit/found'
import { A, type After, after, B, factsNamed, heads, keepOrder } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Ruleset } from '../../src/game/model/ruleset.ts'
import { megaEvolution, swordAndShield } from '../../src/game/rulesets/rulesets.ts'

/** Laboratory Ram does 50 to a Rat with 40 HP and 20 to itself, with 20 of its 60 HP left. */
const DOUBLE = (a: string, b: string): string => `
  A active  Laboratory Ram -40
  ${a}
  B active  Laboratory Rat
  ${b}
`

const BENCH_A = 'A bench Laboratory Mouse'
const BENCH_B = 'B bench Laboratory Mouse'
const LAST_A = 'A prizes Hop'
const LAST_B = 'B prizes Hop'

const crash = (a: string, b: string, ruleset: Ruleset): After =>
  after(board(DOUBLE(a, b), { ruleset }), A.attack('Crash'))

/** Set-up of another game, with each deck in its order and the first offered Pokémon of each player. */
const beginAgain = (tied: After): After =>
  after(
    tied,
    heads,
    A.choose('first'),
    keepOrder,
    keepOrder,
    A.choose('Laboratory Ram'),
    A.done(),
    B.choose('Laboratory Rat'),
    B.done(),
  )

const TIED = [`${BENCH_A}\n${LAST_A}\n A deck Hop x20`, `${BENCH_B}\n${LAST_B}\n B deck Hop x20`] as const

test('TI.1 Sword & Shield: a tie leads to Sudden Death with one Prize card each, and the old game is cleared', () => {
  const tied = crash(...TIED, swordAndShield)
  expect(tied.state).toBe('setUp.coinToss.flipping')
  expect(tied.game.result).toBeNull()
  expect(factsNamed(tied, 'SUDDEN_DEATH_BEGAN')).toMatchObject([{ game: 1, prizes: 1 }])
  expect(factsNamed(tied, 'GAME_ENDED')).toEqual([])
  const again = beginAgain(tied)
  expect(again.state).toBe('turn.main.ready')
  expect(again.game.turn.number).toBe(1)
  expect(again.game.players.map(({ prizes }) => prizes.length)).toEqual([1, 1])
  expect(again.game.players.map(({ discard }) => discard.length)).toEqual([0, 0])
  expect(activeName(again, 0)).toBe('Laboratory Ram')
  expect(again.game.players[0].active?.damage).toBe(0)
})

test('TI.1 Sword & Shield: another tie leads to another Sudden Death', () => {
  const start = board(DOUBLE(...TIED))
  const second = after({ ...start, game: { ...start.game, tieBreak: 1 } }, A.attack('Crash'))
  expect(factsNamed(second, 'SUDDEN_DEATH_BEGAN')).toMatchObject([{ game: 2, prizes: 1 }])
})

const tiebreaker = (prizes: string) => {
  const start = board(DOUBLE(`${BENCH_A}\n A prizes ${prizes}`, `${BENCH_B}\n B prizes ${prizes}`), {
    ruleset: megaEvolution,
  })
  return { ...start, game: { ...start.game, tieBreak: 1 } }
}

test('TI.1 Mega Evolution: a tie leads to a tiebreaker with six Prize cards each', () => {
  const tied = crash(...TIED, megaEvolution)
  expect(factsNamed(tied, 'SUDDEN_DEATH_BEGAN')).toMatchObject([{ game: 1, prizes: 6 }])
  expect(beginAgain(tied).game.players.map(({ prizes }) => prizes.length)).toEqual([6, 6])
})

test('TI.1 Mega Evolution: in the tiebreaker the first lead in Prize cards wins, an equal number does not', () => {
  const even = after(tiebreaker('Hop x6'), A.attack('Crash'), B.choose('prize 1'), A.choose('prize 1'))
  expect(even.state).toBe('turn.main.ready')
  const mouse = board(
    'A active Laboratory Rat\n A prizes Hop x6\n B active Laboratory Rat -20\n B bench Laboratory Mouse\n B prizes Hop x6',
    {
      ruleset: megaEvolution,
    },
  )
  const ahead = after({ ...mouse, game: { ...mouse.game, tieBreak: 1 } }, A.attack('Nip'), A.choose('prize 1'))
  expect(ahead.game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
})

test('TI.1 Mega Evolution: a tie in the tiebreaker stands', () => {
  const { state, game } = after(tiebreaker('Hop'), A.attack('Crash'))
  expect(state).toBe('gameOver')
  expect(game.result?.outcome).toBe('tie')
})
