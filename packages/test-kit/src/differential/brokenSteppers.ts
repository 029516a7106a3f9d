/** Steppers with one wrong decision each, of a kind that somebody could make by mistake. The comparison must notice every one of them. */

import { update } from 'ptcg-turn-engine/internal/game/changes/record'
import type { AnyStateNode } from 'xstate'
import { type Decisions, isInside, NO_EVENT, outwardsFrom, RIGHT } from './plainStepper.ts'

const firstChild = (state: AnyStateNode): AnyStateNode | undefined => Object.values(state.states)[0]
const isRoot = (state: AnyStateNode): boolean => state.parent === undefined

/** Each error by its name, with the decision that causes it. */
export const BROKEN: Readonly<Record<string, Partial<Decisions>>> = {
  // the order of actions
  'entry actions run before exit actions': { order: (exit, own, entry) => [...entry, ...own, ...exit] },
  'actions of the transition itself run before exit actions': {
    order: (exit, own, entry) => [...own, ...exit, ...entry],
  },
  'actions of the transition itself run last': { order: (exit, own, entry) => [...exit, ...entry, ...own] },
  'actions of a transition with a target are left out': { order: (exit, _, entry) => [...exit, ...entry] },
  'the outermost state is left first': { left: (outwards) => outwards.toReversed() },
  'the innermost state is entered first': { entered: (inwards) => inwards.toReversed() },
  'only the leaf is left': { left: (outwards) => outwards.slice(0, 1) },
  'only the leaf is entered': { entered: (inwards) => inwards.slice(-1) },

  // which transition is taken
  'the last candidate is taken instead of the first': { candidates: (written) => written.toReversed() },
  'transitions of outer states come first': { asked: (outwards) => outwards.toReversed() },
  'transitions of outer states are not tried': { asked: (outwards) => outwards.slice(0, 1) },
  'transitions of the root are not tried': { asked: (outwards) => outwards.filter((state) => !isRoot(state)) },
  'automatic transitions of outer states are not tried': {
    asked: (outwards, event) => (event === null ? outwards.slice(0, 1) : outwards),
  },
  'one clause is enough': { holds: (clauses, hold) => clauses.length === 0 || clauses.some(hold) },
  'the first clause is enough': { holds: (clauses, hold) => clauses.slice(0, 1).every(hold) },
  'a transition that does nothing is skipped': {
    candidates: (written) => written.filter(({ actions, target }) => actions.length > 0 || target !== undefined),
  },

  // the target
  'a transition without a target re-enters its leaf': { stays: (_, leaf) => leaf },
  'a transition without a target re-enters its own state': { stays: (source) => source },
  'a transition to its own state leaves it first': {
    domain: (source, target) => (source === target ? (source.parent ?? source) : RIGHT.domain(source, target)),
  },
  'a transition to a state inside leaves its own state first': {
    domain: (source, target) => (isInside(target, source) ? (source.parent ?? source) : RIGHT.domain(source, target)),
  },
  'the nearest common outer state is left and entered as well': {
    domain: (source, target) => {
      const domain = RIGHT.domain(source, target)
      return domain === source ? domain : (domain?.parent ?? domain)
    },
  },
  'an outer state is not re-entered by a transition that leads to it': {
    domain: (source, target) => (isInside(source, target) ? target : RIGHT.domain(source, target)),
  },
  'every transition moves within the root': { domain: (source) => outwardsFrom(source).at(-1) },
  'the first state inside is entered instead of the initial one': {
    initial: (state) => (state.type === 'compound' ? firstChild(state) : undefined),
  },

  // automatic transitions
  'no automatic transition is taken': { automatic: 0 },
  'only one automatic transition is taken': { automatic: 1 },
  'automatic transitions see the game before the entry actions': { seenByAutomatic: (before) => before },
  'automatic transitions do not see the event': { eventAfter: () => NO_EVENT },
  'automatic transitions see a copy of the event': { eventAfter: (event) => ({ ...event }) },

  // when a state is done
  'no transition follows a state that is done': { finished: () => undefined },
  '`onDone` is looked up one state further out': { finished: (inwards) => RIGHT.finished(inwards)?.parent },
  'any final state somewhere inside completes a state': {
    finished: (inwards) => {
      const done = RIGHT.finished(inwards)
      return inwards.includes(done as AnyStateNode) ? inwards[0]?.parent : done
    },
  },
  'entering any inner state completes the state': { finished: (inwards) => inwards.at(-1)?.parent },
  '`onDone` comes before automatic transitions': { endsFirst: true },
  'only the latest state that is done is announced': { toAnnounce: (_, latest) => [latest] },
  'the latest state that is done is announced first': { toAnnounce: (earlier, latest) => [latest, ...earlier] },
  '`onDone` sees the event that was sent': { eventAtAnEnd: (event) => event },

  // facts, and the identity of objects
  'the facts of the previous event are kept': {
    received: (game, event) => (game.latest === event ? game : update(game, { latest: event })),
  },
  'the facts are cleared at every microstep': {
    received: (game, event) => (event.type.startsWith('xstate.') ? game : update(game, { latest: event, facts: [] })),
  },
  'the facts are cleared a microstep late': {
    received: (game, event, steps) => (steps === 0 ? game : RIGHT.received(game, event, steps)),
  },
  'the handled event is not recorded': {
    received: (game, event) => (game.latest === event ? game : update(game, { facts: [] })),
  },
  'a refused event leads to a copy of the snapshot': { refused: (at) => ({ ...at }) },
  'a refused event clears the facts': {
    refused: ({ state, game }, event) => ({ state, game: RIGHT.received(game, event, 0) }),
  },
  'the game is copied at the end': { result: (_, { state, game }) => ({ state, game: update(game, {}) }) },
  'the earlier snapshot is modified': {
    result: (before, after) => {
      Object.assign(before.game, { facts: after.game.facts })
      return after
    },
  },

  // the end
  'a chart that is over continues': { isDone: () => false },
  'any final state is the end': { isDone: (leaf) => leaf.type === 'final' },
  'no exit actions run at the end of the chart': { leftWhenDone: () => [] },
  'the outermost state is left first at the end': { leftWhenDone: (outwards) => outwards.toReversed() },
}
