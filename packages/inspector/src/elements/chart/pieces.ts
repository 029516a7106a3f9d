/** The pieces of a drawn chart: the elements of each state, transition, clause and searchable word. */
import type { Area, ChartState, ChartTransition } from 'ptcg-turn-engine/chart'

/** The selection that a click on an element makes: tokens such as `state:turn.draw`, and a label. */
export interface SelectablePiece {
  readonly about: readonly string[]
  readonly label: string
}

/** A written clause of a transition, with its mark. */
export interface ClausePiece {
  readonly name: string
  readonly group: SVGElement
  readonly mark: SVGElement
  /** The area of the clause, relative to the corner of the listing. */
  readonly area: Area
}

export interface StatePiece {
  readonly state: ChartState
  readonly area: Area
  readonly depth: number
  readonly group: SVGGElement
  /** True if the design gives the box room for a note at the end of its name. */
  readonly isNoted: boolean
  /** The names of the inner states in a closed box, by path. */
  readonly inner: ReadonlyMap<string, SVGElement>
}

/** The arrow of one or more transitions. */
export interface ArrowPiece {
  readonly group: SVGGElement
  readonly line: SVGPathElement
}

export interface TransitionPiece {
  readonly arrow: ArrowPiece | null
  /** The listings of the transition: in a box, at its arrow, or both. */
  readonly listings: readonly SVGElement[]
  /** The clauses of each listing, by their index in the transition. */
  readonly clauses: readonly (readonly ClausePiece[])[]
}

export interface Pieces {
  readonly states: ReadonlyMap<string, StatePiece>
  readonly transitions: ReadonlyMap<string, TransitionPiece>
  /** The buttons that open and close boxes, by state. */
  readonly buttons: ReadonlyMap<string, SVGElement>
  /** The elements of each token. */
  readonly about: ReadonlyMap<string, readonly Element[]>
  /** The area of each element that should be readable: the whole element, or for an open box the part with its name. */
  readonly places: WeakMap<Element, Area>
  /** The selection that a click on each element makes. */
  readonly selectable: WeakMap<Element, SelectablePiece>
}

/** The tokens of a state and of its rules. */
export const aboutState = ({ path, key, cite }: ChartState): SelectablePiece => ({
  about: [`state:${path}`, ...cite.map((id) => `rule:${id}`)],
  label: path === '' ? key : path,
})

/** The tokens of transitions, of their events and of their rules. */
export const aboutTransitions = (transitions: readonly ChartTransition[]): SelectablePiece => ({
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
