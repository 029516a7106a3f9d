/**
 * `<ptcg-turn-budget>` on a page, in a real browser: its display, its events and announcements, and its reaction to
 * values that are not games.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { Snapshot } from 'ptcg-turn-engine'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, it } from 'vitest'
import { elementPages, type PageAround } from '../elementPage.ts'

const open = elementPages()

/** The element is defined late, so that a page can use it before. */
const SCRIPT = `
import { defineTurnBudget } from 'ptcg-turn-engine-inspector/elements'
Object.assign(globalThis, { define: defineTurnBudget, isReady: true })
`

const BODY = '<main><h1>A game</h1><ptcg-turn-budget></ptcg-turn-budget></main>'

const FRESH = board('turn 3 of A\nA active Sobble {Water Energy}\nA bench Wooloo\nB active Sobble')
const USED = board('turn 3 of A; energy attached\nA active Sobble {Water Energy}\nA bench Wooloo\nB active Sobble')
const NEXT = board('turn 4 of B\nA active Sobble\nB active Sobble')

let page: Page

const set = (values: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(async (given) => {
    Object.assign(document.querySelector('ptcg-turn-budget') ?? {}, given)
    await new Promise(requestAnimationFrame)
  }, values)

const opened = async (snapshot: Snapshot | null = FRESH, around: Partial<PageAround> = {}): Promise<void> => {
  ;({ page } = await open({ script: SCRIPT, body: BODY, ...around }))
  await page.evaluate('define()')
  if (snapshot !== null) await set({ snapshot })
}

const has = (selector: string) => page.locator(`ptcg-turn-budget ${selector}`)
const line = (name: string) => has('.item').filter({ has: page.getByText(name, { exact: true }) })

describe('the display', () => {
  it('lists what the turn offers, with status, count and rule in words', async () => {
    await opened(USED)
    expect(await has('.whose').textContent()).toBe('A, turn 3')
    expect(await page.getByRole('list', { name: 'What the turn has' }).getByRole('listitem').count()).toBeGreaterThan(7)
    expect(await line('Energy').locator('summary').textContent()).toMatch(/^Energy 1\/1 used T2C\.1/)
    expect(await line('Retreat').locator('summary').textContent()).toMatch(/^Retreat 0\/1 available T2E\.1/)
  })

  it('changes with the snapshot; open items stay open, and the focus stays', async () => {
    await opened()
    await line('Energy').locator('summary').focus()
    await page.keyboard.press('Enter')
    await set({ snapshot: USED })
    expect(await line('Energy').locator('.status').textContent()).toBe('used')
    expect(await line('Energy').locator('.reasons').textContent()).toContain('already attached an Energy card')
    expect(
      await page.evaluate(() => document.querySelector('ptcg-turn-budget')?.shadowRoot?.activeElement?.tagName),
    ).toBe('SUMMARY')
  })

  it('is a sentence between turns, and keeps the focus', async () => {
    await opened()
    await line('Energy').locator('summary').focus()
    const over = { ...FRESH, state: 'gameOver', game: { ...FRESH.game, result: { winner: 0, reasons: [] } } }
    await set({ snapshot: over })
    expect(await has('.sentence').textContent()).toBe('The game is over.')
    expect(await has('.item').count()).toBe(0)
    expect(
      await page.evaluate(() => document.querySelector('ptcg-turn-budget')?.shadowRoot?.activeElement?.className),
    ).toBe('budget')
    await set({ snapshot: FRESH })
    expect(await has('.sentence').isVisible()).toBe(false)
    await set({ snapshot: null })
    expect([await has('.item').count(), await has('.whose').textContent()]).toEqual([0, ''])
  })

  it('includes properties that were set before the element was defined', async () => {
    ;({ page } = await open({ script: SCRIPT, body: BODY }))
    await set({ snapshot: USED, lit: ['event:RETREAT'] })
    await page.evaluate('define(); define()')
    expect(await has('.item').count()).toBeGreaterThan(7)
    expect(await has('.item.lit .name').allTextContents()).toEqual(['Retreat'])
  })
})

describe('a game', () => {
  const watch = (states: readonly Snapshot[]): Promise<void> =>
    page.evaluate(async (all) => {
      const element = document.querySelector('ptcg-turn-budget')
      const listeners = new Set<() => void>()
      let at = 0
      const game = {
        state: () => all[at] as Snapshot,
        subscribe: (listener: () => void) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      }
      const goOn = (): void => {
        at += 1
        for (const listener of listeners) listener()
      }
      Object.assign(globalThis, { goOn, listeners })
      if (element) element.game = game
      await new Promise(requestAnimationFrame)
    }, states)
  const listening = () => page.evaluate<number>('listeners.size')

  it('is followed while the element is on the page', async () => {
    await opened(null)
    await watch([FRESH, USED, NEXT])
    expect(await line('Energy').locator('.status').textContent()).toBe('unused')
    await page.evaluate('goOn()')
    expect(await line('Energy').locator('.status').textContent()).toBe('used')
    await page.evaluate(() => {
      const element = document.querySelector('ptcg-turn-budget')
      Object.assign(globalThis, { element })
      element?.remove()
    })
    expect(await listening()).toBe(0)
    await page.evaluate('goOn(); document.body.append(element)')
    expect(await has('.whose').textContent()).toBe('B, turn 4')
    expect(await listening()).toBe(1)
    await set({ game: null, snapshot: FRESH })
    expect([await listening(), await has('.whose').textContent()]).toEqual([0, 'A, turn 3'])
  })
})

describe('a person', () => {
  const listen = () =>
    page.evaluate(() => {
      const details: unknown[] = []
      Object.assign(globalThis, { details })
      document.body.addEventListener('budget-select', ({ detail }) => details.push(detail))
    })
  const reported = () => page.evaluate<readonly Record<string, unknown>[]>('details')

  it('opens an item by a key or a click and chooses one of its rules, and the page receives events', async () => {
    await opened(USED)
    await listen()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press(' ')
    await line('Retreat').locator('summary').click()
    await line('Retreat').locator('summary').click()
    const energy = { type: 'ATTACH_ENERGY', status: 'used', rule: 'T2C.1', label: 'Energy, rule T2C.1' }
    expect(await reported()).toMatchObject([energy, energy, { type: 'RETREAT', status: 'available', rule: 'T2E.1' }])
    const [item, rule] = await reported()
    expect([item?.about, rule?.about]).toEqual([
      [
        'event:ATTACH_ENERGY',
        'transition:turn.main.ready:ATTACH_ENERGY:0',
        'rule:T2C.1',
        'clause:noEnergyAttachedThisTurn',
      ],
      [
        'rule:T2C.1',
        'clause:noEnergyAttachedThisTurn',
        'event:ATTACH_ENERGY',
        'transition:turn.main.ready:ATTACH_ENERGY:0',
      ],
    ])
  })

  it('with a screen reader hears each change once and briefly', async () => {
    await opened()
    for (const snapshot of [NEXT, FRESH, USED]) await set({ snapshot })
    await page
      .getByRole('status')
      .filter({ hasText: /^Energy: used\.$/ })
      .waitFor({ state: 'attached' })
    await set({ snapshot: NEXT })
    await page
      .getByRole('status')
      .filter({ hasText: /^B, turn 4: \d of \d available\.$/ })
      .waitFor({ state: 'attached' })
  })
})

describe('an invalid game', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a number', { snapshot: 7 }, 'This is not a snapshot of a game'],
    ['a list', { snapshot: [] }, 'This is not a snapshot of a game'],
    [
      'a game cut off',
      { snapshot: { ...FRESH, game: { ...FRESH.game, players: [] } } },
      'This snapshot cannot be read',
    ],
    ['a number to watch', { game: 7 }, 'This game cannot be watched'],
    ['an object without functions', { game: { state: 1, subscribe: 2 } }, 'This game cannot be watched'],
  ])('%s gets one sentence, and the next snapshot is shown', async (_, values, sentence) => {
    await opened()
    await set(values)
    expect(await has('.sentence.problem').textContent()).toContain(sentence)
    expect(await has('.item').count()).toBe(0)
    await set({ game: null, snapshot: FRESH })
    expect(await has('.item').count()).toBeGreaterThan(7)
  })

  it('a game whose methods throw gets one sentence too', async () => {
    await opened()
    await page.evaluate(async () => {
      const fail = (): never => {
        throw new Error('No game.')
      }
      const element = document.querySelector('ptcg-turn-budget')
      if (element) element.game = { state: fail, subscribe: fail }
      element?.remove()
      document.body.append(element ?? '')
      await new Promise(requestAnimationFrame)
    })
    expect(await has('.sentence.problem').textContent()).toContain('This game cannot be watched')
  })

  it('invalid tokens highlight nothing, and names are never markup', async () => {
    const [first, second] = FRESH.game.players
    const name = '<img src=x onerror=alert(1)>'
    await opened({ ...FRESH, game: { ...FRESH.game, players: [{ ...first, name }, second] } })
    expect(await has('bdi').textContent()).toBe(name)
    expect(await has('img').count()).toBe(0)
    for (const lit of [7, null, [7, {}], 'event:RETREAT', undefined]) await set({ lit })
    expect(await has('.lit').count()).toBe(0)
  })
})

