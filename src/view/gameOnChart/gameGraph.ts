/** Reads the chart of the game once from its source as plain data, and finds its states by path and its transitions by id. */
import { game } from '../../../machines/game.ts'
import type { ChartGraph, ChartState, ChartTransition } from '../chart/graph.ts'
import { writtenGraph } from './writtenGraph.ts'

export const gameGraph: ChartGraph = writtenGraph(game)

const states = new Map(gameGraph.states.map((state) => [state.path, state]))
const transitions = new Map(gameGraph.transitions.map((transition) => [transition.id, transition]))

/** The state of that path, or null. */
export const stateOfGame = (path: string): ChartState | null => states.get(path) ?? null

/** The transition of that id, or null. */
export const transitionOfGame = (id: string): ChartTransition | null => transitions.get(id) ?? null

/** A state and the states around it, the state itself first, without the root. */
export const statesAround = (path: string): readonly ChartState[] => {
  const state = stateOfGame(path)
  return state === null || state.path === '' ? [] : [state, ...statesAround(state.parent ?? '')]
}
