/** The page's memory does not grow while a person walks through a long game. */

import { openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { longGame } from 'ptcg-turn-test-kit/longGame'
import { expect, test } from 'vitest'

test('walking through a long game needs no more memory', async () => {
  const { page } = await openInspector(longGame(600), { link: '#step=0' })
  await page.getByLabel('Pace').selectOption('atOnce')
  const session = await page.context().newCDPSession(page)
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  const walk = (events: number): Promise<unknown> =>
    page.evaluate(`(async () => {
      for (let at = 0; at < ${events}; at += 1) {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
        await new Promise((done) => setTimeout(done))
      }
    })()`)
  await walk(100)
  const before = await heap()
  await walk(300)
  await page.waitForTimeout(1500)
  expect((await heap()) - before).toBeLessThan(15)
})
