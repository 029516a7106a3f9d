/** SCXML is read by the XML parser of a browser, and compared with the chart it was written from. */
import type { Browser } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameChart } from '../../../machines/gameChart.ts'
import { type ChartGraph, chartGraph } from '../../../src/view/chart/graph.ts'
import { toScxml } from '../../../src/view/chart/scxml.ts'
import { HOSTILE, hostileChart } from './hostileChart.ts'

interface Read {
  readonly errors: number
  readonly states: readonly {
    readonly id: string
    readonly kind: string
    readonly parent: string
    readonly initial: string | null
    readonly description: string | null
  }[]
  readonly transitions: readonly {
    readonly source: string
    readonly event: string | null
    readonly cond: string | null
    readonly target: string | null
    readonly actions: readonly string[]
  }[]
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const parsed = async (text: string): Promise<Read> => {
  const page = await browser.newPage()
  const read = await page.evaluate((source) => {
    const xml = new DOMParser().parseFromString(source, 'application/xml')
    const all = [...xml.querySelectorAll('state, final, parallel, history')]
    return {
      errors: xml.querySelectorAll('parsererror').length,
      states: all.map((one) => ({
        id: one.id || (one.getAttribute('id') ?? ''),
        kind: one.localName,
        parent: one.parentElement?.getAttribute('id') ?? '',
        initial: one.getAttribute('initial'),
        description: one.getAttribute('chart:description'),
      })),
      transitions: [...xml.querySelectorAll('transition')].map((one) => ({
        source: one.parentElement?.getAttribute('id') ?? '',
        event: one.getAttribute('event'),
        cond: one.getAttribute('cond'),
        target: one.getAttribute('target'),
        actions: [...one.querySelectorAll('assign')].map((assign) => assign.getAttribute('expr') ?? ''),
      })),
    }
  }, text)
  await page.close()
  return read
}

const game = chartGraph(gameChart)
const idIn = (graph: ChartGraph, path: string): string => (path === '' ? graph.id : `${graph.id}.${path}`)

describe('the game as SCXML', () => {
  it('is well-formed and equivalent to the chart', async () => {
    const read = await parsed(toScxml(game))
    expect(read.errors).toBe(0)
    expect(read.states).toEqual(
      game.states.map(({ path, kind, parent, initial, description }) => ({
        id: idIn(game, path),
        kind: kind === 'final' ? 'final' : 'state',
        parent: parent === null ? '' : idIn(game, parent),
        initial: initial === null ? null : idIn(game, initial),
        description,
      })),
    )
    const bySource = game.states.flatMap(({ path }) => game.transitions.filter(({ source }) => source === path))
    expect(read.transitions).toEqual(
      bySource.map(({ source, event, waits, target, clauses, actions }) => ({
        source: idIn(game, source),
        event: waits ? `done.state.${idIn(game, source)}` : event,
        target: target === null ? null : idIn(game, target),
        cond: clauses.length === 0 ? null : clauses.map((clause) => `holds('${clause}', game, _event)`).join(' && '),
        actions: actions.map((action) => `perform('${action}', game, _event)`),
      })),
    )
  })
})

describe('names with XML syntax', () => {
  it('do not change the document', async () => {
    const graph = chartGraph(hostileChart)
    const read = await parsed(toScxml(graph))
    expect(read.errors).toBe(0)
    expect(read.states).toHaveLength(graph.states.length)
    expect(read.transitions).toHaveLength(graph.transitions.length)
    expect(new Set(read.states.map(({ id }) => id)).size).toBe(graph.states.length)
    expect(read.states.filter(({ id }) => !/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(id))).toEqual([])
    expect(read.states.some(({ description }) => description === HOSTILE)).toBe(true)
    const ids = new Set(read.states.map(({ id }) => id))
    expect(read.transitions.filter(({ target }) => target !== null && !ids.has(target))).toEqual([])
  })

  it('may contain characters that XML forbids', async () => {
    const [root, ...others] = game.states
    const odd = { ...game, states: root ? [{ ...root, description: 'a\u0000b\u0007\ud800' }, ...others] : others }
    expect((await parsed(toScxml(odd))).errors).toBe(0)
  })
})
