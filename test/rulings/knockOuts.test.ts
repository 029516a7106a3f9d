/** Rulings about Knock Outs of both sides at once: who chooses first, who wins, and what a tie leads to. */
import { expect, test } from 'vitest'
import type { Ruleset } from '../../src/game/model/ruleset.ts'
import { megaEvolution, swordAndShield } from '../../src/game/rulesets/rulesets.ts'
import { board } from '../support/board.ts'
import { activeName, order } from '../support/found.ts'
import { A, type After, after, B, factsNamed, heads, refusals, shuffled } from '../support/moves.ts'

const tiesStand: Ruleset = { ...swordAndShield, id: 'ties-stand', name: 'Ties stand', tie: { leadsTo: 'tie' } }

/** Laboratory Ram does 50 to a Rat with 40 HP and 20 to itself, of whose 60 HP 40 are gone. */
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

test('R16 Self-KO and KO together, both last Prizes, both have a Bench: a tie', () => {
  const { state, game } = crash(`${BENCH_A}\n${LAST_A}`, `${BENCH_B}\n${LAST_B}`, tiesStand)
  expect(state).toBe('gameOver')
  expect(game.result).toEqual({ outcome: 'tie', reasons: ['allPrizesTaken'] })
})

test('R16 Self-KO and KO together, both last Prizes, B has no Bench: A meets two conditions and wins', () => {
  const { game } = crash(`${BENCH_A}\n${LAST_A}`, LAST_B, tiesStand)
  expect(game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken', 'noPokemonLeft'] })
})

test('R17 Only one side can promote: the last Prize for A, no Pokémon left for A, one against one is a tie', () => {
  const start = board(DOUBLE(LAST_A, `${BENCH_B}\n B prizes Hop x3`), { ruleset: tiesStand })
  const { game } = after(start, A.attack('Crash'), B.choose('prize 2'))
  expect(game.result).toEqual({ outcome: 'tie', reasons: ['allPrizesTaken', 'noPokemonLeft'] })
  expect(game.players[1].prizes).toHaveLength(2)
})

test('R17 Only one side can promote: without the last Prize the same Knock Outs are a win for B', () => {
  const start = board(DOUBLE('A prizes Hop x2', `${BENCH_B}\n B prizes Hop x3`), { ruleset: tiesStand })
  const { game } = after(start, A.attack('Crash'), B.choose('prize 1'), A.choose('prize 1'))
  expect(game.result).toEqual({ outcome: 'win', winner: 1, reasons: ['noPokemonLeft'] })
})

const TWO_EACH = `
  A bench  Laboratory Mouse; Laboratory Tadpole
  B bench  Laboratory Mouse; Laboratory Tadpole
`

test('R18 Double Knock Out in an attack: the next player chooses Prizes and promotes first, Prizes are taken together', () => {
  const hit = after(board(DOUBLE(TWO_EACH, '')), A.attack('Crash'))
  expect(refusals(hit, A.choose('prize 1'))).toEqual(['NOT_YOUR_CHOICE'])
  const one = after(hit, B.choose('prize 1'))
  expect(one.game.players[1].prizes, 'not taken before A has chosen').toHaveLength(3)
  const both = after(one, A.choose('prize 3'))
  expect(both.game.players.map(({ prizes }) => prizes.length)).toEqual([2, 2])
  expect(refusals(both, A.choose('Laboratory Mouse'))).toEqual(['NOT_YOUR_CHOICE'])
  const over = after(both, B.choose('Laboratory Tadpole'), A.choose('Laboratory Mouse'))
  expect([activeName(over, 0), activeName(over, 1)]).toEqual(['Laboratory Mouse', 'Laboratory Tadpole'])
  expect(over.state).toBe('turn.main.ready')
})

test('R18 Double Knock Out in a Checkup: the player whose turn comes chooses and promotes first', () => {
  const start = board(`
    turn 4 of B
    A active  Laboratory Rat -30 Poisoned
    B active  Laboratory Rat -30 Poisoned
    ${TWO_EACH}
  `)
  const out = after(start, B.endTurn())
  expect(refusals(out, B.choose('prize 1'))).toEqual(['NOT_YOUR_CHOICE'])
  const over = after(
    out,
    A.choose('prize 1'),
    B.choose('prize 1'),
    A.choose('Laboratory Tadpole'),
    B.choose('Laboratory Mouse'),
  )
  expect(order(over, 'PRIZES_TAKEN', 'PROMOTED', 'TURN_BEGAN', 'CARDS_DRAWN')).toEqual([
    'PRIZES_TAKEN',
    'PRIZES_TAKEN',
    'PROMOTED',
    'PROMOTED',
    'TURN_BEGAN',
    'CARDS_DRAWN',
  ])
  expect(over.game.turn).toMatchObject({ number: 5, player: 0 })
})

/** Set-up of another game, in which each deck stays in its order and each player begins with the first Pokémon offered. */
const beginAgain = (tied: After): After =>
  after(
    tied,
    heads,
    A.choose('first'),
    shuffled,
    shuffled,
    A.choose('Laboratory Ram'),
    A.done(),
    B.choose('Laboratory Rat'),
    B.done(),
  )

const TIED = [`${BENCH_A}\n${LAST_A}\n A deck Hop x20`, `${BENCH_B}\n${LAST_B}\n B deck Hop x20`] as const

test('TI.1 Sword & Shield: a tie leads to Sudden Death with one Prize card each, and nothing is left of the old game', () => {
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

test('TI.1 Mega Evolution: in the tiebreaker the first Prize ahead wins, a Prize each does not', () => {
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
