/** Measures the inspector in a real browser: `npm run inspector:measure`. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Table from 'cli-table3'
import * as E from 'fp-ts/lib/Either.js'
import type { Page } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { longGame } from 'ptcg-turn-test-kit/longGame'
import { bundleForBrowsers } from '../../build/browser.ts'
import { bundleElk } from '../../build/elk.ts'
import { liveGame } from '../../src/live/liveGame.ts'
import { serveInspector } from '../../src/server/serveInspector.ts'
import { layouts, presses, scrubs, USABLE } from './inPage.ts'
import { pageWeight } from './weight.ts'

/** The number of events before the one that is drawn. */
const BEHIND = 2000
const CHANGES = 100
const EVENTS = BEHIND + CHANGES
const SCRUBS = 200
const LAYOUTS = 5
/** A stride that no regular walk through the game follows. */
const STRIDE = 733

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const most = (values: readonly number[], of = 0.95): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * of)] ?? Number.NaN
const shown = (value: number, unit: string): string => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`

const table = new Table({ head: ['what', 'measured', 'wanted'], style: { head: [], border: [] } })
const report = (what: string, measured: string, wanted: string): void => {
  table.push([what, measured, wanted])
}

const heap = async (page: Page): Promise<number> => {
  // A running animation keeps its elements in memory.
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

/** The page's policy forbids waiting inside it. */
const usableAt = async (page: Page): Promise<number> => {
  for (;;) {
    const at: unknown = await page.evaluate('window.usableAt')
    if (typeof at === 'number') return at
    await page.waitForTimeout(50)
  }
}

const numbers = async (page: Page, script: string): Promise<readonly number[]> =>
  (await page.evaluate(script)) as readonly number[]

const folder = await mkdtemp(join(tmpdir(), 'inspector-'))
await bundleForBrowsers(folder)
await bundleElk(folder)
report('page before elkjs, gzipped', shown(pageWeight(folder), 'kB'), 'at most 200 kB')

const live = liveGame(longGame(EVENTS))
if (E.isLeft(live)) throw new Error(JSON.stringify(live.left))
const served = await serveInspector({ live: live.right, assets: folder })
if (E.isLeft(served)) throw new Error(served.left)
const browser = await openBrowser()
try {
  const usable: number[] = []
  for (let visit = 0; visit < 5; visit += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.addInitScript(USABLE)
    await page.goto(served.right.url)
    usable.push(await usableAt(page))
    await page.close()
  }
  report(`usable after opening, ${EVENTS} events`, shown(median(usable), 'ms'), 'within 2000 ms')

  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.goto(`${served.right.url}#step=${BEHIND}`)
  await page.locator(`.app[data-step="${BEHIND}"] .moves-asked`).waitFor()
  const before = await heap(page)
  const events = await numbers(page, presses('ArrowRight', false, CHANGES))
  report(`an event drawn, ${BEHIND} behind it, median of ${CHANGES}`, shown(median(events), 'ms'), 'at most 16 ms')
  report('an event drawn, 95th percentile', shown(most(events), 'ms'), '')
  await numbers(page, scrubs([BEHIND]))
  const microsteps = await numbers(page, presses('ArrowRight', true, CHANGES))
  report(`a microstep drawn, median of ${CHANGES}`, shown(median(microsteps), 'ms'), 'at most 16 ms')
  report('a microstep drawn, 95th percentile', shown(most(microsteps), 'ms'), '')
  const steps = Array.from({ length: SCRUBS }, (_, at) => (at * STRIDE) % (EVENTS + 1))
  const scrubbed = await numbers(page, scrubs(steps))
  report(`scrubbing ${EVENTS} events, median`, shown(median(scrubbed), 'ms'), 'under 50 ms')
  report('scrubbing, 95th percentile', shown(most(scrubbed), 'ms'), 'under 50 ms')
  report('scrubbing, the slowest: a first jump to the end', shown(Math.max(...scrubbed), 'ms'), '')
  const after = await heap(page)
  report('heap after all of that', `${shown(after, 'MB')} (${shown(before, 'MB')} before)`, 'bounded')
  const laidOut = (await page.evaluate(layouts(LAYOUTS))) as readonly { milliseconds: number; states: number }[]
  report(
    `whole chart laid out, ${laidOut[0]?.states} states`,
    // Layouts are cached: only the first one is computed.
    shown(Math.max(...laidOut.map(({ milliseconds }) => milliseconds)), 'ms'),
    'under 500 ms',
  )
} finally {
  await browser.close()
  await served.right.close()
}
process.stdout.write(`${table}\n`)
