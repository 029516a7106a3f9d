/** The texts of `<ptcg-turn-budget>`: for every moment of a game, and one sentence for anything else. */

import { type Snapshot, view } from 'ptcg-turn-engine'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { budgetTexts } from '../../../src/elements/budget/written.ts'
import { throughGames } from '../../wholeGames.ts'

const QUIET = 'turn 3 of A; energy attached\nA active Sobble\nA bench Wooloo\nB active Sobble'

const named = (name: string): Snapshot => {
  const snapshot = board(QUIET)
  const [first, second] = snapshot.game.players
  return { ...snapshot, game: { ...snapshot.game, players: [{ ...first, name }, second] } }
}

test('T2C.1: the used Energy of the turn is written with its count, its rule and its card', () => {
  const [energy] = budgetTexts(board(QUIET)).items
  expect(energy).toMatchObject({ title: 'Energy', status: 'used', count: '1/1', rules: 'T2C.1', note: null })
  expect(energy?.about).toEqual(['event:ATTACH_ENERGY', 'transition:turn.main.ready:ATTACH_ENERGY:0'])
  expect(energy?.reasons[0].about).toEqual(['rule:T2C.1', 'clause:noEnergyAttachedThisTurn'])
})

test('an item that remains but cannot be used now has a note', () => {
  const bench = budgetTexts(board(QUIET)).items.find(({ type }) => type === 'BENCH_POKEMON')
  expect(bench).toMatchObject({ status: 'unused', note: 'Nothing can be done with it just now.' })
})

test('before the first snapshot nothing is written', () => {
  expect(budgetTexts(null)).toEqual({ player: '', turn: '', sentence: '', isProblem: false, items: [] })
})

describe('an invalid snapshot', () => {
  test.each([undefined, 7, 'game', [], {}, { state: 'turn.main.ready', game: { turn: {} } }])('%j', (value) => {
    const { sentence, isProblem, items } = budgetTexts(value)
    expect(sentence).toMatch(/^This .*\.$/)
    expect([isProblem, items]).toEqual([true, []])
  })

  test('non-text names and invalid numbers reach the page only as text', () => {
    const snapshot = board(QUIET)
    const strange = {
      toString: () => {
        throw new Error('No name.')
      },
    }
    expect(budgetTexts(named(strange as unknown as string)).isProblem).toBe(true)
    const turn = { ...snapshot.game.turn, number: [3] as unknown as number }
    expect(budgetTexts({ ...snapshot, game: { ...snapshot.game, turn } }).turn).toBe('turn 3')
  })
})

test('a very long name is cut between letters', () => {
  const { player } = budgetTexts(named('😀'.repeat(300)))
  expect([...player].length).toBe(40)
  expect(player.endsWith('😀…')).toBe(true)
})

test('in whole games every moment is written, for both players and spectators', () => {
  throughGames((before) => {
    for (const seen of [before, view(before, 0), view(before, 1)]) {
      const { isProblem, sentence, items, player } = budgetTexts(seen)
      expect(isProblem, sentence).toBe(false)
      expect(sentence === '').toBe(items.length > 0)
      expect(sentence === '').toBe(player !== '')
    }
  }, 200)
})
