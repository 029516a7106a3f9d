/** The chart's reading of a snapshot: the game's chart, its current state, and the clauses that hold. */
import * as E from 'fp-ts/lib/Either.js'
import { gameMachine, legalEvents } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { readForChart } from '../../../src/elements/chart/readForChart.ts'
import { throughGames } from '../../wholeGames.ts'

const snapshot = board('turn 3 of A; energy attached\nA active Sobble\nA hand Water Energy\nB active Sobble')

test('T2C.1: the state is active, and the clause that forbids a second Energy does not hold', () => {
  const read = readForChart(snapshot)
  if (E.isLeft(read) || !read.right?.marks) throw new Error('It is a snapshot.')
  const { chartIn, marks } = read.right
  const { active, truths } = marks
  const { graph } = chartIn('names')
  expect(graph).toEqual(chartGraph(gameMachine))
  expect(chartIn('words').graph.transitions.map(({ id }) => id)).toEqual(graph.transitions.map(({ id }) => id))
  expect(active).toBe('turn.main.ready')
  const id = 'turn.main.ready:ATTACH_ENERGY:0'
  const clauses = graph.transitions.find((one) => one.id === id)?.clauses ?? []
  expect(clauses.filter((_, at) => truths.get(id)?.[at] === false)).toEqual(['noEnergyAttachedThisTurn'])
})

test('without a snapshot there is only the chart, and an invalid snapshot gets one sentence', () => {
  expect(readForChart(null)).toMatchObject(E.right({ marks: null }))
  for (const value of [7, {}, { state: 'nowhere', game: snapshot.game }, { state: snapshot.state, game: {} }])
    expect(E.isLeft(readForChart(value)), JSON.stringify(value)).toBe(true)
})

test('in whole games every legal event is marked: all clauses of one of its transitions hold', () => {
  throughGames((before) => {
    const read = readForChart(before)
    if (E.isLeft(read) || !read.right?.marks) throw new Error('It is a snapshot.')
    const { chartIn, marks } = read.right
    const { active, truths } = marks
    const { graph } = chartIn('words')
    expect(active).toBe(before.state)
    for (const type of new Set(legalEvents(before).map((event) => event.type))) {
      const taken = graph.transitions.filter(
        ({ source, event }) => event === type && (active === source || active.startsWith(`${source}.`)),
      )
      const marked = taken.some(({ id, clauses }) => clauses.every((_, at) => truths.get(id)?.[at] === true))
      expect(marked, `${type} in ${active}`).toBe(true)
    }
  }, 150)
})
