/** The page about the statechart says what the chart is today: a chart that reads otherwise is another chart. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameChart } from '../../machines/gameChart.ts'
import { chartGraph } from '../../src/view/chart/graph.ts'
import { statechartMarkdown } from '../../src/view/chart/statechartDocument.ts'

test('docs/statechart.md', () => {
  const page = readFileSync(new URL('../../docs/statechart.md', import.meta.url), 'utf8')
  expect(page === statechartMarkdown(chartGraph(gameChart)), 'npm run docs').toBe(true)
})
