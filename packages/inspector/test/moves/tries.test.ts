/** Near illegal events can be tried: all are refused, nearest first, and their number is limited. */
import * as E from 'fp-ts/lib/Either.js'
import { check } from 'ptcg-turn-engine'
import { GROUP_OF, type GroupId } from 'ptcg-turn-engine/table'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { MAX_SHOWN, triesAt } from '../../src/moves/tries.ts'
import { throughGames } from '../wholeGames.ts'

const tried = (text: string, id: GroupId) => triesAt(board(text)).get(id) ?? []

test('T2C.1: a second Energy card can be tried on each of your Pokémon, equal cards once', () => {
  const tries = tried(
    `turn 3 of A; energy attached
     A active Sobble
     A bench  Wooloo
     A hand   Water Energy x3
     B active Sobble`,
    'energy',
  )
  expect(tries.map(({ says, by }) => [says, by])).toEqual([
    ['attach Water Energy to Sobble (Active, 70 HP left)', null],
    ['attach Water Energy to Wooloo (Bench, 70 HP left)', null],
  ])
  expect(tries.map(({ violations }) => violations.map(({ code }) => code))).toEqual([
    ['ENERGY_ALREADY_ATTACHED'],
    ['ENERGY_ALREADY_ATTACHED'],
  ])
})

test('a card is tried only as its own kind: an Energy card not as a Supporter card', () => {
  const tries = tried('turn 3 of A; energy attached\nA active Sobble\nA hand Water Energy\nB active Sobble', 'trainers')
  expect(tries.flatMap(({ event }) => ('card' in event ? [event] : []))).toEqual([])
  expect(tries.map(({ event }) => event.type)).toContain('USE_STADIUM')
})

test("T0.2: tries of the other player have that player's name, and come last", () => {
  const tries = tried('turn 3 of A\nA active Sobble\nB active Sobble {Water Energy}', 'attack')
  expect(tries.at(-1)?.by).toBe('B')
  expect(tries.at(-1)?.violations.map(({ code }) => code)).toContain('NOT_YOUR_TURN')
})

test('GR.6: an option that was not offered can be tried', () => {
  const tries = tried('turn 3 of A\nA active Sobble\nB active Sobble', 'asked')
  expect(tries.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['CHOOSE', 'DONE', 'COIN_LANDED']))
})

test('in whole games every try is refused for the reasons beside it', () => {
  let tries = 0
  throughGames((before) => {
    for (const [group, all] of triesAt(before)) {
      expect(all.length).toBeLessThanOrEqual(MAX_SHOWN)
      const order = all.map(({ by, violations }) => (by === null ? 0 : 1000) + violations.length)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      for (const { event, violations } of all) {
        tries += 1
        expect(GROUP_OF[event.type]).toBe(group)
        expect(check(before, event)).toEqual(E.left(violations))
      }
    }
  }, 120)
  expect(tries).toBeGreaterThan(5000)
})
