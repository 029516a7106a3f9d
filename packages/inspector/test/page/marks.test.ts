/**
 * Events are visible on the chart: each transition of a whole game leaves its mark when it is taken, and so does the
 * damage while it is calculated.
 */

import { openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'

const game = recordedGame(11)
const history = historyOfRecording(game)
const steps = Array.from({ length: history.length + 1 }, (_, number) => history.stepAt(number))

interface Mark {
  readonly step: number
  readonly frame: number
  /** The marked elements: the transitions or the state, and whether they look different from unmarked ones. */
  readonly marked: readonly { readonly about: string; readonly isSeen: boolean }[]
}

/**
 * In the page: goes to moments of the game and examines the marks. A mark is visible if it is painted in the color of
 * marks and has a size.
 */
const LOOK = `async (spots) => {
  const root = document.querySelector('ptcg-turn-chart').shadowRoot
  const app = document.querySelector('.app')
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  probe.style.fill = 'var(--active-edge)'
  probe.style.stroke = 'var(--active)'
  root.querySelector('svg.chart').append(probe)
  const { fill: edge, stroke: ground } = getComputedStyle(probe)
  probe.remove()
  const isSeen = (element) => {
    const painted = element.querySelector(':scope > .line, :scope > .behind, :scope > rect')
    const { width, height } = painted.getBoundingClientRect()
    const { stroke, fill, display } = getComputedStyle(painted)
    return display !== 'none' && width + height > 2 && (stroke === edge || fill === ground)
  }
  const seen = []
  for (const { step, frame } of spots) {
    location.hash = 'step=' + step + '.' + (frame + 1)
    while (app.dataset.step !== String(step) || app.dataset.frame !== String(frame)) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    seen.push({
      step,
      frame,
      marked: [...root.querySelectorAll('.taken')].filter((one) => one.closest('.far') === null).map((one) => ({
        about: one.dataset.transition ?? one.dataset.listing ?? one.dataset.state,
        isSeen: isSeen(one),
      })),
    })
  }
  return seen
}`

/** The first time each transition is taken in the game. */
const firsts = [
  ...new Map(
    steps
      .flatMap(({ number, frames }) => frames.map(({ transition }, frame) => ({ step: number, frame, transition })))
      .filter(({ transition }) => transition !== null)
      .reverse()
      .map((spot) => [spot.transition, spot] as const),
  ).values(),
].reverse()

const isAbout = (about: string, transition: string): boolean =>
  about.split(' ').includes(transition) || `${transition.split(':')[0]}.`.startsWith(`${about}.`)

describe.each(
  sampleOf(
    [
      ['in a large window', 1280, 720],
      ['in a small window, which shows the whole chart if asked', 820, 500],
    ] as const,
    2,
  ),
)('%s', (_, width, height) => {
  test('each transition of a whole game leaves its mark, and nothing else does', async () => {
    const { page } = await openInspector(game, { link: '#step=0.1', viewport: { width, height } })
    const whole = page.getByRole('button', { name: 'The whole chart' })
    if (height < 600) await whole.click()
    expect(firsts.length).toBeGreaterThan(50)
    await expect.poll(() => page.locator('ptcg-turn-chart .taken').count()).toBeGreaterThan(0)
    const seen = (await page.evaluate(`(${LOOK})(${JSON.stringify(firsts)})`)) as readonly Mark[]
    const unmarked = seen.filter(({ marked }, at) => {
      const transition = firsts[at]?.transition ?? ''
      return (
        !marked.some((one) => one.isSeen && isAbout(one.about, transition)) ||
        marked.some((one) => !isAbout(one.about, transition))
      )
    })
    expect(seen).toHaveLength(firsts.length)
    expect(unmarked).toEqual([])
  })
})

const attack = steps.find(({ facts }) => facts.some(({ fact }) => fact === 'DAMAGE_PLACED'))

test('during an attack its damage stands at each of the six steps', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack?.number}` })
  const notes = page.locator('ptcg-turn-chart .note text')
  await page.getByRole('navigation', { name: 'The turn' }).getByRole('button', { name: /^3:/ }).click()
  await expect.poll(() => notes.allTextContents()).toHaveLength(3)
  for (const text of await notes.allTextContents()) expect(text).toMatch(/^\d+(→\d+)?$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => notes.count()).toBe(0)
})

test('the damage to several Pokémon does not cover the name of its step', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack?.number}` })
  const step = 'turn.attack.F_resolve.damage.3_weakness'
  const chart = page.locator('ptcg-turn-chart')
  await chart.evaluate((element, path) => {
    Object.assign(element, { notes: new Map([[path, '120, 30→60']]) })
  }, step)
  const note = chart.locator('.note')
  await expect.poll(() => note.allTextContents()).toEqual(['120…'])
  const name = await chart.locator(`[data-state="${step}"] text`).last().boundingBox()
  const box = await note.boundingBox()
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
})

test('clauses show what held when the transition was taken, and what holds now', async () => {
  const energy = steps.find(({ event }) => (event as { type?: string } | null)?.type === 'ATTACH_ENERGY')
  const { page } = await openInspector(game, { link: `#step=${energy?.number}` })
  const truths = (listing: string) =>
    page.locator(`ptcg-turn-chart [data-listing="${listing}"]`).evaluate((group) => ({
      isThen: group.classList.contains('then'),
      marks: [...group.querySelectorAll('.mark')].map((mark) => (mark as SVGElement).dataset.truth),
    }))
  const taken = await truths('turn.main.ready:ATTACH_ENERGY:0')
  expect(taken.isThen).toBe(true)
  expect(new Set(taken.marks)).toEqual(new Set(['yes']))
  expect((await truths('turn.main.ready:EVOLVE:0')).isThen).toBe(false)
  // One event later the same Energy is judged anew: one was attached already.
  await page.keyboard.press('ArrowRight')
  const later = await truths('turn.main.ready:ATTACH_ENERGY:0')
  expect(later.isThen).toBe(false)
  expect(later.marks).toContain('no')
})

test('a transition that is taken twice in a row moves twice, unless reduced motion is preferred', async () => {
  const twice = steps.findIndex(
    ({ frames }, at) =>
      at > 0 && frames.length === 1 && steps[at - 1]?.frames.at(-1)?.transition === frames[0].transition,
  )
  expect(twice).toBeGreaterThan(0)
  for (const motion of ['no-preference', 'reduce'] as const) {
    const { page } = await openInspector(game, { link: `#step=${twice - 1}`, motion })
    await page.waitForTimeout(1500)
    const moving = await page.evaluate(`(async () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true }))
      const root = document.querySelector('ptcg-turn-chart').shadowRoot
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      return [...root.querySelectorAll('.taken')].some((one) => one.getAnimations({ subtree: true }).length > 0)
    })()`)
    expect(moving).toBe(motion === 'no-preference')
  }
})
