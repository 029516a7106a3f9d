/** The speed of the chart, relative to a benchmark in the same page: the layout, and a change of state. */

import { chartGraph } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'
import { timeYardstick } from 'ptcg-turn-test-kit/yardstick'
import { describe, expect, it } from 'vitest'
import { chartPages } from './page.ts'

const { laidOutAfter, opened, page } = chartPages({ isNew: true })
const graph = chartGraph(gameChart)

const yardstickOfThePage = (): Promise<number> => page().evaluate(`(${timeYardstick.toString()})()`)

describe('closing and opening', () => {
  it('lays out the whole chart within forty times the yardstick, and at once for a known layout', async () => {
    await opened()
    const times: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await laidOutAfter('game')
      times.push((await laidOutAfter('expandAll')).milliseconds)
    }
    const first = times[0] ?? Number.NaN
    const unit = await yardstickOfThePage()
    console.info(
      `The whole chart is laid out in ${times.map((time) => time.toFixed(0)).join(', ')} ms; the yardstick: ${unit.toFixed(0)} ms.`,
    )
    expect(Math.min(...times)).toBeLessThan(40 * unit)
    await laidOutAfter('showSteps')
    const again = (await laidOutAfter('expandAll')).milliseconds
    console.info(`Again: ${again.toFixed(0)} ms.`)
    expect(again).toBeLessThan(first)
  })
})

describe('a change of state', () => {
  it('costs less than a fifth of the yardstick at the median, over 500 changes', async () => {
    await opened()
    const walks = graph.transitions.map(({ id, source, target }) => ({ taken: id, active: target ?? source }))
    const times = await page().evaluate(async (steps) => {
      const chart = document.querySelector('ptcg-turn-chart')
      const measured: number[] = []
      const visited = new Set<string>()
      const traveled = new Set<string>()
      for (let at = 0; at < 500 && chart; at += 1) {
        const step = steps[at % steps.length]
        if (step === undefined) continue
        visited.add(step.active)
        traveled.add(step.taken)
        const truths = new Map(
          globalThis.game.transitions.map(({ id, clauses }) => [id, clauses.map((_, place) => (place + at) % 3 > 0)]),
        )
        const begin = performance.now()
        Object.assign(chart, { ...step, visited: new Set(visited), traveled: new Set(traveled), truths })
        await Promise.resolve()
        measured.push(performance.now() - begin)
      }
      return measured.toSorted((one, other) => one - other)
    }, walks)
    expect(times).toHaveLength(500)
    expect((times[250] ?? Number.NaN) * 5).toBeLessThan(await yardstickOfThePage())
    console.info(
      `A change of state: ${times[250]?.toFixed(2)} ms at the median, ${times[475]?.toFixed(2)} ms for 19 of 20.`,
    )
  })
})
