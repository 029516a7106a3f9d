/** How fast the clauses of a frame are asked: a page asks them whenever somebody moves through a game. */
import { expect, test } from 'vitest'
import { gameMachine } from '../../../src/engine/machine/wiring.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { clauseTruths } from '../../../src/view/gameOnChart/truths.ts'
import { throughGames } from './wholeGames.ts'

const graph = chartGraph(gameMachine)

test('all clauses of a frame are asked in less than 2 ms on average', () => {
  let frames = 0
  let milliseconds = 0
  throughGames((_, step) => {
    for (const { state, game } of step.frames) {
      const from = performance.now()
      clauseTruths(graph, { state, game }, null)
      milliseconds += performance.now() - from
      frames += 1
    }
  })
  expect(milliseconds / frames).toBeLessThan(2)
})
