/** A refusal that holds for every Pokémon of a name stays, however often the log leaves open which one it means. */
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { MINNOW, OPENING } from './minnows.ts'

const CARDS: readonly CardDefinition[] = [MINNOW, { ...MINNOW, id: 'w-2', name: 'Stone' }]

/** Both players have three different Minnows, and Energy is attached to one of them repeatedly. */
const TURNS = 8
const course = Array.from({ length: TURNS }, (_, at) => {
  const who = at % 2 === 0 ? 'Ada' : 'Ben'
  const attached = at < 2 ? [`${who} played Minnow to the Bench.`, `${who} played Minnow to the Bench.`] : []
  return [
    `${who}'s Turn`,
    `${who} drew a card.`,
    ...attached,
    `${who} attached Basic Water Energy to Minnow on the Bench.`,
    `${who} ended their turn.`,
  ]
}).flat()

const refusedAfter = (...lines: readonly string[]): readonly string[] => {
  const log = [...OPENING, ...course, "Ada's Turn", 'Ada drew a card.', ...lines].join('\n')
  const { verdicts } = refereeLog(readBattleLog(log), { cards: CARDS })
  return verdicts.flatMap(({ refusals }) => refusals.map(({ rule }) => rule))
}

test.each([
  ['Energy out of turn', ['Ben attached Basic Water Energy to Minnow on the Bench.'], ['T0.2']],
  [
    'a second Energy',
    [
      'Ada attached Basic Water Energy to Minnow in the Active Spot.',
      'Ada attached Basic Water Energy to Minnow on the Bench.',
    ],
    ['T2C.1'],
  ],
  ['a Knock Out of one of several that have no damage', ["Ben's Minnow was Knocked Out!"], ['KO.5']],
  ['an attack that none of them has', ["Ada's Minnow used Roar on Ben's Minnow for 10 damage."], []],
])('%s', (_, lines, rules) => {
  expect(refusedAfter(...lines)).toEqual(rules)
})
