/** Checks on a page that the fourteen names of a turn, which everybody must be able to read, are readable in a drawing of the chart. */
import type { Page } from 'playwright-core'

/** Draw, Main, the steps of an attack, and the steps of its damage. */
export const FOURTEEN_NAMES: readonly string[] = [
  ...['Draw', 'Main', 'A Announce', 'B Alter', 'C Confusion', 'D Choose', 'E Require', 'F Resolve'],
  ...['1 Base', '2 Attacker', '3 Weakness', '4 Resistance', '5 Defender', '6 Counters'],
]

/** The minimum height of a readable letter on a screen, in pixels. */
export const READABLE = 11

/** Lists the names that are missing, too small to be read, or cut off by the edge, in the first drawing that a selector finds. */
export const unreadableNames = (page: Page, drawing: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, names, least]) => {
      const host = document.querySelector(selector)
      const frame = host?.getBoundingClientRect()
      const texts = [
        ...((host?.shadowRoot ?? host)?.querySelectorAll<SVGTextElement>('.far text, .turn text, text.stop-name') ??
          []),
      ]
      const shown = texts.filter((text) => text.getClientRects().length > 0)
      return names.flatMap((name) => {
        const text = shown.find(({ textContent }) => textContent === name || textContent?.startsWith(`${name} · `))
        if (text === undefined || frame === undefined) return [`${name} is missing`]
        const size = (text.getScreenCTM()?.a ?? 0) * Number.parseFloat(getComputedStyle(text).fontSize)
        const { left, right, top, bottom } = text.getBoundingClientRect()
        const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
        return [
          ...(size < least - 0.01 ? [`${name} has ${size.toFixed(1)} pixels`] : []),
          ...(isInside ? [] : [`${name} is cut off`]),
        ]
      })
    },
    [drawing, FOURTEEN_NAMES, READABLE] as const,
  )
