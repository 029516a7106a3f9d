/**
 * A refusal for people: every reason with its rule and source, what would make the event legal, and its place on the
 * chart.
 */

import * as E from 'fp-ts/lib/Either.js'
import { check, gameMachine, type Snapshot } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { triesAt } from '../../src/moves/tries.ts'
import { whyNot } from '../../src/moves/whyNot.ts'
import { throughGames } from '../wholeGames.ts'

const graph = chartGraph(gameMachine)

const whyRefused = (snapshot: Snapshot, event: unknown) => {
  const checked = check(snapshot, event as GameEvent)
  if (E.isRight(checked)) throw new Error('This event is legal.')
  return whyNot(snapshot, { event, violations: checked.left })
}

const ready = board('turn 3 of A; energy attached\nA active Sobble\nA hand Water Energy\nB active Sobble')
const [active] = [ready.game.players[0].active?.id ?? -1]
const [energy = -1] = ready.game.players[0].hand

test('T2C.1: the reason, its rule, a remedy, and the clause on the chart', () => {
  const why = whyRefused(ready, { type: 'ATTACH_ENERGY', player: 0, card: energy, pokemon: active })
  expect(why.says).toBe('attach Water Energy to Sobble (Active, 70 HP left)')
  expect(why.by).toBe('A')
  expect(why.about).toEqual(['event:ATTACH_ENERGY', `card:${energy}`, `card:${active}`])
  const [reason] = why.reasons
  expect(reason?.violation.message).toBe('A has already attached an Energy card this turn.')
  expect(reason?.violation.remedy).toBe('Attach it on your next turn.')
  expect(reason?.rule).toMatchObject({ id: 'T2C.1', source: 'Parts of a turn' })
  expect(reason?.violation.clause).toBe('noEnergyAttachedThisTurn')
  expect(reason?.about).toEqual([
    'clause:noEnergyAttachedThisTurn',
    'rule:T2C.1',
    'transition:turn.main.ready:ATTACH_ENERGY:0',
  ])
})

test('one clause stands for the rule of each event it guards', () => {
  const why = whyRefused(ready, { type: 'EVOLVE', player: 0, card: 99, pokemon: 99 })
  expect(why.reasons.map(({ rule, violation }) => [violation.clause, rule.id])).toEqual([
    ['cardIsInYourHand', 'T2B.1'],
    ['pokemonIsYours', 'T2B.1'],
  ])
})

test('a reason against an event that the state does not take points to the state', () => {
  const [reason] = whyRefused(ready, { type: 'DONE', player: 0 }).reasons
  expect(reason?.violation.clause).toBeNull()
  expect(reason?.about).toEqual(['rule:T0.1', 'state:turn.main.ready'])
})

test.each([
  ['nothing', null],
  ['text', 'attack!'],
  ['a type that there is not', { type: '__proto__' }],
  ['a missing part', { type: 'EVOLVE', player: 0 }],
  [
    'a circle',
    (() => {
      const round: { self?: unknown } = {}
      round.self = round
      return round
    })(),
  ],
  ['something very long', { type: 'x'.repeat(100_000) }],
])('%s is malformed, is quoted briefly, and breaks nothing', (_, event) => {
  const why = whyRefused(ready, event)
  expect(why.says.length).toBeLessThan(130)
  expect(why.reasons.map(({ violation }) => violation.code)).toEqual(['MALFORMED_EVENT'])
})

test('in whole games every reason is on the chart: a clause of a listed transition, or the state itself', () => {
  const transitions = new Map(graph.transitions.map((one) => [one.id, one]))
  throughGames((before) => {
    for (const { event, violations } of [...triesAt(before).values()].flat()) {
      const why = whyNot(before, { event, violations })
      expect(why.reasons.length).toBe(violations.length)
      for (const { about, violation } of why.reasons) {
        const id = about.find((token) => token.startsWith('transition:'))?.slice('transition:'.length)
        if (violation.code === 'NOT_NOW' || (violation.code === 'GAME_IS_OVER' && violation.clause === null)) {
          expect(about).toContain(`state:${before.state}`)
          continue
        }
        expect(transitions.get(id ?? '')?.clauses).toContain(violation.clause)
      }
    }
  }, 60)
})
