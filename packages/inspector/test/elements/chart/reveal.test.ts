/**
 * Moves of `<ptcg-turn-chart>`: it brings a selection from elsewhere into view, and shows the whole chart when asked.
 */
import { describe, expect, it } from 'vitest'
import { chartPages } from './page.ts'

/** From this scale on the chart shows its small text. */
const NEAR = 0.62

const { has, laidOutAfter, opened, page, set, view } = chartPages({ width: 586, height: 560 })

/** The distances of something from the edges of the frame; negative outside. */
const edges = async (selector: string) => {
  const frame = await has('.frame').boundingBox()
  const boxes = await has(selector).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as { x: number; y: number; right: number; bottom: number }),
  )
  // An element that is not rendered has an empty box.
  return boxes
    .filter(({ x, right }) => right > x)
    .map(({ x, y, right, bottom }) => ({
      least: Math.min(x, y, (frame?.width ?? 0) - right, (frame?.height ?? 0) - bottom),
    }))
}
const isInSight = async (selector: string): Promise<boolean> => (await edges(selector)).some(({ least }) => least >= 0)

describe('a selection elsewhere is brought into view, large enough to be read', () => {
  it.each([
    ['state:checkup.asleep', '[data-state="checkup.asleep"] > rect'],
    ['transition:turn.main.ready:RETREAT:0', '[data-listing="turn.main.ready:RETREAT:0"] > .behind'],
    ['event:CONCEDE', '.listing.lit > .behind'],
    ['clause:noEnergyAttachedThisTurn', '[data-state="turn.main.ready"] .holds.lit > text'],
  ])('%s', async (token, selector) => {
    await opened()
    expect((await view()).scale).toBeLessThan(NEAR)
    await set({ active: 'turn.main.ready', lit: [token] })
    expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    expect(await isInSight(selector)).toBe(true)
  })

  it('a clause is shown in the active state first', async () => {
    await opened()
    await set({ active: 'turn.main.ready', lit: ['clause:itIsYourTurn', 'rule:T0.1'] })
    expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    expect(await isInSight('[data-state="turn.main.ready"] .holds.lit > text')).toBe(true)
  })

  it('a hidden part is shown by the box around it', async () => {
    await opened()
    await set({ lit: ['transition:turn.attack.C_confusion.flipping:COIN_LANDED:0'] })
    expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    expect(await has('.state.lit').count()).toBe(1)
    expect(await isInSight('[data-state="turn.attack.C_confusion"] > rect')).toBe(true)
  })

  it('a related part is shown if the chart lacks the selected one', async () => {
    await opened()
    await set({ lit: ['card:12', 'state:checkup.asleep'] })
    expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    expect(await isInSight('[data-state="checkup.asleep"] > rect')).toBe(true)
  })

  it('the view stays if the part is visible already, or is not on the chart', async () => {
    await opened()
    await set({ lit: ['state:turn.draw'] })
    const near = await view()
    await set({ lit: [] })
    await set({ lit: ['state:turn.draw', 'rule:T0.1'] })
    await set({ lit: ['card:3'] })
    expect(await view()).toEqual(near)
  })

  it('the view stays if the selection came from the chart itself', async () => {
    await opened()
    await page().evaluate(() => {
      const chart = document.querySelector('ptcg-turn-chart')
      chart?.addEventListener('chart-select', (event) => Object.assign(chart, { lit: event.detail.about }))
    })
    const before = await view()
    await has('[data-state="checkup.asleep"] > rect').click()
    expect(await has('.state.lit.selected').count()).toBe(1)
    expect(await view()).toEqual(before)
  })

  it('later changes of state are still followed', async () => {
    await opened()
    await set({ follow: true, active: 'turn.draw' })
    await set({ lit: ['state:checkup.asleep'] })
    expect(await isInSight('[data-state="checkup.asleep"] > rect')).toBe(true)
    expect(await has('button').filter({ hasText: 'Follow' }).getAttribute('aria-pressed')).toBe('true')
    await set({ active: 'setUp.goingFirst' })
    expect(await isInSight('[data-state="setUp.goingFirst"] > rect')).toBe(true)
  })
})

describe('a selected part', () => {
  it('has a strong mark, and related parts a weaker one', async () => {
    await opened()
    await set({ lit: ['state:turn.draw', 'state:turn.end', 'event:CONCEDE'] })
    const width = (path: string) =>
      has(`[data-state="${path}"] > rect`)
        .first()
        .evaluate((rect) => Number.parseFloat(getComputedStyle(rect).strokeWidth))
    expect(await has('.selected').count()).toBe(1)
    expect(await has('.lit').count()).toBe(3)
    expect(await width('turn.draw')).toBeGreaterThan((await width('turn.end')) * 1.8)
    const edge = () =>
      has('[data-state="turn.end"] > rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).stroke)
    await set({ active: 'turn.end', lit: [] })
    const active = await edge()
    await set({ lit: ['state:turn.draw', 'state:turn.end'] })
    expect(await edge()).toBe(active)
    await set({ lit: ['state:turn.end'] })
    expect(await edge()).not.toBe(active)
    expect(await has('.state.selected').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))).toEqual(
      ['turn.end'],
    )
  })
})

describe('the whole chart', () => {
  it.each(['collapseAll', 'showSteps', 'expandAll'] as const)(
    'is shown after %s, and later states are followed',
    async (act) => {
      await opened()
      await set({ follow: true, active: 'turn.draw' })
      await laidOutAfter(act)
      expect(await isInSight('[data-state=""] > rect')).toBe(true)
      await set({ active: 'gameOver' })
      // With every box open, names cannot be read from a distance, so the camera moves in.
      if (act === 'expandAll') expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
      expect(await isInSight('[data-state="gameOver"] > rect')).toBe(true)
    },
  )
})

describe('the followed active state', () => {
  it.each([
    [586, 560],
    [746, 640],
    [1280, 720],
  ])('is well inside the frame and readable after zooming in, at %i × %i', async (width, height) => {
    await opened({ width, height })
    await page().evaluate(() => document.querySelector('ptcg-turn-chart')?.show('turn.draw'))
    for (const active of ['checkup.asleep', 'gameOver', 'turn.main.resolving', 'setUp.coinToss']) {
      await set({ follow: true, active })
      const [box] = await edges(`[data-state="${active}"] > rect:first-of-type`)
      expect([active, box && box.least >= Math.min(width, height - 60) * 0.09]).toEqual([active, true])
      expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    }
  })

  it('leaves the whole chart in place if that has room for all names', async () => {
    await opened({ width: 746, height: 640 })
    const whole = await view()
    for (const active of ['turn.main.ready', 'checkup.asleep', 'gameOver']) {
      await set({ follow: true, active })
      expect(await view()).toEqual(whole)
      expect(await has('.far text.active').count()).toBe(1)
    }
  })

  it('shows its corner, or the latest transition, if there is no room for all of it', async () => {
    await opened({ width: 560, height: 420 })
    await set({ follow: true, active: 'turn.main.ready' })
    expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    expect(await isInSight('[data-state="turn.main.ready"] > text.name')).toBe(true)
    await set({ active: 'turn.draw' })
    const last = '[data-state="turn.main.ready"] > .listing:last-of-type'
    const id = await has(last).getAttribute('data-listing')
    await set({ active: 'turn.main.ready', taken: id })
    expect((await view()).scale).toBeGreaterThanOrEqual(NEAR)
    expect(await isInSight(last)).toBe(true)
  })
})
