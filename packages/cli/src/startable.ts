/** The chart as JSON. JSON has no functions, so `meta.start` lists the functions that must be provided to start the chart. */
import { type ChartGraph, type JsonObject, machineJson } from 'ptcg-turn-engine/chart'

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

const startOf = ({ states, transitions }: ChartGraph): JsonObject => ({
  how: 'createActor(createMachine({ ...chart, context: ({ input }) => ({ game: input.game }) }).provide(gameMachine.implementations), { input: { game } }) with XState 5. gameMachine of ptcg-turn-engine is this very chart with everything in place.',
  input: { game: 'A new game: the `right` of what newGame() of ptcg-turn-engine returns.' },
  context: { game: 'The current game. Each action replaces it.' },
  guards: { every: '({ context, event }, { of }): does every clause named in `of` hold? A clause changes nothing.' },
  clauses: sorted(transitions.flatMap(({ clauses }) => clauses)),
  actions: sorted([
    ...transitions.flatMap(({ actions }) => actions),
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
  ]),
  events: sorted(transitions.flatMap(({ event }) => event ?? [])),
})

/** The configuration of the machine for XState v5, with `meta.start` on the whole chart. */
export const startable = (graph: ChartGraph): JsonObject => {
  const chart = machineJson(graph)
  return { ...chart, meta: { ...(chart.meta as JsonObject), start: startOf(graph) } }
}
