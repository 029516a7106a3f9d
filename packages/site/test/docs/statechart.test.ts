/** The page about the statechart matches the current chart. */
import { readFileSync } from 'node:fs'
import { chartGraph, statechartMarkdown } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'
import { expect, test } from 'vitest'

test('docs/statechart.md', () => {
  const page = readFileSync(new URL('../../../../docs/statechart.md', import.meta.url), 'utf8')
  expect(page === statechartMarkdown(chartGraph(gameChart)), 'npm run docs').toBe(true)
})
