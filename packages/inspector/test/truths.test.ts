/** Each clause of the chart is true or false now, as the chart itself would evaluate it. */

import { gameMachine, type Snapshot, type StatePath } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { clauseTruths } from 'ptcg-turn-engine/game-chart'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { triesAt } from '../src/moves/tries.ts'
import { whyNot } from '../src/moves/whyNot.ts'
import { throughGames } from './wholeGames.ts'

const graph = chartGraph(gameMachine)
const clausesOf = new Map(graph.transitions.map(({ id, clauses }) => [id, clauses]))

const ready = board(`
  turn 3 of A; energy attached
  A active Sobble {Water Energy}
  A hand   Water Energy
  B active Sobble`)

const truth = (snapshot: Snapshot, transition: string, clause: string, looked: GameEvent | null = null) => {
  const at = clausesOf.get(transition)?.indexOf(clause) ?? -1
  return clauseTruths(graph, snapshot, looked).get(transition)?.[at]
}

test("T2C.1: with the turn's Energy attached that clause is false, and the others of the event are true", () => {
  const transition = 'turn.main.ready:ATTACH_ENERGY:0'
  expect(clauseTruths(graph, ready, null).get(transition)).toEqual(
    clausesOf.get(transition)?.map((clause) => clause !== 'noEnergyAttachedThisTurn'),
  )
})

test('the event of the current step is the one asked about', () => {
  const transition = 'turn.main.ready:ATTACH_ENERGY:0'
  const looked: GameEvent = { type: 'ATTACH_ENERGY', player: 1, card: 999, pokemon: 999 }
  expect(truth(ready, transition, 'itIsYourTurn', looked)).toBe(false)
  expect(truth(ready, transition, 'cardIsInYourHand', looked)).toBe(false)
  expect(truth(ready, 'turn.main.ready:RETREAT:0', 'itIsYourTurn', looked)).toBe(true)
})

test('without any card to name, only clauses that need no card are asked', () => {
  const empty = board('turn 3 of A\nA active Sobble\nB active Sobble')
  const transition = 'turn.main.ready:BENCH_POKEMON:0'
  expect(truth(empty, transition, 'itIsYourTurn')).toBe(true)
  expect(truth(empty, transition, 'benchHasRoom')).toBe(true)
  expect(truth(empty, transition, 'cardIsInYourHand')).toBeNull()
})

test('of several illegal events the one that comes nearest is asked about', () => {
  const mixed = board('turn 3 of A\nA active Sobble new\nA bench Scorbunny new\nA hand Raboot\nB active Sobble')
  const transition = 'turn.main.ready:EVOLVE:0'
  expect(clauseTruths(graph, mixed, null).get(transition)).toEqual(
    clausesOf.get(transition)?.map((clause) => clause !== 'pokemonWasInPlayAtTheStartOfTheTurn'),
  )
})

test('the same game in another state has other truths: another event is legal there', () => {
  const asked = board(
    'turn 3 of A\nA active Sobble {Water Energy}\nA bench Wooloo\nA hand Water Energy\nB active Sobble',
  )
  const elsewhere = { ...asked, state: 'turn.main.resolving.working' as const }
  expect(clauseTruths(graph, asked, null)).not.toBe(clauseTruths(graph, elsewhere, null))
  expect(clauseTruths(graph, asked, null)).toBe(clauseTruths(graph, asked, null))
})

test('KO.1: an automatic transition asks about the game', () => {
  expect(truth(ready, 'turn.main.ready:always:1', 'aPokemonIsKnockedOut')).toBe(false)
  expect(truth(ready, 'turn.attack.D_choose.working:always:0', 'aChoiceIsAsked')).toBe(false)
})

test('unknown clauses of a chart are not asked', () => {
  const [first] = graph.transitions
  if (first === undefined) throw new Error('The chart has transitions.')
  const strange = {
    ...graph,
    transitions: [
      { ...first, id: 'a', event: null, clauses: ['constructor', 'unheardOf'] },
      { ...first, id: 'b', event: 'UNHEARD_OF', clauses: ['itIsYourTurn'] },
    ],
  }
  expect([...clauseTruths(strange, ready, null)]).toEqual([
    ['a', [null, null]],
    ['b', [null]],
  ])
  expect(clauseTruths(graph, { ...ready, state: 'nowhere' as StatePath }, null).size).toBe(0)
})

test('in whole games all clauses of a taken transition were true just before', () => {
  let taken = 0
  throughGames((before, step) => {
    let at: Snapshot = before
    const latest = step.event as GameEvent
    for (const { transition, state, game } of step.frames) {
      if (transition !== null && (clausesOf.get(transition)?.length ?? 0) > 0) {
        const truths = clauseTruths(graph, at, latest).get(transition)
        expect(truths, transition).toEqual(clausesOf.get(transition)?.map(() => true))
        taken += 1
      }
      at = { state, game }
    }
  })
  expect(taken).toBeGreaterThan(300)
})

test('in whole games the clause of every violation is false for the event that was refused', () => {
  throughGames((before) => {
    for (const { event, violations } of [...triesAt(before).values()].flat().slice(0, 60))
      for (const { violation, about } of whyNot(before, { event, violations }).reasons) {
        const { clause } = violation
        const transition = about.find((token) => token.startsWith('transition:'))?.slice('transition:'.length)
        if (transition === undefined || clause === null) continue
        expect(truth(before, transition, clause, event), `${event.type} ${clause}`).toBe(false)
      }
  }, 60)
})
