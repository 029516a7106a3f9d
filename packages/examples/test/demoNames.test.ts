/** The names in the chart of the turn can be read beside the table in every window, and on a phone when the chart is opened. */
import { unreadableNames } from 'ptcg-turn-test-kit/fourteenNames'
import { WINDOWS } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { openDemo, openSave, withDemo } from './demoPage.ts'

withDemo()

const SAVE = { ...recordedGame(11, { most: 60 }), title: 'Against the computer' }

test.each(WINDOWS)('all fourteen names can be read at %i × %i', async (width, height) => {
  const page = await openDemo({ viewport: { width, height }, pace: 99 })
  await openSave(page, SAVE)
  await page.locator('.hand-card').first().waitFor()
  if (width < 700) await page.getByRole('button', { name: 'Turn', exact: true }).click()
  await expect.poll(() => unreadableNames(page, '.turn-beside')).toEqual([])
})
