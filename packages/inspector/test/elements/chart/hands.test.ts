/**
 * `<ptcg-turn-chart>` with mouse, keys and screen reader, at the size of a pane and of a screen, in light and dark
 * mode.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { chartPages } from './page.ts'

const { has, opened, page, view } = chartPages()

const press = (...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page().keyboard.press(key)), Promise.resolve())
const focused = () =>
  page().evaluate(() => {
    const element = document.querySelector('ptcg-turn-chart')?.shadowRoot?.activeElement
    return element?.getAttribute('data-state') ?? element?.className ?? ''
  })

describe('the view', () => {
  it.each([
    [586, 560],
    [746, 640],
    [360, 300],
  ])('has its controls in a row below the drawing, at %i × %i', async (width, height) => {
    await opened({ width, height })
    const frame = await has('.frame').boundingBox()
    const bar = await has('.bar').boundingBox()
    const root = await has('[data-state=""] > rect').first().boundingBox()
    const bottom = (frame?.y ?? 0) + (frame?.height ?? 0)
    expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0)
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(height, 0)
    expect((root?.y ?? 0) + (root?.height ?? 0) / 2).toBeCloseTo(bottom / 2, 0)
    const [left = 0, right = 0] = [root?.x, (root?.x ?? 0) + (root?.width ?? 0)]
    expect([left >= 0, right <= width, (root?.y ?? 0) >= 0]).toEqual([true, true, true])
  })

  it('shows the whole chart at first, and again after the button is pressed', async () => {
    await opened()
    const whole = await view()
    const box = await has('[data-state=""] > rect').first().boundingBox()
    expect([
      box && box.x >= 0,
      box && box.y >= 0,
      box && box.x + box.width <= 1280,
      box && box.y + box.height <= 720,
    ]).toEqual([true, true, true, true])
    await has('button[title="Zoom in"]').click()
    expect((await view()).scale).toBeGreaterThan(whole.scale * 1.2)
    await has('button[title="Zoom out"]').click()
    expect((await view()).scale).toBeCloseTo(whole.scale, 3)
    await has('button[title="Zoom in"]').click()
    await has('button').filter({ hasText: 'Fit' }).click()
    expect(await view()).toEqual(whole)
  })

  it('zooms by the wheel around the pointer', async () => {
    await opened()
    const middle = () => has('[data-state="turn.end"] > rect').first().boundingBox()
    const before = await middle()
    const at = [(before?.x ?? 0) + (before?.width ?? 0) / 2, (before?.y ?? 0) + (before?.height ?? 0) / 2] as const
    await page().mouse.move(...at)
    await page().mouse.wheel(0, -240)
    await expect.poll(async () => (await middle())?.width).toBeGreaterThan((before?.width ?? 0) * 1.3)
    const after = await middle()
    expect(Math.abs((after?.x ?? 0) + (after?.width ?? 0) / 2 - at[0])).toBeLessThan(2)
    expect(Math.abs((after?.y ?? 0) + (after?.height ?? 0) / 2 - at[1])).toBeLessThan(2)
  })

  it('zooms by double click and keys, and moves by keys', async () => {
    await opened()
    const first = await view()
    await has('.frame').focus()
    await press('ArrowLeft', 'ArrowUp')
    expect(await view()).toEqual({ ...first, x: first.x + 60, y: first.y + 60 })
    await press('+')
    const nearer = await view()
    expect(nearer.scale).toBeGreaterThan(first.scale)
    await press('-', '0')
    expect(await view()).toEqual(first)
    await page().mouse.dblclick(60, 300)
    expect((await view()).scale).toBeGreaterThan(first.scale)
  })

  it('zooms when two fingers pinch', async () => {
    await opened()
    const before = await view()
    await has('.frame').evaluate((frame) => {
      const touch = (type: string, pointerId: number, clientX: number) =>
        frame.dispatchEvent(
          new PointerEvent(type, { pointerId, clientX, clientY: 300, button: 0, bubbles: true, pointerType: 'touch' }),
        )
      frame.setPointerCapture = () => {}
      touch('pointerdown', 1, 600)
      touch('pointerdown', 2, 700)
      touch('pointermove', 2, 800)
      touch('pointerup', 2, 800)
      touch('pointerup', 1, 600)
    })
    expect((await view()).scale).toBeCloseTo(before.scale * 2, 3)
  })
})

describe('the zoomed-out view', () => {
  it.each([
    [700, 450],
    [1280, 720],
  ])('has readable names of the outer states and of the active one, at %i × %i', async (width, height) => {
    await opened({ width, height })
    await page().evaluate(async () => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (chart) chart.active = 'knockOut.judging'
      await new Promise(requestAnimationFrame)
    })
    const names = await has('.far text').evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent, height: one.getBoundingClientRect().height })),
    )
    for (const name of ['setUp', 'turn', 'main', 'attack', 'checkup', 'knockOut', 'judging'])
      expect(names.map(({ text }) => text)).toContain(name)
    expect(names.filter((name) => name.height < 9)).toEqual([])
    expect(await has('.listing text').first().isVisible()).toBe(false)
  })

  it('no name covers another', async () => {
    await opened({ width: 700, height: 450 })
    const boxes = await has('.far rect').evaluateAll((all) =>
      all.map(
        (one) => one.getBoundingClientRect().toJSON() as { left: number; right: number; top: number; bottom: number },
      ),
    )
    const covered = boxes.filter((one, at) =>
      boxes.some(
        (other, place) =>
          place > at &&
          one.left < other.right - 1.5 &&
          other.left < one.right - 1.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      ),
    )
    expect(boxes.length).toBeGreaterThan(8)
    expect(covered).toEqual([])
  })

  it('gives way to the full text once that can be read', async () => {
    await opened()
    await page().evaluate(() => document.querySelector('ptcg-turn-chart')?.show('turn.draw'))
    await expect.poll(() => has('.far text').count()).toBe(0)
    expect(await has('[data-state="turn.draw"] text.name').isVisible()).toBe(true)
  })
})

describe('the search', () => {
  it.each([
    ['confusion', 'turn.attack.C_confusion'],
    ['ATTACH_ENERGY', 'ATTACH_ENERGY in turn.main.ready'],
    ['noRetreatThis', 'noRetreatThisTurn: RETREAT in turn.main.ready'],
    ['PC.3', 'checkup.burned (rule PC.3)'],
    ['sleep', 'checkup.asleep'],
  ])('finds %s', async (text, first) => {
    await opened()
    const found = await page().evaluate(
      (wanted) => document.querySelector('ptcg-turn-chart')?.search(wanted) ?? [],
      text,
    )
    expect(found[0]?.label).toBe(first)
  })

  it('selects by keys what it finds', async () => {
    await opened()
    await has('input').fill('asleep')
    await press('ArrowDown')
    await press('Enter')
    const box = await has('[data-state="checkup.asleep"] > rect').first().boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(3)
    expect(await has('.found li').count()).toBe(0)
  })

  it('repeats an earlier search in a new chart', async () => {
    await opened()
    await page().evaluate(() => Object.assign(document.querySelector('ptcg-turn-chart') ?? {}, { graph: null }))
    await has('input').fill('asleep')
    await page().evaluate(() =>
      Object.assign(document.querySelector('ptcg-turn-chart') ?? {}, { graph: globalThis.game }),
    )
    await expect.poll(() => has('.found button').first().textContent()).toBe('checkup.asleep')
  })

  it('says when there is no result, and closes with Escape', async () => {
    await opened()
    await has('input').fill('zzz<b>')
    expect(await has('.found').textContent()).toBe('Nothing in the chart contains this.')
    await has('input').press('Escape')
    expect(await has('.found').textContent()).toBe('')
  })
})

describe('by keys alone', () => {
  it('moves through the states in the order of the chart, in and out, selects, opens and closes them', async () => {
    await opened()
    await has('.frame').focus()
    await press('Tab')
    expect(await focused()).toBe('')
    await press('ArrowRight')
    expect(await focused()).toBe('setUp')
    await press('ArrowDown')
    expect(await focused()).toBe('setUp.coinToss')
    await page().evaluate(() => {
      document.body.addEventListener('chart-select', (event) => Object.assign(globalThis, { selection: event.detail }))
    })
    await press('Enter')
    expect(await page().evaluate(() => Reflect.get(globalThis, 'selection'))).toMatchObject({
      about: ['state:setUp.coinToss', 'rule:SU.3'],
      label: 'setUp.coinToss',
    })
    await press(' ')
    await has('[data-state="setUp.coinToss.flipping"]').waitFor({ state: 'attached' })
    expect(await focused()).toBe('setUp.coinToss')
    await press('ArrowLeft', 'End')
    expect(await focused()).toBe('gameOver')
  })
})

describe('accessibility and theme', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

  it.each(['light', 'dark'] as const)('passes the accessibility check, %s', async (colorScheme) => {
    for (const near of [false, true]) {
      await opened({ colorScheme })
      await page().evaluate(async (isNear) => {
        const chart = document.querySelector('ptcg-turn-chart')
        if (!chart) return
        chart.active = 'turn.main.ready'
        chart.visited = new Set(['turn.draw', 'setUp', 'setUp.goingFirst'])
        chart.truths = new Map(
          globalThis.game.transitions.map(({ id, clauses }) => [id, clauses.map((_, at) => at % 2 === 0)]),
        )
        if (isNear) chart.show('turn.main.ready')
        await new Promise(requestAnimationFrame)
      }, near)
      await page().evaluate(axe)
      const found = await page().evaluate(async () => {
        const run = Reflect.get(globalThis, 'axe') as {
          run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>
        }
        const { violations } = await run.run()
        return violations.map(
          ({ id, impact, nodes }) => `${impact} ${id} ${nodes.length} ${nodes[0]?.html.slice(0, 160)}`,
        )
      })
      expect(found.filter((line) => /^(?:serious|critical)/.test(line))).toEqual([])
      if (!near) await page().close()
    }
  })

  it('takes a given theme', async () => {
    await opened({ colorScheme: 'light' })
    const ground = () =>
      has('.frame').evaluate(
        () => getComputedStyle(document.querySelector('ptcg-turn-chart') ?? document.body).backgroundColor,
      )
    const light = await ground()
    await page().evaluate(() => document.querySelector('ptcg-turn-chart')?.setAttribute('theme', 'dark'))
    const dark = await ground()
    expect(dark).not.toBe(light)
    await page().evaluate(() => document.querySelector('ptcg-turn-chart')?.setAttribute('theme', 'auto'))
    expect(await ground()).toBe(light)
    await page().emulateMedia({ colorScheme: 'dark' })
    expect(await ground()).toBe(dark)
  })
})
