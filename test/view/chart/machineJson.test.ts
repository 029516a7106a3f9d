import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { gameChart } from '../../../machines/gameChart.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { type JsonObject, machineJson, v4MachineJson } from '../../../src/view/chart/machineJson.ts'
import { hostileChart } from './hostileChart.ts'

const game = chartGraph(gameChart)
const CHARTS = [
  ['the game', game],
  ['a chart with hostile names', chartGraph(hostileChart)],
  [
    'names with dots',
    chartGraph(
      createMachine({ id: 'a.b', initial: 'c.d', states: { 'c.d': { on: { X: '#a\\.b.e\\.f' } }, 'e.f': {} } }),
    ),
  ],
] as const

describe('the configuration for XState v5', () => {
  it.each(CHARTS)('makes the same chart again, %s', (_, graph) => {
    const config = JSON.parse(JSON.stringify(machineJson(graph)))
    expect(chartGraph(createMachine(config))).toEqual(graph)
  })

  it('names the clauses of a guard one by one', () => {
    expect(JSON.stringify(machineJson(game))).toContain(
      '{"target":"#game.turn.main.resolving","guard":{"type":"itIsYourTurn and itemIsAllowedThisEarly and cardIsInYourHand and cardIsAnItem and nothingForbidsTheCard and cardConditionIsMet and cardCostCanBePaid and cardWouldChangeSomething","params":{"of":["itIsYourTurn","itemIsAllowedThisEarly","cardIsInYourHand","cardIsAnItem","nothingForbidsTheCard","cardConditionIsMet","cardCostCanBePaid","cardWouldChangeSomething"]}},"actions":["playTrainer","recover"]',
    )
  })
})

/** Every state of a configuration, with the path it is at. */
const statesIn = (config: JsonObject, path: readonly string[] = []): readonly (readonly [string, JsonObject])[] => [
  [path.join('.'), config],
  ...Object.entries((config.states ?? {}) as Readonly<Record<string, JsonObject>>).flatMap(([key, inner]) =>
    statesIn(inner, [...path, key]),
  ),
]

interface Written {
  readonly target?: string
  readonly cond?: string
  readonly internal?: boolean
}

const transitionsOf = ({ on = {}, always = [], onDone = [] }: JsonObject): readonly Written[] =>
  [...Object.values(on as object), always, onDone].flat() as readonly Written[]

describe('the configuration for XState v4', () => {
  const states = statesIn(v4MachineJson(game))

  it('has every state and transition', () => {
    expect(states.map(([path]) => path)).toEqual(game.states.map(({ path }) => path))
    expect(states.flatMap(([, state]) => transitionsOf(state))).toHaveLength(game.transitions.length)
  })

  it('has only targets that exist', () => {
    const ids = new Set(states.map(([, { id }]) => `#${String(id)}`))
    expect(ids.size).toBe(game.states.length)
    const targets = states.flatMap(([, state]) => transitionsOf(state)).flatMap(({ target }) => target ?? [])
    expect(targets.filter((target) => !ids.has(target))).toEqual([])
  })

  it('joins the clauses in one name, since v4 knows no guards with parameters', () => {
    const [, ready] = states.find(([path]) => path === 'turn.main.ready') ?? []
    expect(ready?.on).toMatchObject({
      BENCH_POKEMON: [
        {
          cond: 'itIsYourTurn and cardIsInYourHand and cardIsABasicPokemon and itemIsAllowedThisEarly and nothingForbidsTheCard and benchHasRoom',
        },
      ],
    })
  })

  it('keeps a transition to the inside internal, like v5', () => {
    const [, root = {}] = states[0] ?? []
    expect(transitionsOf(root)).toMatchObject([{ target: '#game.gameOver', internal: true }])
  })

  it('is valid with names of any kind', () => {
    expect(() => JSON.parse(JSON.stringify(v4MachineJson(chartGraph(hostileChart))))).not.toThrow()
  })
})
