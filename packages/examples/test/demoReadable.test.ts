/** Text on the table can be read in every window: no letter below 11 pixels, no name broken or cut, and the page does not scroll. */
import type { Page } from 'playwright-core'
import { WINDOWS } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedBoard, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { openDemo, openSave, withDemo } from './demoPage.ts'

withDemo()

const MIDDLE = {
  ...recordedBoard(
    `
    turn 7 of A
    A active  Cinderace < Raboot < Scorbunny -60 {Fire Energy x3}
    A bench   Ninetales < Vulpix {Fire Energy}; Wooloo; Sudowoodo -20
    A hand    Professor's Research, Fire Energy, Scorbunny, Great Ball, Raboot, Potion, Hop
    A deck    Fire Energy x24
    A discard Poké Kid, Fire Energy, Pokémon Catcher
    A prizes  Hop x4
    B active  Chewtle -20 {Water Energy x2}
    B bench   Drizzile < Sobble {Water Energy}; Kingler < Krabby; Cramorant -10 {Water Energy x2}
    B hand    Hop x5
    B deck    Water Energy x22
    B discard Great Ball, Switch
    B prizes  Hop x5
  `,
    { seed: 1 },
  ),
  title: 'Against the computer',
}

/** Letters below 11 pixels, names that are broken or cut, and the height by which the page scrolls. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isWritten = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')
    const small: string[] = []
    const look = (root: ParentNode): void => {
      for (const one of root.querySelectorAll('*')) {
        if (one.shadowRoot !== null) look(one.shadowRoot)
        if (!one.checkVisibility() || !isWritten(one) || one.getBoundingClientRect().width <= 1) continue
        const drawnAt = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1
        const size = drawnAt * Number.parseFloat(getComputedStyle(one).fontSize)
        if (size < 10.99) small.push(`${one.textContent?.slice(0, 30)}: ${size.toFixed(1)} pixels`)
      }
    }
    look(document)
    const names = [...document.querySelectorAll<HTMLElement>('.in-play-name, .hand-card .face-name, .face-kind')]
    const broken = names.filter((name) => {
      if (!name.checkVisibility()) return false
      const words = (name.textContent ?? '').split(' ').length
      const range = document.createRange()
      range.selectNodeContents(name)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      return lines > words || name.scrollHeight > name.clientHeight + 2
    })
    const scrolls = document.documentElement.scrollHeight - innerHeight
    return [
      ...small,
      ...broken.map((name) => `${name.textContent} is broken`),
      ...(scrolls > 0 ? [`the page scrolls by ${scrolls}`] : []),
    ]
  })

test.each(WINDOWS)('in the middle of a game, after an attack, and at the end, at %i × %i', async (width, height) => {
  const page = await openDemo({ viewport: { width, height }, pace: 99 })
  await openSave(page, MIDDLE)
  await page.locator('.hand-card').first().waitFor()
  expect(await unreadable(page)).toEqual([])
  await page.getByRole('button', { name: /Bright Flame/ }).click()
  await page.locator('.log').getByText('is Knocked Out').waitFor({ state: 'attached' })
  expect(await unreadable(page)).toEqual([])
  await page.reload()
  await openSave(page, { ...recordedGame(11), title: 'Against the computer' })
  await page.getByRole('dialog').waitFor()
  const [small] = (await unreadable(page)).filter((one) => !one.endsWith('is broken'))
  expect(small).toBeUndefined()
})
