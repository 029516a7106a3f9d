/** The turn in a low pane of the page: all fourteen names can be read, and no button covers a box. */
import { unreadableNames } from 'ptcg-turn-test-kit/fourteenNames'
import { openInspector, WINDOWS } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'

test.each(WINDOWS)('at %i × %i', async (width, height) => {
  const { page } = await openInspector(recordedGame(11, { most: 60 }), {
    link: '#step=60',
    viewport: { width, height },
  })
  if (width < 800) await page.getByRole('button', { name: 'Chart', exact: true }).click()
  await expect.poll(() => unreadableNames(page, 'ptcg-turn-chart')).toEqual([])
  const covered = await page.evaluate(() => {
    const button = document.querySelector('.chart-form')?.getBoundingClientRect()
    const boxes = [...(document.querySelector('ptcg-turn-chart')?.shadowRoot?.querySelectorAll('.turn .stop') ?? [])]
    return boxes
      .map((box) => ({ name: box.textContent, area: box.getBoundingClientRect() }))
      .filter(
        ({ area }) =>
          button !== undefined &&
          area.left < button.right &&
          button.left < area.right &&
          area.top < button.bottom &&
          button.top < area.bottom,
      )
      .map(({ name }) => name)
  })
  expect(covered).toEqual([])
})
