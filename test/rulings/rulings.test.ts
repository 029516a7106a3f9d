/** Every ruling is played, step by step, as its case says. */
import { expect, test } from 'vitest'
import { RULINGS } from './cases/rulings.ts'
import { differenceInCase } from './playCase.ts'
import type { RulingCase, Step } from './ruling.ts'

for (const { id, cases } of RULINGS)
  for (const one of cases) test(`${id} ${one.shows}`, () => expect(differenceInCase(one)).toBeNull())

test('each ruling occurs once, and its cases have different names', () => {
  const names = RULINGS.flatMap(({ id, cases }) => cases.map(({ shows }) => `${id} ${shows}`))
  expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(RULINGS.length)
  expect(new Set(names).size).toBe(names.length)
})

const QUIET: RulingCase = {
  shows: 'a quiet board',
  board: 'A active Laboratory Rat\n A bench Laboratory Mouse\n B active Laboratory Shield',
  steps: [],
}
const NIPPED = 'Laboratory Shield takes 20 damage.'

const differing = (...steps: readonly Step[]): string => differenceInCase({ ...QUIET, steps }) ?? 'nothing'

test.each([
  [['attack with Gnaw'], /^Step 1, "attack with Gnaw": "attack with Gnaw" cannot be read: .*Nip/],
  [['attack with Nip', 'attack with Nip'], /^Step 2, .*cannot be read|^Step 2, .*is refused/],
  [[{ refused: 'attack with Nip', because: ['SC.2 ATTACKER_ASLEEP'] }], /is legal\.$/],
  [[{ refused: 'play Potion', because: [] }], /cannot be read/],
  [[{ refused: 'B: end the turn', because: ['T0.1 NOT_NOW'] }], /for other reasons:\n {2}T0\.2 NOT_YOUR_TURN/],
  [[{ legal: ['attack with Nip', 'B: end the turn'] }], /"B: end the turn" is refused:/],
  [[{ asked: 'B', for: 'main' }], /It is A for main/],
  [['retreat'], /is refused:\n {2}T2E\.2 /],
  [['attack with Nip', { facts: [NIPPED, NIPPED] }], /What happened is:/],
  [
    ['attack with Nip', { facts: [], all: ['DAMAGE_PLACED'] }],
    /What happened is:\n {2}Laboratory Shield takes 20 damage\.$/,
  ],
  [['attack with Nip', { noFacts: ['DAMAGE_PLACED'] }], /It happened:\n {2}Laboratory Shield takes 20 damage\.$/],
  [['attack with Nip', { facts: [NIPPED] }, 'end the turn', { facts: [NIPPED] }], /^Step 4/],
  [[{ board: 'B active Laboratory Shield -10' }], /B active is: Laboratory Shield$/],
  [[{ board: 'A bench nothing' }], /A bench is: Laboratory Mouse$/],
  [[{ over: 'A' }], /The game goes on/],
] satisfies readonly (readonly [readonly Step[], RegExp])[])('what differs is named: %j', (steps, says) => {
  expect(differing(...steps)).toMatch(says)
})

test('a case may begin before the set-up', () => {
  const board = { A: 'Fire Energy x56, Wooloo x4', B: 'Vulpix x4, Fire Energy x56' }
  const steps: readonly Step[] = [
    { asked: 'A', for: 'coin' },
    'heads',
    'choose first',
    'the deck stays in its order',
    'the deck stays in its order',
    { board: 'A hand Fire Energy x7\n B hand Vulpix x4, Fire Energy x3' },
  ]
  expect(differenceInCase({ shows: 'set-up', board, steps })).toBeNull()
})
