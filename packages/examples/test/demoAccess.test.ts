/**
 * The demo is accessible: axe finds no problem, no control is too small for a finger, and nothing scrolls sideways. Nothing
 * is rendered without need.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { recordedBoard, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'
import { DESKTOP, openDemo, openSave, PHONE, start, withDemo } from './demoPage.ts'

withDemo()

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The problems that axe finds, with their elements. */
const complaints = async (page: Page): Promise<unknown> => {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (
          on: Document,
          how: { readonly resultTypes: readonly string[] },
        ) => Promise<{
          readonly violations: readonly {
            readonly id: string
            readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
          }[]
        }>
      }
    }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
    ])
  })
}

const MIDDLE = `
  turn 3 of A; energy attached
  A active  Cinderace < Raboot < Scorbunny -30 {Fire Energy, Fire Energy} Burned
  A bench   Wooloo; Vulpix
  A hand    Professor's Research, Fire Energy, Scorbunny, Great Ball
  A deck    Fire Energy x9
  B active  Drednaw < Chewtle -50 Asleep {Water Energy x7}
  B bench   Sobble
  B deck    Water Energy x5
`

const open = async (page: Page, text: string = MIDDLE): Promise<void> => {
  await openSave(page, { ...recordedBoard(text, { seed: 4 }), title: 'Against the computer' })
  await page.locator('.hand-card').first().waitFor()
}

/** Every kind of screen. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the start', async () => {}],
  [
    'set-up',
    async (page) => {
      await start(page, 7)
      await page.locator('.hand-card, .option').first().waitFor()
    },
  ],
  ['the table', (page) => open(page)],
  [
    'a card in hand that lights places up',
    async (page) => {
      await open(page)
      await page.locator('.hand button').filter({ hasText: 'Scorbunny' }).click()
    },
  ],
  [
    'a card that cannot be played',
    async (page) => {
      await open(page)
      await page.locator('.hand button').filter({ hasText: 'Fire Energy' }).click()
    },
  ],
  [
    'a choice from a list',
    async (page) => {
      await open(page)
      await page.locator('.hand button').filter({ hasText: 'Great Ball' }).click()
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.locator('.prompt').waitFor()
    },
  ],
  [
    'an attack just made',
    async (page) => {
      await open(page)
      await page.locator('.action-attack:not([aria-disabled="true"])').first().click()
      await page.locator('.ledger').first().waitFor({ state: 'attached' })
    },
  ],
  ['a curtain', (page) => openSave(page, recordedBoard(MIDDLE))],
  [
    'a coin',
    async (page) => {
      await page.getByText('You do, by hand').click()
      await page.getByText('Two people, one device').click()
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      await page.locator('.coin').waitFor()
    },
  ],
  [
    'the menu',
    async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Menu' }).click()
    },
  ],
  [
    'a discard pile',
    async (page) => {
      await openSave(page, { ...recordedGame(11, { most: 90 }), title: 'Against the computer' })
      await page
        .getByRole('button', { name: /^Discard pile/ })
        .first()
        .click()
    },
  ],
  [
    'the statechart',
    async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Chart' }).click()
      await page.locator('.drawer ptcg-turn-chart').waitFor()
    },
  ],
]

const LOOKS = [
  { colors: 'light', viewport: DESKTOP },
  { colors: 'dark', viewport: PHONE },
] as const

/** Waits until all animations have ended and the result is drawn. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await drawn()
  })

test.each(sampleOf(SCREENS, 2))(
  '%s: the accessibility check passes in light colors at a desk and in dark colors on a phone, and nothing scrolls sideways',
  async (_, show) => {
    const page = await openDemo({ ...LOOKS[0], pace: 4 })
    await show(page)
    for (const { colors, viewport } of LOOKS) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: colors })
      await atRest(page)
      expect(await complaints(page), colors).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways, colors).toBeLessThanOrEqual(0)
    }
  },
)

test('at a desk the whole table fits on the screen', async () => {
  const page = await openDemo()
  await open(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0)
  for (const part of ['.side-far .bench', '.side-near .bench', '.prompt', '.hand', '.aside-log']) {
    const box = await page.locator(part).boundingBox()
    expect(box?.y ?? -1, part).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(DESKTOP.height)
  }
})

test('on a phone every control is at least 40 pixels wide and high', async () => {
  const page = await openDemo({ viewport: PHONE })
  await open(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"], label')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).pointerEvents !== 'none')
      .map((one) => ({ what: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 40 || box.height < 40)
      .map(({ what, box }) => `${what}: ${box.width} × ${box.height}`),
  )
  expect(small).toEqual([])
})

/** Counts React's renderings, by the place on the page where each component begins. */
const COUNTING = `
  window.drawn = []
  const hostOf = (fiber) => { while (fiber && !(fiber.stateNode instanceof Element)) fiber = fiber.child; return fiber?.stateNode ?? null }
  const walk = (fiber) => {
    if (fiber === null) return
    const isComponent = [0, 11, 14, 15].includes(fiber.tag)
    if (isComponent && fiber.alternate !== null && (fiber.flags & 1) !== 0) {
      const host = hostOf(fiber)
      window.drawn.push(host?.closest('.side-far') ? 'far' : host?.closest('.hand') ? 'hand' : host?.closest('.side-near') ? 'near' : 'other')
    }
    // Below an element whose child is unchanged, nothing was rendered.
    if (fiber.alternate === null || fiber.child !== fiber.alternate.child) walk(fiber.child)
    walk(fiber.sibling)
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_, root) => walk(root.current),
  }
`

test('an event redraws only what it changed: a card put onto one Bench redraws nothing on the other side', async () => {
  const page = await openDemo()
  await page.addInitScript(COUNTING)
  await page.reload()
  await open(page)
  const drawn = (): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as unknown as { readonly drawn: string[] }).drawn.splice(0))
  await page.locator('.hand button').filter({ hasText: 'Scorbunny' }).click()
  const onTakingUp = await drawn()
  expect(onTakingUp.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.locator('.hand button').filter({ hasText: 'Professor' }).click()
  await page.keyboard.press('Escape')
  await drawn()
  await page.locator('.hand button').filter({ hasText: 'Scorbunny' }).focus()
  await page.keyboard.press('Enter')
  // The focus goes to the first highlighted place in the next frame.
  await page.locator('.place.is-lit:focus').waitFor()
  await drawn()
  await page.keyboard.press('Enter')
  await page.locator('.bench .in-play').nth(3).waitFor()
  const onEvent = await drawn()
  expect(onEvent.length).toBeGreaterThan(0)
  // Putting the card down changes the highlights once; the event itself adds the new Pokémon and nothing else.
  expect(onEvent.filter((where) => where === 'far').length).toBeLessThanOrEqual(10)
})
