import { describe, expect, it } from 'vitest'
import { gameChart } from '../../../machines/gameChart.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { statechartMarkdown } from '../../../src/view/chart/statechartDocument.ts'
import { hostileChart } from './hostileChart.ts'

const graph = chartGraph(gameChart)
const markdown = statechartMarkdown(graph)
const cellsOf = (line: string): number => [...line.matchAll(/(?<!\\)\|/g)].length - 1
const rowsOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith('| '))

describe('the document of the statechart', () => {
  it('has a section for every compound state', () => {
    const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    const compounds = graph.states.filter(({ kind }) => kind === 'compound').map(({ path }) => path || 'game')
    expect(headings).toEqual(compounds)
  })

  it('has a row for every state except the root, and for every transition', () => {
    const rows = rowsOf(markdown).filter((line) => !line.startsWith('| ---'))
    const ofWidth = (cells: number): number => rows.filter((line) => cellsOf(line) === cells).length
    const heads = (first: string): number => rows.filter((line) => line.startsWith(`| ${first} |`)).length
    expect(ofWidth(4) - heads('State')).toBe(graph.states.length - 1)
    expect(ofWidth(7) - heads('From')).toBe(graph.transitions.length)
  })

  it('links only to existing headings', () => {
    const anchors = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replace(/\./g, ''),
    )
    const links = [...markdown.matchAll(/\]\(#([^)]*)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  })

  it('is the same every time', () => {
    expect(statechartMarkdown(chartGraph(gameChart))).toBe(markdown)
  })

  it('keeps its tables intact with any names', () => {
    const widths = new Set(rowsOf(statechartMarkdown(chartGraph(hostileChart))).map(cellsOf))
    expect([...widths].sort()).toEqual([4, 7])
  })
})
