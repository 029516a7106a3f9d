/**
 * A chart as it is written in `machines/`, with each state in its place: linked to the states around and inside it, so
 * that targets can be followed. Targets mean the same as in XState.
 */
import type { ActionName, Citation, Guard } from '../../../machines/vocabulary.ts'

type OneOrMore<One> = One | readonly One[]

/** A list of the items, whether one or a list is written. */
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

/** A transition, or another form that XState accepts: only its target, or several to be tried in order. */
export type WrittenTransitions = OneOrMore<string | WrittenTransition | undefined>

/** A state as it is written. The whole chart is such a state, with all others inside it. */
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
  /** Taken once a final state directly inside has been entered. */
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

/** A state in its place. */
export interface StateInPlace {
  readonly path: string
  readonly state: WrittenState
  readonly parent: StateInPlace | null
  readonly inside: ReadonlyMap<string, StateInPlace>
}

/** A state with all that are inside it. */
const placeState = (state: WrittenState, path: string, parent: StateInPlace | null): StateInPlace => {
  const inside = new Map<string, StateInPlace>()
  const place: StateInPlace = { path, state, parent, inside }
  for (const [key, inner] of Object.entries(state.states ?? {}))
    inside.set(key, placeState(inner, path === '' ? key : `${path}.${key}`, place))
  return place
}

/** The whole chart, which has no path. */
export const rootOf = (chart: WrittenState): StateInPlace => placeState(chart, '', null)

/** From a state outwards to the whole chart, itself first. */
export const ancestors = (place: StateInPlace): readonly StateInPlace[] =>
  place.parent === null ? [place] : [place, ...ancestors(place.parent)]

export const isPlaceWithin = (place: StateInPlace, ancestor: StateInPlace): boolean =>
  ancestors(place).includes(ancestor)

/** The state inside that is entered first, or null if there are none. */
export const firstOf = ({ state: { initial }, inside }: StateInPlace): StateInPlace | null =>
  inside.get((typeof initial === 'object' ? initial.target : initial) ?? '') ?? null

/** All states from this one down to the leaf that the initial states lead to. */
export const descent = (place: StateInPlace): readonly StateInPlace[] => {
  const first = firstOf(place)
  return first === null ? [place] : [place, ...descent(first)]
}

/** Every transition of a state and of those inside it. */
const everyTransition = ({ state, inside }: StateInPlace): readonly WrittenTransition[] => [
  ...[state.always ?? [], state.onDone ?? [], ...Object.values(state.on ?? {})].flatMap(transitionsIn),
  ...[...inside.values()].flatMap(everyTransition),
]

/** The names of all guards of a chart, each once. */
export const guardsIn = (chart: WrittenState): readonly string[] => [
  ...new Set(everyTransition(rootOf(chart)).flatMap(({ guard }) => guard?.type ?? [])),
]

/** The states without states inside, in the order of the chart. */
export const leavesIn = (place: StateInPlace): readonly StateInPlace[] =>
  place.inside.size === 0 ? [place] : [...place.inside.values()].flatMap(leavesIn)

/** XState's name for a chart without one. */
const NAMELESS = '(machine)'

/** The id that is written for a state. A chart always has one, a state inside it rarely. */
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
 * The state that a target leads to: `#id` starts from the state of that id, `.inner` from the state itself, anything
 * else from the state around it.
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
