/** Findings in words for people who know the game: without the names of checks, and with the text of the rules. */

import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { findingInWords, rulesIn } from '../../src/report/findingInWords.ts'

const { game } = board('A active Vulpix\n A bench Krabby\n B active Krabby')
const krabby = game.players[1].active?.id ?? -1
const vulpix = game.players[0].active?.id ?? -1

describe('a finding in words', () => {
  test.each([
    ['I7: turn 3 has begun.', 'Turn 3 has begun.'],
    [
      'oracle: oracle: the table: the damage on it: by the rules 10, in the engine 0',
      'The damage on it: by the rules 10, in the engine 0.',
    ],
    ['the winner: the result: by the rules A has won', 'By the rules A has won.'],
    ['T1.1: turn 2 of B did not begin with one card drawn.', 'T1.1: turn 2 of B did not begin with one card drawn.'],
  ])('"%s" is said as "%s"', (says, words) => {
    expect(findingInWords({ check: 'oracle', says }, game)).toBe(words)
  })

  test('equal names get numbers, and a unique name none', () => {
    const says = `Vulpix #${vulpix} and Krabby #${krabby} are paid for with card #${krabby}.`
    expect(findingInWords({ check: 'any', says }, game)).toBe(
      `Vulpix and Krabby #${krabby} are paid for with Krabby #${krabby}.`,
    )
    expect(findingInWords({ check: 'any', says })).toBe(says)
  })

  test('each rule in it is explained once', () => {
    expect(
      rulesIn('It evolves (T2B.3), on a first turn (T2B.3). T1.1: nothing is drawn; I7 and P8 are no rules.'),
    ).toEqual([
      'T1.1: Each turn begins with drawing exactly one card.',
      'T2B.3: No player evolves a Pokémon on their own first turn.',
    ])
  })
})
