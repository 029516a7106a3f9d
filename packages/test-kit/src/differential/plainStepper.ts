/**
 * A stepper that follows the algorithm of statecharts as plainly as possible and reads the states of a machine
 * directly. Every decision in it has a name, so that a test can replace the right one by a wrong one.
 */

import type { Snapshot, StatePath } from 'ptcg-turn-engine'
import { type Meaning, receiveEvent } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import type { ActionName, ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { newsOf } from '../subset/subset.ts'
import type { ReportedStep, Stepping } from './compiled.ts'
import { BEGINNING, MAX_MICROSTEPS, transitionName, WHEN_DONE } from './course.ts'

/** A transition as it is written in its source state. */
export interface Candidate {
  readonly source: AnyStateNode
  readonly event: string | null
  readonly index: number
  readonly clauses: readonly ClauseName[]
  readonly actions: readonly ActionName[]
  readonly target: AnyStateNode | undefined
}

type Nodes = readonly AnyStateNode[]

/** Every decision of the algorithm. */
export interface Decisions {
  /** The states whose transitions are tried, in this order. The argument has the states from the leaf outwards. */
  readonly asked: (outwards: Nodes, event: string | null) => Nodes
  /** The candidates of one state that are tried, in this order. */
  readonly candidates: (written: readonly Candidate[]) => readonly Candidate[]
  readonly holds: (clauses: readonly ClauseName[], hold: (name: ClauseName) => boolean) => boolean
  /** The innermost state that a transition does not leave; undefined: it leaves even the root. */
  readonly domain: (source: AnyStateNode, target: AnyStateNode) => AnyStateNode | undefined
  /** The state that a transition without a target re-enters; undefined if it enters no state. */
  readonly stays: (source: AnyStateNode, leaf: AnyStateNode) => AnyStateNode | undefined
  /** The states that are left, in this order. The argument has them from the leaf outwards. */
  readonly left: (outwards: Nodes) => Nodes
  /** The states that are entered, in this order. The argument has them from the outermost to the leaf. */
  readonly entered: (inwards: Nodes) => Nodes
  readonly initial: (state: AnyStateNode) => AnyStateNode | undefined
  readonly order: (
    exit: readonly ActionName[],
    own: readonly ActionName[],
    entry: readonly ActionName[],
  ) => readonly ActionName[]
  /** The state that is done once the states `inwards` are entered. These are listed from the outermost state to the leaf. */
  readonly finished: (inwards: Nodes) => AnyStateNode | undefined
  /** The completed states that are announced next, in this order, when another state is completed. */
  readonly toAnnounce: (earlier: Nodes, latest: AnyStateNode) => Nodes
  /** True if completed states are announced before automatic transitions are taken. */
  readonly endsFirst: boolean
  /** The event seen by transitions that wait for the end of a state, and by all transitions after them. */
  readonly eventAtAnEnd: (event: GameEvent) => GameEvent
  /** The states to leave when the chart is over, in this order. The argument has them from the leaf outwards. */
  readonly leftWhenDone: (outwards: Nodes) => Nodes
  readonly isDone: (leaf: AnyStateNode) => boolean
  /** The game as the actions of a transition find it; `steps` counts the microsteps before it. */
  readonly received: (game: Game, event: GameEvent, steps: number) => Game
  /** The event that automatic transitions see. */
  readonly eventAfter: (event: GameEvent) => GameEvent
  /** The maximum number of automatic transitions after an event. */
  readonly automatic: number
  /** The game that the clauses of the first automatic transition see: the one before the event's own transition, or the one after it. */
  readonly seenByAutomatic: (before: Game, after: Game) => Game
  readonly refused: (at: Snapshot, event: GameEvent) => Snapshot
  /** The returned snapshot, from the snapshots before and after. */
  readonly result: (before: Snapshot, after: Snapshot) => Snapshot
}

export const outwardsFrom = (leaf: AnyStateNode): Nodes =>
  leaf.parent === undefined ? [leaf] : [leaf, ...outwardsFrom(leaf.parent)]

export const isInside = (state: AnyStateNode, around: AnyStateNode | undefined): boolean =>
  around === undefined || (state !== around && outwardsFrom(state).includes(around))

const isOfXState = ({ type }: GameEvent): boolean => type.startsWith('xstate.')

export const NO_EVENT = { type: 'xstate.init' } as unknown as GameEvent

/** The right decisions, as in SCXML and XState. */
export const RIGHT: Decisions = {
  asked: (outwards) => outwards,
  candidates: (written) => written,
  holds: (clauses, hold) => clauses.every(hold),
  domain: (source, target) =>
    target === source || isInside(target, source)
      ? source
      : outwardsFrom(source).find((around) => isInside(source, around) && isInside(target, around)),
  stays: () => undefined,
  left: (outwards) => outwards,
  entered: (inwards) => inwards,
  initial: (state) => (state.type === 'compound' ? state.initial.target[0] : undefined),
  order: (exit, own, entry) => [...exit, ...own, ...entry],
  finished: (inwards) => {
    const leaf = inwards.at(-1)
    return leaf?.type === 'final' ? leaf.parent : undefined
  },
  toAnnounce: (earlier, latest) => [...earlier, latest],
  endsFirst: false,
  eventAtAnEnd: () => NO_EVENT,
  leftWhenDone: (outwards) => outwards,
  isDone: (leaf) => leaf.type === 'final' && leaf.parent?.parent === undefined,
  received: (game, event) => (isOfXState(event) ? game : receiveEvent(game, event)),
  eventAfter: (event) => event,
  automatic: MAX_MICROSTEPS + 1,
  seenByAutomatic: (_, after) => after,
  refused: (at) => at,
  result: (_, after) => after,
}

const namesOf = (actions: readonly unknown[]): readonly ActionName[] =>
  actions.map(
    (action) => (typeof action === 'string' ? action : (action as { readonly type: string }).type) as ActionName,
  )

const definitionsIn = (source: AnyStateNode, event: string | null) =>
  event === null ? source.always : source.transitions.get(event === WHEN_DONE ? newsOf(source) : event)

const writtenIn = (source: AnyStateNode, event: string | null): readonly Candidate[] =>
  (definitionsIn(source, event) ?? []).map((definition, index) => ({
    source,
    event,
    index,
    clauses:
      (definition.guard as { readonly params: { readonly of: readonly ClauseName[] } } | undefined)?.params.of ?? [],
    actions: namesOf(definition.actions),
    target: definition.target?.[0] as AnyStateNode | undefined,
  }))

const pathOf = (state: AnyStateNode): string => state.path.join('.')

/** A microstep, and the state that it completes, if any. */
interface Moved {
  readonly step: ReportedStep
  readonly done: AnyStateNode | undefined
}

/** A stepper of a machine that makes these decisions. */
export const plainStepper = (machine: AnyStateMachine, meaning: Meaning, decisions: Decisions): Stepping => {
  const leafAt = (path: string): AnyStateNode => {
    let state = machine.root
    for (const key of path.split('.')) state = state.states[key] ?? state
    return state
  }
  const descent = (state: AnyStateNode): Nodes => {
    const initial = decisions.initial(state)
    return initial === undefined ? [state] : [state, ...descent(initial)]
  }
  const run = (actions: readonly ActionName[], game: Game, event: GameEvent): Game =>
    actions.reduce((now, name) => meaning.actions[name](now, event), game)

  const firstOf = (candidates: readonly Candidate[], game: Game, event: GameEvent): Candidate | undefined =>
    decisions
      .candidates(candidates)
      .find(({ clauses }) => decisions.holds(clauses, (name) => meaning.clauses[name](game, event)))
  const select = (leaf: AnyStateNode, type: string | null, game: Game, event: GameEvent): Candidate | undefined =>
    decisions
      .asked(outwardsFrom(leaf), type)
      .map((source) => firstOf(writtenIn(source, type), game, event))
      .find((found) => found !== undefined)

  const entry = (states: Nodes): readonly ActionName[] => {
    const inwards = decisions.entered(states).flatMap((state) => namesOf(state.entry))
    const leaf = states.at(-1)
    return leaf === undefined || !decisions.isDone(leaf) ? inwards : [...inwards, ...exit(leaf)]
  }
  const exit = (leaf: AnyStateNode): readonly ActionName[] =>
    decisions.leftWhenDone(outwardsFrom(leaf)).flatMap((state) => namesOf(state.exit))

  /** The actions of a transition from this leaf, the leaf it leads to, and the state that it completes, if any. */
  const way = (
    leaf: AnyStateNode,
    candidate: Candidate,
  ): readonly [readonly ActionName[], AnyStateNode, AnyStateNode | undefined] => {
    const target = candidate.target ?? decisions.stays(candidate.source, leaf)
    if (target === undefined) return [candidate.actions, leaf, undefined]
    const domain = decisions.domain(candidate.source, target)
    const left = decisions.left(outwardsFrom(leaf).filter((state) => isInside(state, domain)))
    const inwards = [...outwardsFrom(target).toReversed(), ...descent(target).slice(1)]
    const entered = inwards.filter((state) => isInside(state, domain))
    const actions = decisions.order(
      left.flatMap((state) => namesOf(state.exit)),
      candidate.actions,
      entry(entered),
    )
    return [actions, inwards.at(-1) as AnyStateNode, decisions.finished(entered)]
  }

  const take = (leaf: AnyStateNode, candidate: Candidate, game: Game, event: GameEvent, steps: number): Moved => {
    const [actions, to, done] = way(leaf, candidate)
    const transition = transitionName(pathOf(candidate.source), candidate.event, candidate.index)
    const after = run(actions, actions.length === 0 ? game : decisions.received(game, event, steps), event)
    return { step: { from: pathOf(leaf), to: pathOf(to), transition, listed: actions, game: after }, done }
  }

  const settle = (first: Moved, before: Game, event: GameEvent, seen: (microstep: ReportedStep) => void): Snapshot => {
    let [at, asks] = [first.step, decisions.seenByAutomatic(before, first.step.game)]
    let during = decisions.eventAfter(event)
    let toAnnounce = first.done === undefined ? [] : decisions.toAnnounce([], first.done)
    for (let steps = 1; steps <= decisions.automatic; steps += 1) {
      const leaf = leafAt(at.to)
      if (decisions.isDone(leaf)) break
      const byItself = (): Candidate | undefined => select(leaf, null, asks, during)
      let candidate = decisions.endsFirst && toAnnounce.length > 0 ? undefined : byItself()
      while (candidate === undefined && toAnnounce.length > 0) {
        const [done, ...later] = toAnnounce
        toAnnounce = later
        during = decisions.eventAtAnEnd(during)
        if (outwardsFrom(leaf).includes(done as AnyStateNode))
          candidate = firstOf(writtenIn(done as AnyStateNode, WHEN_DONE), asks, during)
      }
      candidate ??= decisions.endsFirst ? byItself() : undefined
      if (candidate === undefined) break
      const moved = take(leaf, candidate, at.game, during, steps)
      at = moved.step
      asks = at.game
      if (moved.done !== undefined) toAnnounce = decisions.toAnnounce(toAnnounce, moved.done)
      seen(at)
    }
    return { state: at.to as StatePath, game: at.game }
  }

  return {
    begin: (game, seen) => {
      const event = NO_EVENT
      const states = descent(machine.root)
      const listed = entry(states)
      const to = pathOf(states.at(-1) as AnyStateNode)
      const first: ReportedStep = { from: '', to, transition: BEGINNING, listed, game: run(listed, game, event) }
      seen(first)
      return settle({ step: first, done: decisions.finished(states) }, game, event, seen)
    },
    step: (at, event, seen) => {
      const leaf = leafAt(at.state)
      const candidate = decisions.isDone(leaf) ? undefined : select(leaf, event.type, at.game, event)
      const first = candidate === undefined ? undefined : take(leaf, candidate, at.game, event, 0)
      if (first === undefined || (first.step.game === at.game && first.step.to === at.state))
        return decisions.refused(at, event)
      seen(first.step)
      return decisions.result(at, settle(first, at.game, event, seen))
    },
    isDone: ({ state }) => decisions.isDone(leafAt(state)),
  }
}
