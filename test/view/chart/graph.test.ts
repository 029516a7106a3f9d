import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { gameChart } from '../../../machines/gameChart.ts'
import { rulebook } from '../../../src/game/rulebook/rulebook.ts'
import { isRuleClause, RULES } from '../../../src/game/rules/clauses.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { overview } from '../../../src/view/chart/overview.ts'
import { part } from '../../../src/view/chart/part.ts'

const graph = chartGraph(gameChart)

/** A second walk, over the nodes of the machine; transitions are counted in the configuration that it was made from. */
const nodes: AnyStateNode[] = [gameChart.root]
for (const node of nodes) nodes.push(...Object.values(node.states))
const listed = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
interface Transitions {
  readonly on?: object
  readonly always?: unknown
  readonly onDone?: unknown
}
const transitionsIn = ({ on = {}, always, onDone }: Transitions): number =>
  [always, onDone, ...Object.values(on)].flatMap(listed).length

describe('the graph of the game chart', () => {
  it('has every state', () => {
    expect(graph.states.map(({ path }) => path).sort()).toEqual(nodes.map(({ path }) => path.join('.')).sort())
  })

  it('has every transition, automatic ones too', () => {
    expect(graph.transitions).toHaveLength(nodes.reduce((sum, node) => sum + transitionsIn(node.config), 0))
    expect(graph.transitions.some(({ event }) => event === null)).toBe(true)
    expect(new Set(graph.transitions.map(({ id }) => id)).size).toBe(graph.transitions.length)
  })

  it('keeps the order of the chart', () => {
    expect(graph.states.map(({ order }) => order)).toEqual(graph.states.map((_, at) => at))
    const steps = graph.states.filter(({ parent }) => parent === 'turn.attack').map(({ key }) => key)
    expect(steps.join(' ')).toMatch(/^A_\w+ B_\w+ C_\w+ D_\w+ E_\w+ F_\w+ benchShrinking over enduring done$/)
  })

  it('has existing parents, first states and targets', () => {
    const paths = new Set(graph.states.map(({ path }) => path))
    const named = [...graph.states.flatMap((s) => [s.parent, s.initial]), ...graph.transitions.map((t) => t.target)]
    expect(named.filter((path) => path !== null && !paths.has(path))).toEqual([])
    expect(graph.states.filter(({ kind, initial }) => (kind === 'compound') !== (initial !== null))).toEqual([])
  })

  it('reads the clauses of a guard and the actions', () => {
    const attach = graph.transitions.find(({ event }) => event === 'ATTACH_ENERGY')
    expect(attach).toMatchObject({ source: 'turn.main.ready', target: null, actions: ['attachEnergy', 'recover'] })
    expect(attach?.clauses).toContain('noEnergyAttachedThisTurn')
    expect(graph.states.find(({ path }) => path === 'turn.draw')?.entry).toEqual(['beginTurn', 'recover'])
  })
})

describe('the game chart', () => {
  const parts = [...graph.states.map((s) => ({ ...s, id: s.path })), ...graph.transitions]

  it('describes every state and transition', () => {
    expect(parts.filter(({ description }) => description.trim() === '').map(({ id }) => id)).toEqual([])
  })

  it('cites at least one rule for every state and transition, and only existing ones', () => {
    const rules = new Set<string>(rulebook.map(({ id }) => id))
    expect(parts.filter(({ cite }) => cite.length === 0).map(({ id }) => id)).toEqual([])
    expect(parts.flatMap(({ cite }) => cite).filter((id) => !rules.has(id))).toEqual([])
  })

  it('cites the rule of each clause of a transition', () => {
    // Many events are about a card of the hand and a Pokémon in play; these clauses cite the event that the rulebook lists first.
    const shared = ['cardIsInYourHand', 'pokemonIsYours']
    const missing = graph.transitions.flatMap(({ id, clauses, cite }) =>
      clauses
        .filter((clause) => isRuleClause(clause) && !shared.includes(clause) && !cite.includes(RULES[clause].rule))
        .map((clause) => `${id}: ${clause}`),
    )
    expect(missing).toEqual([])
  })
})

describe('parts of a graph', () => {
  it('in the overview has the steps of the attack without their inside', () => {
    const paths = overview(graph).states.map(({ path }) => path)
    expect(paths).toContain('turn.attack.F_resolve')
    expect(paths).toContain('checkup')
    expect(paths.filter((path) => path.split('.').length > 3)).toEqual([])
  })

  it('shows a state alone, with signs for its exits', () => {
    const { states } = part(graph, 'checkup')
    expect(states.filter(({ parent }) => parent === null).map(({ key }) => key)).toEqual(['checkup', 'knockOut'])
  })
})
