/** The story of a failure has everything that a player needs to understand the problem. */

import { positionOf } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { regressionStory } from '../../src/regressionStory.ts'

const story = (text: string, type: string): string =>
  regressionStory({
    start: { from: 'position', position: positionOf(text) },
    events: [{ event: { type, player: 0, attack: 0 }, expects: null }],
    finding: { check: 'oracle', says: 'the table: by the rules nothing (KO.4)' },
  }).join('\n')

test('says how many Prize cards a Knock Out gives, and out of how many one is taken, without their names', () => {
  const output = story(
    'turn 3 of A\n A active Laboratory Rat\n A prizes Hop, Bede\n B active Sobble -50\n B bench Sobble; Krabby',
    'DECLARE_ATTACK',
  )
  expect(output).toMatch(/B: Active Sobble #\d+ with 50 damage\n {3}Bench Sobble #\d+\n/)
  expect(output).toMatch(
    /B's Sobble #\d+ is Knocked Out\. It is worth 1 Prize card\.\nNow A is asked: Which Prize cards are taken\? 1 of 2 Prize cards\.\n/,
  )
  expect(output).not.toMatch(/Hop|Bede/)
  expect(output).toMatch(
    /\n! By the rules nothing \(KO\.4\)\.\n {2}KO\.4: When both players take Prize cards.*\n {2}\(found by the check "oracle"\)$/,
  )
})

test('reports no question when a player goes on with the turn', () => {
  const output = story('turn 1 of A\n A active Laboratory Rat\n B active Sobble', 'END_TURN')
  expect(output).toContain("Turns begun: A 1 (this is A's first turn); B 0.")
})