describe('accessibility and style', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const found = async (): Promise<readonly string[]> => {
    await page.evaluate(axe)
    const { violations } = (await page.evaluate('axe.run(document)')) as {
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
    }
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }

  it.each(['light', 'dark'] as const)(
    'passes the accessibility check, open or closed, highlighted or not, %s',
    async (colorScheme) => {
      await opened(USED, { colorScheme })
      await page.evaluate(() => {
        document.body.style.background = getComputedStyle(
          document.querySelector('ptcg-turn-budget') ?? document.body,
        ).backgroundColor
        document.body.style.color = getComputedStyle(document.querySelector('ptcg-turn-budget') ?? document.body).color
      })
      expect(await found()).toEqual([])
      for (const summary of await has('summary').all()) await summary.click()
      await set({ lit: ['event:RETREAT', 'event:ATTACH_ENERGY', 'event:USE_STADIUM'] })
      expect(await found()).toEqual([])
      await set({ snapshot: 7 })
      expect(await found()).toEqual([])
    },
  )

  it.each([200, 340, 1200])('fits its place, %i wide', async (width) => {
    await opened(USED, { width })
    for (const summary of await has('summary').all()) await summary.click()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  })

  it('takes the colors, parts and heading of its page, and a given theme', async () => {
    const style =
      '<style>:root{--ptcg-ground:rgb(1,2,3)}ptcg-turn-budget::part(used){letter-spacing:2px}ptcg-turn-budget::part(title){display:none}</style>'
    await opened(USED, { body: `${style}<ptcg-turn-budget><h2 slot="heading">Your turn</h2></ptcg-turn-budget>` })
    const styleOf = (selector: string, property: string) =>
      page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    expect(await styleOf('ptcg-turn-budget', 'background-color')).toBe('rgb(1, 2, 3)')
    expect(await styleOf('ptcg-turn-budget .item.used', 'letter-spacing')).toBe('2px')
    expect(await page.getByRole('heading', { name: 'Your turn' }).isVisible()).toBe(true)
    expect(await page.getByText('Turn budget', { exact: true }).isVisible()).toBe(false)
    const ink = await styleOf('ptcg-turn-budget', 'color')
    await page.locator('ptcg-turn-budget').evaluate((element) => element.setAttribute('theme', 'dark'))
    expect(await styleOf('ptcg-turn-budget', 'color')).not.toBe(ink)
  })
})
