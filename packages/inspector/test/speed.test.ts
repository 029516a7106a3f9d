/** The speed at which the clauses of a frame are evaluated: a page does so at every move through a game. */

import { gameMachine } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { clauseTruths } from 'ptcg-turn-engine/game-chart'
import { timeYardstick } from 'ptcg-turn-test-kit/yardstick'
import { expect, test } from 'vitest'
import { throughGames } from './wholeGames.ts'

const graph = chartGraph(gameMachine)

test('the clauses of forty frames are evaluated within the time of the yardstick, at the median', () => {
  const times: number[] = []
  throughGames((_, step) => {
    for (const { state, game } of step.frames) {
      const from = performance.now()
      clauseTruths(graph, { state, game }, null)
      times.push(performance.now() - from)
    }
  })
  const median = times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN
  console.info(
    `The clauses of a frame: ${median.toFixed(2)} ms at the median; the yardstick: ${timeYardstick().toFixed(0)} ms.`,
  )
  expect(median * 40).toBeLessThan(timeYardstick())
})
