/** The whole chart in the window of a small laptop: every step is named, in a readable size. */

import { collapse, stepsOnly } from 'ptcg-turn-engine/chart'
import { gameGraph, gameInWords } from 'ptcg-turn-engine/game-chart'
import { openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { stateWritten } from '../../src/elements/chart/written.ts'

test.each([
  ['names', gameGraph],
  ['words', gameInWords],
])(
  'at 1280 by 720 every step has a name of at least 12 pixels, in %s, and playing never moves the view',
  async (wording, graph) => {
    const { page } = await openInspector(recordedGame(36), { link: '#step=60' })
    if (wording === 'names') await page.getByRole('button', { name: 'Plain words' }).click()
    const names = () =>
      page
        .locator('ptcg-turn-chart .far text')
        .evaluateAll((all) => all.map((one) => [one.textContent ?? '', Number(one.getAttribute('font-size'))] as const))
    const steps = collapse(graph, stepsOnly(graph)).states
    const first = stateWritten(steps[0] as (typeof steps)[number])
    await expect.poll(async () => (await names()).map(([name]) => name)).toContain(first)
    const said = await names()
    const missing = steps.map(stateWritten).filter((key) => !said.some(([name]) => name.split(' · ')[0] === key))
    expect(missing).toEqual([])
    expect(said).toHaveLength(steps.length)
    expect(said.filter(([, size]) => size < 12)).toEqual([])
    const view = () => page.locator('ptcg-turn-chart .content').getAttribute('transform')
    const before = await view()
    await page.keyboard.press('Shift+ArrowRight')
    expect(await view()).toBe(before)
  },
)
