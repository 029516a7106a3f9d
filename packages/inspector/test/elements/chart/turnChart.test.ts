/** `<ptcg-turn-chart>` on a bare page, in a real browser, under a strict Content-Security-Policy. */
import { describe, expect, it } from 'vitest'
import { chartPages } from './page.ts'
import { STATES_SHOWN } from './shown.ts'

const { asked, bare, has, laidOutAfter, opened, page, set } = chartPages()

const statesWith = (mark: string): Promise<readonly (string | null)[]> =>
  has(`.state.${mark}`).evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
const scale = (): Promise<number> =>
  has('.content').evaluate((content) => Number(/scale\(([\d.]+)\)/.exec(content.getAttribute('transform') ?? '')?.[1]))
const middleOf = async (path: string): Promise<readonly [number, number]> => {
  const box = await has(`[data-state="${path}"] > rect`).first().boundingBox()
  return box === null ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2]
}
/** Records the events of the element. */
const listenTo = (type: 'chart-select' | 'chart-follow') =>
  page().evaluate((name) => {
    const details: unknown[] = []
    Object.assign(globalThis, { details })
    document.body.addEventListener(name, (event) => details.push(event instanceof CustomEvent ? event.detail : null))
  }, type)
const reported = () => page().evaluate(() => Reflect.get(globalThis, 'details') as readonly unknown[])

describe('the chart', () => {
  it('has every step of the rulebook, with its events and clauses', async () => {
    await opened()
    expect(await has('.state').count()).toBe(STATES_SHOWN.steps)
    const words = await has('.content text').allTextContents()
    for (const word of ['C_confusion', 'ATTACH_ENERGY', 'noEnergyAttachedThisTurn', 'theAttackDoesNotHappen', 'A-C.1'])
      expect(words).toContain(word)
  })

  it('needs no layout program for a precomputed layout', async () => {
    await opened({ isNew: true })
    expect(await has('.state').count()).toBe(STATES_SHOWN.steps)
    expect(asked().filter((name) => name.startsWith('elk'))).toEqual([])
  })

  it('applies properties that were set before the element was defined', async () => {
    await opened()
    const text = await page().evaluate(async () => {
      const chart = document.createElement('ptcg-turn-chart')
      Reflect.defineProperty(chart, 'graph', { value: globalThis.hostile, configurable: true, writable: true })
      const laid = new Promise((done) => chart.addEventListener('chart-laid-out', done, { once: true }))
      document.body.append(chart)
      await laid
      return chart.shadowRoot?.querySelectorAll('.state').length
    })
    expect(text).toBeGreaterThan(3)
  })

  it('reports a chart that cannot be drawn, and draws the next one', async () => {
    await opened()
    await page().evaluate(() => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (chart) chart.graph = { id: 'broken', states: [], transitions: [] }
    })
    await has('.notice').filter({ hasText: 'This chart cannot be drawn' }).waitFor()
    expect(await has('.state').count()).toBe(0)
    await laidOutAfter('game')
    expect(await has('.notice').textContent()).toBe('')
  })

  it('writes hostile names as text', async () => {
    await bare()
    await laidOutAfter('hostile')
    const names = await has('.state').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
    expect(names.sort()).toEqual(await page().evaluate(() => globalThis.hostile.states.map(({ path }) => path).sort()))
    expect(await has('script').count()).toBe(0)
    await set({ lit: ['state:"]<x>', 'clause:\\'], active: '"]', taken: '"' })
  })
})

