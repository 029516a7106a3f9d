import { gameChart } from '/work/main/machines/game.ts'
import { layOutSteps } from '/work/main/src/chart/element/seen.ts'
import { chartGraph } from '/work/main/src/chart/graph.ts'
import { openChartPage } from '/work/main/test/chart/element/page.ts'
import { openBrowser } from '/work/main/test/support/browser.ts'

const layout = JSON.stringify(await layOutSteps(chartGraph(gameChart)))
const b = await openBrowser()
try {
  for (const [width, height] of [
    [1280, 720],
    [700, 450],
  ] as const) {
    const { page, complaints, asked } = await openChartPage(b, { width, height, colorScheme: 'light' })
    const ms = await page.evaluate(async (layout) => {
      const c = document.querySelector('ptcg-turn-chart')!
      const laid = new Promise((r) => c.addEventListener('chart-laid-out', (e: any) => r(e.detail), { once: true }))
      c.graph = (globalThis as any).game
      c.layout = JSON.parse(layout)
      c.active = 'turn.main.ready'
      const d = await laid
      ;(globalThis as any).next = (f: () => void) => {
        const l = new Promise((r) => c.addEventListener('chart-laid-out', (e: any) => r(e.detail), { once: true }))
        f()
        return l
      }
      const g = (globalThis as any).game
      c.truths = new Map(
        g.transitions.map((t: any) => [t.id, t.clauses.map((_: any, i: number) => (i * 7 + t.id.length) % 3 !== 0)]),
      )
      c.visited = new Set([
        '',
        'setUp',
        'turn',
        'turn.draw',
        'turn.main',
        'turn.main.ready',
        'setUp.coinToss',
        'setUp.goingFirst',
        'setUp.openingHands',
      ])
      c.travelled = new Set(['turn.draw:always:0', 'setUp.goingFirst:always:0'])
      c.taken = 'turn.draw:always:2'
      return d
    }, layout)
    console.log(width, ms, asked, complaints)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/shots/A-fit-${width}.png` })
    await page.evaluate(() => {
      const c = document.querySelector('ptcg-turn-chart')!
      c.follow = true
    })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/shots/A-follow-${width}.png` })
    console.log(
      await page.evaluate(async () => {
        const c = document.querySelector('ptcg-turn-chart')!
        c.active = 'turn.attack.C_confusion.flipping'
        await new Promise((r) => setTimeout(r, 400))
        return [
          await (globalThis as any).next(() => c.expandAll()),
          await (globalThis as any).next(() => c.showSteps()),
          await (globalThis as any).next(() => c.collapseAll()),
          await (globalThis as any).next(() => c.showSteps()),
        ]
      }),
    )
    await page.screenshot({ path: `/tmp/shots/A-attack-${width}.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => {
      const c = document.querySelector('ptcg-turn-chart')!
      c.follow = false
      c.fit()
      c.lit = ['rule:A-C.1', 'clause:itIsYourTurn']
    })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/shots/A-dark-${width}.png` })
    console.log(complaints)
    await page.close()
  }
} finally {
  await b.close()
}
