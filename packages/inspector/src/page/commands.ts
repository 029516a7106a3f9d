/** The commands of the page for every panel, and the panels' common props. */

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { type ChartGraph, type ChartTransition, nameOfTrigger, statesOf } from 'ptcg-turn-engine/chart'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Wording } from '../elements/chart/reads.ts'
import type { Selection } from '../selection.ts'
import type { Inspection, Message } from '../time/inspection.ts'
import type { Moment } from '../time/moment.ts'

export interface PageCommands {
  readonly dispatch: (message: Message) => void
  /**
   * Plays an event from the current moment, or shows why it is refused. At the end of a line of play, the event continues the line. At an
   * earlier moment, and at any moment of a battle log, the event starts a what-if.
   */
  readonly send: (event: unknown) => void
  /** Starts a what-if with these events at a step of the current line. The computer decides for the player `computer`, if given. */
  readonly playFrom: (step: number, events: readonly unknown[], computer?: PlayerId) => void
}

export interface PanelProps {
  readonly inspection: Inspection
  readonly moment: Moment
}

interface Shared extends PageCommands {
  readonly selection: Selection | null
  /** The reconstructed game, null if the game was played by the engine. */
  readonly reconstructed: ReconstructedGame | null
  /** The wording of the page: plain words, or the machine's names. */
  readonly wording: Wording
  /** The displayed chart: with words if the page shows words. */
  readonly graph: ChartGraph
  /** The number of times that each transition was taken in the current line, by id. */
  readonly counts: ReadonlyMap<string, number>
}

/** The context that gives the selection and the commands to everything on the page. */
export const PageContext = createContext<Shared>({
  selection: null,
  reconstructed: null,
  wording: 'names',
  graph: gameGraph,
  counts: new Map(),
  dispatch: () => {},
  send: () => {},
  playFrom: () => {},
})

/** The commands of the page. */
export const useCommands = (): PageCommands => useContext(PageContext)

/** The wording of the page: plain words, or the machine's names. */
export const useWording = (): Wording => useContext(PageContext).wording

/** Returns a function for the words of a state; null if the page shows the machine's names or the state has no words. */
export const useStateName = (): ((path: string) => string | null) => {
  const { graph, wording } = useContext(PageContext)
  return (path) => (wording === 'names' ? null : (statesOf(graph).get(path)?.words ?? null))
}

/** Returns a function that gives the name of a transition's trigger: the words for its event, or the machine's name. */
export const useEventName = (): ((taken: Pick<ChartTransition, 'event' | 'waits'>) => string) => {
  const { graph, wording } = useContext(PageContext)
  return ({ event, waits }) => {
    if (wording === 'names') return nameOfTrigger({ event, waits })
    if (event === null) return 'By itself'
    return graph.transitions.find((one) => one.event === event)?.words?.event ?? event
  }
}

/** The number of times that a transition was taken in the current line. */
export const useTimesTaken = (transition: string): number => useContext(PageContext).counts.get(transition) ?? 0

/** The reconstructed game, null if the game was played by the engine. */
export const useReconstructed = (): ReconstructedGame | null => useContext(PageContext).reconstructed

export const useSelection = (): Selection | null => useContext(PageContext).selection