describe('the position of the game', () => {
  it('is highlighted, with the states around it', async () => {
    await opened()
    await set({ active: 'turn.draw' })
    expect(await statesWith('active')).toEqual(['turn.draw'])
    expect((await statesWith('around')).toSorted()).toEqual(['', 'turn'])
    await set({ active: 'checkup.poisoned' })
    expect(await statesWith('active')).toEqual(['checkup.poisoned'])
    expect((await statesWith('around')).toSorted()).toEqual(['', 'checkup'])
  })

  it('is named on the closed box around it, and in the zoomed-out view if there is room', async () => {
    await opened({ width: 2400, height: 1500 })
    await set({ active: 'turn.attack.C_confusion.flipping' })
    expect(await statesWith('active')).toEqual(['turn.attack.C_confusion'])
    expect(await has('.inner.now').allTextContents()).toEqual([expect.stringContaining('flipping')])
    expect(await has('.far text.active').textContent()).toBe('C_confusion · flipping')
    await opened()
    await set({ active: 'turn.attack.C_confusion.flipping' })
    expect(await has('.far text.active').textContent()).toBe('C_confusion')
  })

  it('is announced once, not at every step of a fast game', async () => {
    await opened()
    for (const active of ['turn.draw', 'turn.main.ready', 'turn.end']) await set({ active })
    const spoken = has('.spoken')
    await spoken.filter({ hasText: 'Active state: turn, end' }).waitFor({ state: 'attached' })
    expect(await spoken.getAttribute('aria-live')).toBe('polite')
  })

  it('stays in view when it is followed, large enough to be read', async () => {
    await opened({ width: 700, height: 350 })
    await set({ follow: true, active: 'checkup.poisoned' })
    expect(await scale()).toBeGreaterThan(0.6)
    const [x, y] = await middleOf('checkup.poisoned')
    expect([x > 0 && x < 700, y > 0 && y < 350]).toEqual([true, true])
  })

  it('is followed into closed boxes, which open on the way', async () => {
    await opened()
    await set({ follow: true, active: 'turn.draw' })
    await laidOutAfter('collapseAll')
    await set({ active: 'turn.attack.C_confusion.working' })
    await has('[data-state="turn.attack.C_confusion"]').waitFor()
    // The small chart of a step stays closed, and so do boxes off the path.
    expect(await has('[data-state="turn.attack.C_confusion.working"]').count()).toBe(0)
    expect(await has('[data-state="turn.main.ready"]').count()).toBe(0)
    await laidOutAfter('collapseAll')
    await set({ follow: false, active: 'turn.attack.D_choose' })
    expect(await has('[data-state="turn.attack.D_choose"]').count()).toBe(0)
  })

  it('is no longer followed once a person moves the chart', async () => {
    await opened()
    await set({ follow: true, active: 'turn.draw' })
    await listenTo('chart-follow')
    await page().mouse.move(640, 300)
    await page().mouse.wheel(0, 120)
    expect(await reported()).toEqual([{ follow: false }])
    expect(await has('button').filter({ hasText: 'Follow' }).getAttribute('aria-pressed')).toBe('false')
  })
})

describe('the path of the game', () => {
  it('is warm: states, and the transitions taken', async () => {
    await opened()
    await page().evaluate(async () => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (!chart) return
      chart.visited = new Set(['setUp.coinToss.flipping', 'turn.draw'])
      chart.traveled = new Set(['turn.draw:always:0', 'turn.main.ready:ATTACH_ENERGY:0'])
      chart.taken = 'turn.main.ready:DECLARE_ATTACK:0'
      await new Promise(requestAnimationFrame)
    })
    expect((await statesWith('visited')).toSorted()).toEqual(['setUp.coinToss', 'turn.draw'])
    expect(await has('.arrow.traveled').count()).toBe(1)
    expect(await has('.listing.traveled[data-listing="turn.main.ready:ATTACH_ENERGY:0"]').count()).toBe(1)
    expect(await has('.arrow.taken').getAttribute('data-transition')).toBe('turn.main.ready:DECLARE_ATTACK:0')
    expect(await has('.listing.taken').count()).toBe(1)
  })

  it('moves along each arrow, unless reduced motion is preferred', async () => {
    for (const [reducedMotion, moving] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      await opened({ reducedMotion })
      await set({ taken: 'turn.draw:always:2' })
      const animations = await has('.arrow.taken .line').evaluate((line) => line.getAnimations().length)
      expect(animations > 0).toBe(moving)
      if (moving) await page().close()
    }
  })
})

describe('the truth of each clause', () => {
  it('is marked clause by clause, unless unknown', async () => {
    await opened()
    await page().evaluate(async () => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (chart) {
        chart.active = 'turn.main.ready'
        chart.truths = new Map([
          ['turn.main.ready:BENCH_POKEMON:0', [true, false, null, true, true, true]],
          ['turn.main.ready:END_TURN:0', [true]],
        ])
      }
      await new Promise(requestAnimationFrame)
    })
    const bench = has('[data-listing="turn.main.ready:BENCH_POKEMON:0"]')
    expect(
      await bench.locator('.mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-truth'))),
    ).toEqual(['yes', 'no', 'unknown', 'yes', 'yes', 'yes'])
    expect([await has('.yes').count(), await has('.no').count()]).toEqual([5, 1])
    expect(await has('.listing.ready .event').allTextContents()).toEqual(['END_TURN → ending'])
    await page().evaluate(async () => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (chart) chart.truths = new Map()
      await new Promise(requestAnimationFrame)
    })
    expect(await has('.yes, .no, .ready').count()).toBe(0)
  })
})

