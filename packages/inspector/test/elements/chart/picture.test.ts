/** The chart as an exported picture. */
import { describe, expect, it } from 'vitest'
import { chartPages } from './page.ts'
import { STATES_SHOWN } from './shown.ts'

const { anotherPage, bare, laidOutAfter, opened, page, show } = chartPages()

const svg = () => page().evaluate(() => document.querySelector('ptcg-turn-chart')?.toSvg() ?? '')

/** Parsed by a page without a policy. */
const parsed = async (text: string) => {
  const reader = await anotherPage()
  const read = await reader.evaluate((source) => {
    const xml = new DOMParser().parseFromString(source, 'image/svg+xml')
    const count = (selector: string): number => xml.querySelectorAll(selector).length
    return { errors: count('parsererror'), states: count('[data-state]'), scripts: count('script') }
  }, text)
  await reader.close()
  return read
}

describe('the picture', () => {
  it('shows the whole chart with its marks at any zoom, and refers to no other file', async () => {
    await bare()
    expect(await svg()).toBe('')
    await show()
    await page().evaluate(async () => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (!chart) return
      chart.active = 'turn.draw'
      chart.zoomIn()
      await new Promise(requestAnimationFrame)
    })
    const text = await svg()
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(text).toContain('class="state atomic passes even active"')
    expect(text).not.toMatch(/href|src=|@import|url\(|tabindex|transform="translate\([^)]*\) scale/)
    const read = await parsed(text)
    expect(read).toEqual({ errors: 0, states: STATES_SHOWN.steps, scripts: 0 })
  })

  it('is well-formed with any names', async () => {
    await bare()
    await laidOutAfter('hostile')
    expect(await parsed(await svg())).toMatchObject({ errors: 0, scripts: 0 })
  })

  it.each(['light', 'dark'])('is a PNG of the given size, not empty, in the colors of the theme: %s', async (theme) => {
    await opened()
    const png = await page().evaluate(async (named) => {
      const chart = document.querySelector('ptcg-turn-chart')
      if (!chart) return null
      chart.setAttribute('theme', named)
      const blob = await chart.toPng(0.5)
      const bitmap = await createImageBitmap(blob)
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const dots = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
      const colors = new Set<string>()
      for (let at = 0; at < dots.length; at += 4 * 97) colors.add(`${dots[at]},${dots[at + 1]},${dots[at + 2]}`)
      const layout = chart.layout
      return { type: blob.type, width: bitmap.width, expected: layout?.width, corner: dots[0], colors: colors.size }
    }, theme)
    expect(png).toMatchObject({ type: 'image/png', width: Math.round((png?.expected ?? 0) / 2) })
    expect(png?.colors).toBeGreaterThan(20)
    expect((png?.corner ?? 128) > 128).toBe(theme === 'light')
  })

  it('is no larger than a browser can draw', async () => {
    await bare()
    await laidOutAfter('hostile')
    const width = await page().evaluate(async () => {
      const blob = await document.querySelector('ptcg-turn-chart')?.toPng(1e9)
      return blob ? (await createImageBitmap(blob)).width : 0
    })
    expect(width).toBeGreaterThan(1000)
    expect(width).toBeLessThanOrEqual(16_000)
  })
})
