/** A bare page with the chart on it, in a real browser, under a policy that forbids everything it does not need. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Locator, Page } from 'playwright-core'
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { BUILT_PAGE } from 'ptcg-turn-test-kit/builtPackages'
import { type PageLook, pagesHandedOn } from 'ptcg-turn-test-kit/handedOn'
import { afterAll, afterEach, expect } from 'vitest'
import type { SeenLayout } from '../../../src/elements/chart/seen.ts'
import type { TurnChart } from '../../../src/elements/chart/turnChart.ts'

const ADDRESS = 'http://chart.test/'

/** No inline styles, no inline scripts, no eval; the one thing beyond scripts is the picture that becomes a PNG. */
const POLICY = "default-src 'none'; script-src 'self'; img-src data:"

const ENTRY = `
import { registerTurnChart } from './packages/inspector/src/elements/chart/define.ts'
import { chartGraph } from './src/view/chart/graph.ts'
import { gameChart } from './machines/gameChart.ts'
import { hostileChart } from './test/view/chart/hostileChart.ts'
registerTurnChart()
Object.assign(globalThis, { game: chartGraph(gameChart), hostile: chartGraph(hostileChart) })
`

const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const built = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), sourcefile: 'entry.ts', loader: 'ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: '/',
    entryNames: 'page',
    chunkNames: '[name]-[hash]',
    write: false,
    logLevel: 'silent',
  })
  return new Map(built.outputFiles.map(({ path, text }) => [path.slice(1), text]))
}

declare global {
  /** The charts of the page. */
  var game: ChartGraph
  var hostile: ChartGraph
}

let bundled: Promise<ReadonlyMap<string, string>> | null = null

const [WIDTH, HEIGHT] = [1280, 720]

interface ChartPage {
  readonly page: Page
  /** Everything that the console and the browser complained about. */
  readonly complaints: string[]
  /** Names of the requested files. */
  readonly asked: string[]
}

export interface PageOptions {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Loads the page anew: otherwise the file's page gets a new element. */
  readonly isNew?: boolean
}

/** In the page: a new body, with an empty chart. Listeners of the old one are gone with it. */
const placeChart = (): void => {
  const body = document.createElement('body')
  body.innerHTML = '<main><h1>The chart</h1><ptcg-turn-chart></ptcg-turn-chart></main>'
  document.body.replaceWith(body)
  body.style.margin = '0'
  const [title] = document.getElementsByTagName('h1')
  if (title) title.style.cssText = 'position:absolute;clip-path:inset(50%)'
  const chart = document.querySelector('ptcg-turn-chart')
  if (chart) chart.style.height = '100vh'
}