describe('a transition of another state', () => {
  it('keeps its marks faintly: red and green are for transitions of the active state', async () => {
    await opened()
    await page().evaluate(async () => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (chart) {
        chart.active = 'turn.main.ready'
        chart.truths = new Map(
          globalThis.game.transitions.map(({ id, clauses }) => [id, clauses.map((_, at) => at % 2 === 0)]),
        )
      }
      await new Promise(requestAnimationFrame)
    })
    const colors = (selector: string, property: 'stroke' | 'fill') =>
      has(selector).evaluateAll(
        (all, name) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name)))],
        property,
      )
    const quiet = await colors('text.inner', 'fill')
    expect(quiet).toHaveLength(1)
    expect(await has('.listing:not(.live) .no > .mark').count()).toBeGreaterThan(3)
    expect(await colors('.listing:not(.live) .yes > .mark, .listing:not(.live) .no > .mark', 'stroke')).toEqual(quiet)
    expect(await colors('.listing:not(.live) > .event, .listing:not(.live) .clause', 'fill')).toEqual(quiet)
    const now = await colors('.live .yes > .mark, .live .no > .mark', 'stroke')
    expect([now.length, now.includes(quiet[0] ?? '')]).toEqual([2, false])
    await set({ active: 'checkup.asleep' })
    expect(await colors('[data-state="turn.main.ready"] .no > .mark', 'stroke')).toEqual(quiet)
  })
})

describe('a selection elsewhere', () => {
  it.each([
    ['state:turn.draw', '.state.lit', 1],
    ['state:turn.main.resolving.byHand', '.state.lit', 1],
    ['transition:turn.main.ready:RETREAT:0', '.arrow.lit, .listing.lit', 2],
    ['clause:itIsYourTurn', '.holds.lit', 15],
    ['event:CONCEDE', '.listing.lit', 1],
    ['rule:PC.2', '.state.lit', 1],
    ['rule:no such rule', '.lit', 0],
  ])('is highlighted: %s', async (token, selector, count) => {
    await opened()
    await set({ lit: [token] })
    expect(await has(selector).count()).toBe(count)
    await set({ lit: [] })
    expect(await has('.lit').count()).toBe(0)
  })
})

describe('a click', () => {
  it('reports its target: a state, a transition, a clause', async () => {
    await opened()
    await set({ active: 'turn.main.ready' })
    await page().evaluate(() => document.querySelector('ptcg-turn-chart')?.show('turn.main.ready'))
    await listenTo('chart-select')
    await has('[data-state="turn.main.ready"] > text.name').click()
    await has('[data-listing="turn.main.ready:END_TURN:0"] .event').first().click()
    await has('[data-listing="turn.main.ready:END_TURN:0"] .clause').first().click()
    expect(await reported()).toMatchObject([
      { about: ['state:turn.main.ready', 'rule:T0.1', 'rule:T0.2'], label: 'turn.main.ready' },
      {
        about: ['transition:turn.main.ready:END_TURN:0', 'event:END_TURN', 'rule:T0.2', 'rule:T0.3'],
        label: 'END_TURN',
      },
      { about: ['clause:itIsYourTurn'], label: 'itIsYourTurn' },
    ])
  })

  it('at the end of a drag only moves the chart', async () => {
    await opened()
    await listenTo('chart-select')
    const before = await middleOf('turn.main.ready')
    await page().mouse.move(...before)
    await page().mouse.down()
    await page().mouse.move(before[0] + 50, before[1] + 30, { steps: 4 })
    await page().mouse.up()
    const after = await middleOf('turn.main.ready')
    expect([Math.round(after[0] - before[0]), Math.round(after[1] - before[1])]).toEqual([50, 30])
    expect(await reported()).toEqual([])
  })
})

it('on a box shows its entry actions', async () => {
  await opened()
  expect(await has('[data-state="setUp.active"]').textContent()).toContain('entry / askForTheActivePokemon')
})

describe('closing and opening', () => {
  it('shows the whole chart, only its outermost states, or the steps of the rulebook', async () => {
    await opened()
    const laid = []
    for (const act of ['expandAll', 'collapseAll', 'showSteps'] as const) laid.push(await laidOutAfter(act))
    expect(laid.map(({ states }) => states)).toEqual([STATES_SHOWN.whole, STATES_SHOWN.outermost, STATES_SHOWN.steps])
  })

  it('is done by the button of a box, which stays under the pointer', async () => {
    await opened()
    await set({ follow: true, active: 'turn.attack.C_confusion.working' })
    await set({ follow: false })
    const button = has('[data-toggles="turn.attack.C_confusion"]')
    const before = await button.boundingBox()
    await button.click()
    await has('[data-state="turn.attack.C_confusion.flipping"]').waitFor()
    const after = await has('[data-toggles="turn.attack.C_confusion"]').boundingBox()
    expect(Math.hypot((after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
    expect(await statesWith('active')).toEqual(['turn.attack.C_confusion.working'])
    await laidOutAfter({ toggle: 'turn.attack' })
    expect(await statesWith('active')).toEqual(['turn.attack'])
  })

  it('ends with the last request of several at once, however long each takes', async () => {
    await opened()
    await page().evaluate(() => {
      const chart = document.querySelector('ptcg-turn-chart')
      chart?.expandAll()
      chart?.showSteps()
    })
    await expect.poll(() => has('.state').count()).toBe(STATES_SHOWN.steps)
    // And no earlier request takes effect after it.
    await page().waitForTimeout(500)
    expect(await has('.state').count()).toBe(STATES_SHOWN.steps)
  })
})
