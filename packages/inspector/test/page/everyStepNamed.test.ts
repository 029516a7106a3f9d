/** The whole chart in low windows: every step has its name at every microstep of a game, and no name moves, is covered or hard to read. */
import type { Page } from 'playwright-core'
import { collapse, stepsOnly } from 'ptcg-turn-engine/chart'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import { openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'

const STEPS = collapse(gameGraph, stepsOnly(gameGraph)).states.map(({ path }) => path)

/** Walks to the end, a microstep at a time, and returns every problem with names on the way. */
const walk = (page: Page): Promise<{ readonly moments: number; readonly wrong: readonly string[] }> =>
  page.evaluate(async (steps) => {
    const root = document.querySelector('ptcg-turn-chart')?.shadowRoot
    const app = document.querySelector<HTMLElement>('.app')
    const wrong = new Set<string>()
    const first = new Map<string, string>()
    const spot = (): string => `${app?.dataset.step}.${app?.dataset.frame}`
    let moments = 0
    for (let before = ''; before !== spot(); moments += 1) {
      before = spot()
      const names = new Map(
        [...(root?.querySelectorAll<SVGTextElement>('.far text[data-names]') ?? [])].map((one) => [
          one.dataset.names,
          one,
        ]),
      )
      for (const path of steps) {
        const name = names.get(path)
        if (name === undefined) wrong.add(`${path} has no name`)
        else {
          if (Number(name.getAttribute('font-size')) < 11) wrong.add(`${path} is too small`)
          const at = `${name.getAttribute('y')}`
          if ((first.get(path) ?? at) !== at) wrong.add(`${path} moves`)
          first.set(path, at)
        }
      }
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }))
      await new Promise((done) => setTimeout(done, 0))
      await new Promise(requestAnimationFrame)
    }
    return { moments, wrong: [...wrong] }
  }, STEPS)

/** Pairs of overlapping names, and names under the chart's overlays. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('ptcg-turn-chart')?.shadowRoot
    const boxes = (within: ParentNode | null | undefined, selector: string) =>
      [...(within?.querySelectorAll(selector) ?? [])].map((one) => ({
        name: one.textContent,
        area: one.getBoundingClientRect(),
      }))
    const names = boxes(root, '.far text')
    const over = [...names, ...boxes(root, '.note')]
    return names.flatMap((one) =>
      over
        .filter((other) => other.name !== one.name)
        .filter(
          ({ area }) =>
            Math.min(one.area.right, area.right) - Math.max(one.area.left, area.left) > 2 &&
            Math.min(one.area.bottom, area.bottom) - Math.max(one.area.top, area.top) > 5,
        )
        .map((other) => `${other.name} lies on ${one.name}`),
    )
  })

/** Names that leave their boxes, and arrows without a head that can be seen. */
const astray = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('ptcg-turn-chart')?.shadowRoot
    const shown = [...(root?.querySelectorAll('.arrow:not(.first) .head') ?? [])].map((head) =>
      head.getBoundingClientRect(),
    )
    const tiny = shown.filter(({ width, height }) => Math.max(width, height) < 5)
    const out = [...(root?.querySelectorAll<SVGTextElement>('.far text[data-names]') ?? [])].flatMap((name) => {
      const box = root?.querySelector(`[data-state="${name.dataset.names}"]>rect`)?.getBoundingClientRect()
      const { left, right } = name.getBoundingClientRect()
      return box !== undefined && box.left <= left && right <= box.right ? [] : [`${name.textContent} leaves its box`]
    })
    return tiny.length > 0 ? [...out, `${tiny.length} heads of ${shown.length} are tiny`] : out
  })

test.each([
  { width: 1366, height: 625, wording: 'words', most: sizeOfRun(12, 200) },
  { width: 1366, height: 625, wording: 'names', most: sizeOfRun(4, 30) },
  { width: 1280, height: 720, wording: 'words', most: sizeOfRun(4, 200) },
])(
  'every step has a readable name at every microstep at $width by $height, in $wording',
  async ({ wording, most, ...viewport }) => {
    const { page } = await openInspector(recordedGame(11, { most }), { link: '#step=0', viewport })
    if (wording === 'names') await page.getByRole('button', { name: 'Plain words' }).click()
    await page.locator('ptcg-turn-chart .far text').first().waitFor()
    await page.getByRole('button', { name: 'Follow' }).and(page.locator('[aria-pressed=true]')).waitFor()
    const { moments, wrong } = await walk(page)
    expect(moments).toBeGreaterThan(most)
    expect(wrong).toEqual([])
    expect(await covered(page)).toEqual([])
    expect(await astray(page)).toEqual([])
  },
)

test('with the introduction above it, and in a lower window, every step has a readable name too', async () => {
  const { page } = await openInspector(recordedGame(11), { link: '#step=60', viewport: { width: 1366, height: 768 } })
  const named = () => page.locator('ptcg-turn-chart .far text[data-names]').count()
  await expect.poll(named).toBe(STEPS.length)
  await page.setViewportSize({ width: 1366, height: 625 })
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'A first look at the page' }).click()
  await page.getByRole('region', { name: 'First look' }).waitFor()
  await expect.poll(named).toBe(STEPS.length)
  const frame = page.locator('ptcg-turn-chart .frame')
  const [root, room] = [
    await page.locator('ptcg-turn-chart .state').first().locator('rect').first().boundingBox(),
    await frame.boundingBox(),
  ]
  expect((root?.y ?? 0) + (root?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
  const cut = page.locator('ptcg-turn-chart .far text', { hasText: '…' })
  expect(await cut.count()).toBe(0)
})
