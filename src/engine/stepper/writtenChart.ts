/**
 * Reads charts as they are written in `machines/`. Links each state to its parent and to the states inside it, and follows targets, which
 * mean the same as in XState.
 */
import type { ActionName, Citation, Guard } from '../../../machines/vocabulary.ts'

type OneOrMore<One> = One | readonly One[]

/** A single item as a list of one; a list unchanged. */
export const asList = <One>(written: OneOrMore<One>): readonly One[] =>
  Array.isArray(written) ? written : [written as One]

export type WrittenActions = OneOrMore<ActionName | { readonly type: ActionName }>

export interface WrittenTransition {
  readonly description?: string
  readonly meta?: Citation
  readonly guard?: Guard
  readonly actions?: WrittenActions
  readonly target?: OneOrMore<string>
}

/** Transitions in any form that XState accepts: an object, only a target, or a list to be tried in order. */
export type WrittenTransitions = OneOrMore<string | WrittenTransition | undefined>

/** A state as it is written in a chart. The whole chart is also a state, which contains all others. */
export interface WrittenState {
  readonly id?: string
  readonly description?: string
  readonly meta?: Citation
  readonly tags?: OneOrMore<string>
  readonly type?: string
  readonly initial?: string | { readonly target: string }
  readonly entry?: WrittenActions
  readonly exit?: WrittenActions
  readonly on?: { readonly [event: string]: WrittenTransitions }
  readonly always?: WrittenTransitions
  /** The transitions that are taken once a final state directly inside has been entered. */
  readonly onDone?: WrittenTransitions
  readonly states?: { readonly [key: string]: WrittenState }
}

export const namesIn = (actions: WrittenActions = []): readonly ActionName[] =>
  asList(actions).map((action) => (typeof action === 'string' ? action : action.type))

export const transitionsIn = (written: WrittenTransitions): readonly WrittenTransition[] =>
  asList(written).map((one) => (typeof one === 'string' ? { target: one } : (one ?? {})))

/** The state that a transition leads to, or null if it has no target. */
export const targetOf = ({ target }: WrittenTransition, source: StateInPlace): StateInPlace | null => {
  const [to = ''] = asList(target ?? [])
  return to === '' ? null : placeOf(to, source)
}

/** A state with its path, its parent and the states inside it. */
export interface StateInPlace {
  readonly path: string
  readonly state: WrittenState
  readonly parent: StateInPlace | null
  readonly inside: ReadonlyMap<string, StateInPlace>
}

/** Links a state and all states inside it. */
const placeState = (state: WrittenState, path: string, parent: StateInPlace | null): StateInPlace => {
  const inside = new Map<string, StateInPlace>()
  const place: StateInPlace = { path, state, parent, inside }
  for (const [key, inner] of Object.entries(state.states ?? {}))
    inside.set(key, placeState(inner, path === '' ? key : `${path}.${key}`, place))
  return place
}

/** Links a whole chart. The path of the root is empty. */
export const rootOf = (chart: WrittenState): StateInPlace => placeState(chart, '', null)

/** The state itself and all its ancestors, innermost first. */
export const ancestors = (place: StateInPlace): readonly StateInPlace[] =>
  place.parent === null ? [place] : [place, ...ancestors(place.parent)]

export const isPlaceWithin = (place: StateInPlace, ancestor: StateInPlace): boolean =>
  ancestors(place).includes(ancestor)

/** The initial state inside a state, or null if it has no states inside. */
export const firstOf = ({ state: { initial }, inside }: StateInPlace): StateInPlace | null =>
  inside.get((typeof initial === 'object' ? initial.target : initial) ?? '') ?? null

/** The state itself and its initial states, one inside another, down to the leaf. */
export const descent = (place: StateInPlace): readonly StateInPlace[] => {
  const first = firstOf(place)
  return first === null ? [place] : [place, ...descent(first)]
}

/** Every transition of a state and of the states inside it. */
const everyTransition = ({ state, inside }: StateInPlace): readonly WrittenTransition[] => [
  ...[state.always ?? [], state.onDone ?? [], ...Object.values(state.on ?? {})].flatMap(transitionsIn),
  ...[...inside.values()].flatMap(everyTransition),
]

/** The names of all guards of a chart, without duplicates. */
export const guardsIn = (chart: WrittenState): readonly string[] => [
  ...new Set(everyTransition(rootOf(chart)).flatMap(({ guard }) => guard?.type ?? [])),
]

/** The leaf states inside a state, in the order of the chart. */
export const leavesIn = (place: StateInPlace): readonly StateInPlace[] =>
  place.inside.size === 0 ? [place] : [...place.inside.values()].flatMap(leavesIn)

/** The id that XState gives to a chart without an id. */
const NAMELESS = '(machine)'

/** The id of a state, or null if none is written. The root of a chart always has an id. */
export const idOf = ({ state, parent }: StateInPlace): string | null => state.id ?? (parent === null ? NAMELESS : null)

const withId = (place: StateInPlace, id: string): StateInPlace | undefined => {
  if (idOf(place) === id) return place
  for (const inner of place.inside.values()) {
    const found = withId(inner, id)
    if (found !== undefined) return found
  }
  return undefined
}

const down = (place: StateInPlace | undefined, keys: readonly string[]): StateInPlace | undefined =>
  keys.reduce<StateInPlace | undefined>((at, key) => at?.inside.get(key), place)

/**
 * The state that a target leads to: `#id` starts at the state with this id, `.inner` at the state itself, and any other target at the
 * parent. Throws an Error if there is no such state.
 */
export const placeOf = (target: string, from: StateInPlace): StateInPlace => {
  const [first = '', ...rest] = target.split('.')
  const root = ancestors(from).at(-1) as StateInPlace
  const start =
    first === '' ? from : first.startsWith('#') ? withId(root, first.slice(1)) : from.parent?.inside.get(first)
  const place = down(start, rest)
  if (place === undefined)
    throw new Error(
      `The chart has a transition from ${JSON.stringify(from.path)} to ${JSON.stringify(target)}, which is not a state.`,
    )
  return place
}
