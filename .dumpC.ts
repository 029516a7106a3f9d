import { openChartPage } from '/work/main/test/chart/element/page.ts'
import { openBrowser } from '/work/main/test/support/browser.ts'

const b = await openBrowser()
const { page } = await openChartPage(b, {})
const run = (how: string) =>
  page.evaluate(async (how) => {
    const c: any = document.querySelector('ptcg-turn-chart')!
    const l = new Promise((r) =>
      c.addEventListener('chart-laid-out', (e: any) => r(Math.round(e.detail.milliseconds)), { once: true }),
    )
    if (how === 'graph') c.graph = (globalThis as any).game
    else c[how]()
    return l
  }, how)
console.log(await run('graph'))
for (let i = 0; i < 4; i++) console.log(await run('expandAll'), await run('showSteps'), await run('collapseAll'))
await b.close()
