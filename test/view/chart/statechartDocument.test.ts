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

  const sections = markdown.split(/^## /m).slice(1)
  const referring = sections.flatMap((text) => {
    const same = /It contains the same states as \[`([^`]*)`\]/.exec(text)?.[1]
    return same === undefined ? [] : [{ path: text.slice(0, text.indexOf('\n')), same }]
  })
  const referred = new Set(referring.map(({ path }) => path))
  const isWritten = (parent: string | null): boolean => parent !== null && !referred.has(parent)
  const parents = new Map(graph.states.map(({ path, parent }) => [path, parent]))

  it('has a row for every state except the root, and for every transition, outside sections that refer to others', () => {
    const rows = rowsOf(markdown).filter((line) => !line.startsWith('| ---'))
    const ofWidth = (cells: number): number => rows.filter((line) => cellsOf(line) === cells).length
    const heads = (first: string): number => rows.filter((line) => line.startsWith(`| ${first} |`)).length
    expect(ofWidth(4) - heads('State')).toBe(graph.states.filter(({ parent }) => isWritten(parent)).length)
    expect(ofWidth(7) - heads('From')).toBe(
      graph.transitions.filter(({ source }) => source === '' || isWritten(parents.get(source) ?? null)).length,
    )
  })

  it('refers to a section only if states and transitions are the same', () => {
    const insideOf = (path: string): unknown => {
      const inside = graph.states.filter(({ parent }) => parent === path)
      const targetOf = (target: string | null): string | null | undefined => target?.replace(`${path}.`, '')
      return [
        inside.map(({ key, description, entry, exit, cite }) => ({ key, description, entry, exit, cite })),
        graph.transitions
          .filter(({ source }) => parents.get(source) === path)
          .map(({ event, clauses, actions, target, cite }) => ({
            ...{ event, clauses, actions, cite },
            target: targetOf(target),
          })),
      ]
    }
    expect(referring.length).toBeGreaterThan(5)
    for (const { path, same } of referring) expect(insideOf(path)).toEqual(insideOf(same))
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