/** A page on which `<ptcg-turn-chart>` fills the window; `game` and `hostile` are charts for it. */
const openChartPage = async (
  newPage: (look: PageLook) => Promise<Page>,
  { width = WIDTH, height = HEIGHT, colorScheme = 'light', reducedMotion = 'reduce' }: PageOptions = {},
): Promise<ChartPage> => {
  bundled ??= bundle()
  const files = await bundled
  const page = await newPage({ viewport: { width, height }, colorScheme, reducedMotion })
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.route('**/*', (route) => {
    const name = route.request().url().slice(ADDRESS.length)
    asked.push(name)
    const headers = { 'content-security-policy': POLICY }
    if (name === '')
      return route.fulfill({
        contentType: 'text/html',
        headers,
        body: '<!doctype html><html lang="en"><title>Chart</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script></html>',
      })
    const body = files.get(name)
    return body === undefined
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(ADDRESS)
  await page.waitForFunction(() => 'game' in globalThis)
  await page.evaluate(placeChart)
  return { page, complaints, asked }
}

let steps: SeenLayout | null = null

/** Shows the steps of the game with their precomputed layout, as the inspector's page does. */
const showGame = async (page: Page): Promise<void> => {
  steps ??= JSON.parse(readFileSync(join(BUILT_PAGE, 'layout.json'), 'utf8')) as SeenLayout
  await page.evaluate(async (layout) => {
    const chart = document.querySelector('ptcg-turn-chart')
    if (chart) Object.assign(chart, { graph: globalThis.game, layout })
    await new Promise(requestAnimationFrame)
  }, steps)
}

/** The methods of the element without an argument. */
type Act = { [Key in keyof TurnChart]: TurnChart[Key] extends () => void ? Key : never }[keyof TurnChart] &
  ('expandAll' | 'collapseAll' | 'showSteps')

/** Does something that lays the chart out, and waits until it is done. */
const laidOutAfter = (page: Page, act: Act | 'game' | 'hostile' | { readonly toggle: string }) =>
  page.evaluate(async (doing) => {
    const chart = document.querySelector('ptcg-turn-chart')
    if (chart === null) throw new Error('There is no chart on the page.')
    const laid = new Promise<{ readonly milliseconds: number; readonly states: number }>((done) => {
      chart.addEventListener('chart-laid-out', (event) => done(event.detail), { once: true })
    })
    // A copy counts as another chart, without cached layouts.
    if (doing === 'game') Object.assign(chart, { graph: structuredClone(globalThis.game), layout: null })
    else if (doing === 'hostile') chart.graph = globalThis.hostile
    else if (typeof doing === 'object') chart.toggle(doing.toggle)
    else chart[doing]()
    return laid
  }, act)

/** The camera: the translation and the scale. */
const viewOf = (content: Locator) =>
  content.evaluate((element) => {
    const [x = 0, y = 0, scale = 0] = (element.getAttribute('transform')?.match(/-?\d[\d.e-]*/g) ?? []).map(Number)
    return { x, y, scale }
  })

/** The pages of a test file at the usual size: one page for all tests that can share it, and no complaints. */
export const chartPages = (usual: PageOptions = {}) => {
  const pages = pagesHandedOn()
  let open: ChartPage
  let kept: ChartPage | null = null
  afterAll(pages.leave)
  afterEach(() => {
    expect(open.complaints.splice(0)).toEqual([])
  })
  const bare = async (options: PageOptions = usual): Promise<void> => {
    const { width = WIDTH, height = HEIGHT, colorScheme = 'light', reducedMotion = 'reduce', isNew = false } = options
    if (isNew || kept === null || kept.page.isClosed()) {
      open = await openChartPage(pages.open, options)
      kept = open
      return
    }
    await kept.page.mouse.move(-1, -1)
    await kept.page.setViewportSize({ width, height })
    await kept.page.emulateMedia({ colorScheme, reducedMotion })
    await kept.page.evaluate(placeChart)
    open = kept
  }
  const page = (): Page => open.page
  /** The elements inside the chart that match a selector. */
  const has = (selector: string): Locator => page().locator(`ptcg-turn-chart ${selector}`)
  return {
    page,
    has,
    /** A page without a policy and without a chart, in the same browser. */
    anotherPage: (): Promise<Page> => pages.open({ viewport: { width: 1280, height: 720 } }),
    /** The chart is empty. */
    bare,
    /** The chart shows the steps of the game. */
    opened: async (options: PageOptions = usual): Promise<void> => {
      await bare(options)
      await showGame(page())
    },
    show: (): Promise<void> => showGame(page()),
    /** Names of the files that were asked for. */
    asked: (): readonly string[] => open.asked,
    /** Sets properties, and waits until they are rendered. */
    set: (values: Readonly<Record<string, unknown>>): Promise<void> =>
      page().evaluate(async (given) => {
        Object.assign(document.querySelector('ptcg-turn-chart') ?? {}, given)
        await new Promise(requestAnimationFrame)
      }, values),
    view: () => viewOf(has('.content')),
    laidOutAfter: (act: Parameters<typeof laidOutAfter>[1]) => laidOutAfter(page(), act),
  }
}
