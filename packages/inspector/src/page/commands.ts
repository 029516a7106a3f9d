/** What every panel may ask of the page, and what it is given to show. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { type ChartGraph, statesOf } from 'ptcg-turn-engine/chart'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import type { Selection } from '../selection.ts'
import type { Inspection, Message } from '../time/inspection.ts'
import type { Moment } from '../time/moment.ts'
import type { Wording } from './wording.ts'

export interface PageCommands {
  readonly dispatch: (message: Message) => void
  /** Plays an event from the moment that is looked at: on in its line at the end, as a what-if before it; or tells why not. */
  readonly send: (event: unknown) => void
}

export interface PanelProps {
  readonly inspection: Inspection
  readonly moment: Moment
}

interface Shared extends PageCommands {
  readonly selection: Selection | null
  /** Whether the page shows the names that the machine has, or plain words. */
  readonly wording: Wording
  /** The chart as it is shown: with words at its states where the page shows words. */
  readonly graph: ChartGraph
  /** How often each transition was taken in the line that is looked at, by its id. */
  readonly counts: ReadonlyMap<string, number>
}

/** What is selected, and the commands, for everything on the page. */
export const PageContext = createContext<Shared>({
  selection: null,
  wording: 'names',
  graph: gameGraph,
  counts: new Map(),
  dispatch: () => {},
  send: () => {},
})

/** The commands of the page. */
export const useCommands = (): PageCommands => useContext(PageContext)

/** Names or plain words. */
export const useWording = (): Wording => useContext(PageContext).wording

/** What the chart calls a state: its words, or the name that the machine has. */
export const useStateName = (): ((path: string) => string | null) => {
  const { graph, wording } = useContext(PageContext)
  return (path) => (wording === 'names' ? null : (statesOf(graph).get(path)?.words ?? null))
}

/** What an event is called: its words, or the name that the machine has; null is what is taken by itself. */
export const useEventName = (): ((event: string | null) => string) => {
  const { graph, wording } = useContext(PageContext)
  return (event) => {
    if (wording === 'names') return event ?? 'always'
    if (event === null) return 'By itself'
    return graph.transitions.find((one) => one.event === event)?.words?.event ?? event
  }
}

/** How often a transition was taken in the line that is looked at. */
export const useTimesTaken = (transition: string): number => useContext(PageContext).counts.get(transition) ?? 0

/** What is selected. */
export const useSelection = (): Selection | null => useContext(PageContext).selection
