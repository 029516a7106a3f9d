import { describe, expect, it } from 'vitest'
import { gameChart } from '../../../machines/gameChart.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { toMermaid } from '../../../src/view/chart/mermaid.ts'
import { overview } from '../../../src/view/chart/overview.ts'
import { hostileChart } from './hostileChart.ts'

const graph = chartGraph(gameChart)
const ID = '[A-Za-z][A-Za-z0-9_]*'
const LABEL = "(?: : (?:<br/>|[\\p{L}\\p{N} _.,'’()/\\[\\]→+×−-])+)?"
const LINE = new RegExp(
  `^ *(?:state "[^":;{}]*" as ${ID}(?: \\{)?|\\}|(?:\\[\\*\\]|${ID}) --> (?:\\[\\*\\]|${ID})${LABEL}|${ID}${LABEL}|note right of ${ID}${LABEL})$`,
  'u',
)

describe.each([
  ['the game, whole', toMermaid(graph)],
  ['the game, from a distance', toMermaid(graph, { detail: 'overview' })],
  ['hostile names', toMermaid(chartGraph(hostileChart))],
])('the diagram of %s', (_, diagram) => {
  const [head, ...lines] = diagram.trimEnd().split('\n')
  const declared = [...diagram.matchAll(/state "[^"]*" as (\w+)/g)].map(([, id]) => id)

  it('is valid mermaid', () => {
    expect(head).toBe('stateDiagram-v2')
    expect(lines.filter((line) => !LINE.test(line))).toEqual([])
  })

  it('closes every box it opens', () => {
    const opened = lines.filter((line) => line.endsWith('{')).length
    expect(lines.filter((line) => line.trim() === '}')).toHaveLength(opened)
  })

  it('declares every state once, and arrows have declared ends', () => {
    const named = [...diagram.matchAll(/(\S+) --> (\S+)/g)].flatMap(([, from, to]) => [from, to])
    expect(new Set(declared).size).toBe(declared.length)
    expect(named.filter((id) => id !== '[*]' && !declared.includes(id))).toEqual([])
  })
})

describe('an arrow', () => {
  it('is written in an inner box only between states of that box, since mermaid would move them otherwise', () => {
    const boxOf = new Map<string, string>()
    const boxes = ['']
    const torn: string[] = []
    for (const line of toMermaid(graph).split('\n')) {
      const box = boxes.at(-1) ?? ''
      const [, id, opens] = /^ *state ".*" as (\w+)( \{)?$/.exec(line) ?? []
      const [, from, to] = /^ *(\w+) --> (\w+)/.exec(line) ?? []
      if (id) boxOf.set(id, box)
      if (id && opens) boxes.push(id)
      if (line.trim() === '}') boxes.pop()
      if (from && to && box !== '' && (boxOf.get(from) !== box || boxOf.get(to) !== box)) torn.push(line.trim())
    }
    expect(boxOf.size).toBe(graph.states.length - 1)
    expect(torn).toEqual([])
  })

  it('is drawn for every transition to another state', () => {
    const count = (diagram: string): number => [...diagram.matchAll(/ --> game_/g)].length
    const firsts = graph.states.filter(({ initial }) => initial !== null).length
    const isIn = (inner: string, outer: string): boolean => outer === '' || `${inner}.`.startsWith(`${outer}.`)
    const leading = graph.transitions.filter(
      ({ source, target }) => target !== null && !isIn(source, target) && !isIn(target, source),
    )
    expect(count(toMermaid(graph))).toBe(leading.length + firsts)
  })

  it('in the overview has events but no clauses', () => {
    const diagram = toMermaid(graph, { detail: 'overview' })
    const clauses = new Set(overview(graph).transitions.flatMap((transition) => transition.clauses))
    expect([...clauses].filter((clause) => diagram.includes(clause))).toEqual([])
    expect(diagram).toContain('game_turn_main --> game_turn_attack : DECLARE_ATTACK')
    expect(diagram).toContain('game_turn_main : EVOLVE')
  })
})
