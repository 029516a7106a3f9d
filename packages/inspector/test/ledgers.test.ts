/**
 * The damage ledgers: six steps that are filled in one after another, values before and after, and why a calculation
 * stopped.
 */

import { gameMachine } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { DAMAGE_STEPS } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A, after, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { ledgersAt, STEPS_ON_THE_CHART } from '../src/ledgers.ts'
import { playStep } from '../src/time/step.ts'
import { throughGames } from './wholeGames.ts'

test('every step is a state of the chart', () => {
  const paths = chartGraph(gameMachine).states.map(({ path }) => path)
  for (const step of DAMAGE_STEPS) expect(paths).toContain(`${STEPS_ON_THE_CHART}.${step}`)
})

test('A-D1 to A-D6: an attack fills its ledger step by step', () => {
  const before = board(`
    turn 3 of A
    A active Scorbunny {Fire Energy, Fire Energy, Fire Energy}
    B active Wooloo
    B bench  Sobble`)
  const step = playStep(before, { type: 'DECLARE_ATTACK', player: 0, attack: 0 }, 1)
  expect(step.violations).toEqual([])
  const reached = step.frames.map(({ game, facts }) =>
    ledgersAt(game, step.facts.slice(0, facts)).map(({ rows }) => rows.filter(({ value }) => value !== null).length),
  )
  // The base damage is known between step 1 and step 2, which follows at once; what step 5 leaves is placed at once.
  const walked = reached.filter((one, at) => at === 0 || one.join() !== reached[at - 1]?.join())
  expect(walked).toEqual([[], [2], [3], [4], [6]])
  const [ledger] = ledgersAt(step.after.game, step.facts)
  expect(ledger?.status).toBe('placed')
  expect(ledger?.rows[0]?.about).toEqual(['state:turn.attack.F_resolve.damage.1_base', 'rule:A-D1.1'])
})

test('in whole games there are six rows, each starting from the one before; a stopped ledger gives its reason', () => {
  const seen = { placed: 0, nothing: 0, going: 0 }
  throughGames((_, step) => {
    for (const { game, facts } of step.frames)
      for (const { rows, status, ended, ledger } of ledgersAt(game, step.facts.slice(0, facts))) {
        seen[status] += 1
        expect(rows.map((row) => row.step)).toEqual(DAMAGE_STEPS)
        const values = rows.flatMap(({ value }) => value ?? [])
        expect(values.length).toBe(ledger.entries.length)
        for (const [at, value] of values.entries()) if (at > 0) expect(value.in).toBe(values[at - 1]?.out)
        expect(ended?.rule).toBe(status !== 'nothing' ? undefined : ledger.stopped === null ? 'A-D6.2' : 'A-D2.2')
      }
  }, 400)
  expect(Math.min(seen.placed, seen.going)).toBeGreaterThan(0)
})

test('A-D2.2: a base damage of 0 stops after step 2, and the later steps stay empty', () => {
  const { game } = after(
    board('A active Laboratory Juggler\nB active Sobble'),
    A.attack('Three Balls'),
    tails,
    tails,
    tails,
  )
  const [ledger] = ledgersAt(game, game.facts)
  expect([ledger?.status, ledger?.ended?.rule]).toEqual(['nothing', 'A-D2.2'])
  expect(ledger?.rows.map(({ value }) => value?.out ?? null)).toEqual([0, 0, null, null, null, null])
})

test('A-D6.2: damage that is lowered to nothing goes through all six steps', () => {
  const { game } = after(
    board('A active Laboratory Mouse\nB active Laboratory Shield [Laboratory Padding]'),
    A.attack('Nibble'),
  )
  const [ledger] = ledgersAt(game, game.facts)
  expect([ledger?.status, ledger?.ended?.rule]).toEqual(['nothing', 'A-D6.2'])
  expect(ledger?.rows.every(({ value }) => value !== null)).toBe(true)
})

test('without an attack no ledger is shown', () => {
  expect(ledgersAt(board('turn 3 of A\nA active Sobble\nB active Sobble').game, [])).toEqual([])
})
