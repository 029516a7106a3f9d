/** The drawn chart as its pieces: which elements stand for a state, a transition, a clause, or a word that is searched. */
import type { Area, ChartState, ChartTransition } from 'ptcg-turn-engine/chart'

/** What is selected by a click on an element: tokens such as `state:turn.draw` and what to call it. */
export interface Selectable {
  readonly about: readonly string[]
  readonly label: string
}

/** A clause of a transition in writing, with the mark before it. */
export interface ClausePiece {
  readonly name: string
  readonly group: SVGElement
  readonly mark: SVGElement
  /** Set from the corner of the listing. */
  readonly area: Area
}

export interface StatePiece {
  readonly state: ChartState
  readonly area: Area
  readonly depth: number
  readonly group: SVGGElement
  /** The inner states of a closed one. */
  readonly inner: ReadonlyMap<string, SVGElement>
}

/** The arrow of some transitions. */
export interface ArrowPiece {
  readonly group: SVGGElement
  readonly line: SVGPathElement
}

export interface TransitionPiece {
  readonly arrow: ArrowPiece | null
  /** Where it is written: in a box, at its arrow, or both. */
  readonly listings: readonly SVGElement[]
  /** The clauses of each writing, by their place in the transition. */
  readonly clauses: readonly (readonly ClausePiece[])[]
}

export interface Pieces {
  readonly states: ReadonlyMap<string, StatePiece>
  readonly transitions: ReadonlyMap<string, TransitionPiece>
  /** The buttons that open and close, by the states they do it to. */
  readonly buttons: ReadonlyMap<string, SVGElement>
  /** The elements that a token is about. */
  readonly about: ReadonlyMap<string, readonly Element[]>
  /** Where an element is read: all of a small one, of an open box the part with its name. */
  readonly places: WeakMap<Element, Area>
  /** What a click on an element selects. */
  readonly selectable: WeakMap<Element, Selectable>
}

/** Tokens of a state: itself and its rules. */
export const aboutState = ({ path, key, cite }: ChartState): Selectable => ({
  about: [`state:${path}`, ...cite.map((id) => `rule:${id}`)],
  label: path === '' ? key : path,
})

/** Tokens of transitions: themselves, their events and their rules. */
export const aboutTransitions = (transitions: readonly ChartTransition[]): Selectable => ({
  about: [
    ...new Set(
      transitions.flatMap(({ id, event, cite }) => [
        `transition:${id}`,
        ...(event === null ? [] : [`event:${event}`]),
        ...cite.map((rule) => `rule:${rule}`),
      ]),
    ),
  ],
  label: transitions.map(({ event, description }) => event ?? description).join(', '),
})
