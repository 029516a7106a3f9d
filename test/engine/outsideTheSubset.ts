/** Charts outside the subset, each with its fault, and the sentence with which `compile` refuses it. */
import { assign, fromPromise } from 'xstate'

/** A chart with this state `a.b`. */
export const withInner = (b: object): unknown => ({
  initial: 'a',
  states: { a: { initial: 'b', states: { b, c: {} } }, d: { type: 'final' } },
})
export const every = (...of: readonly string[]) => ({ type: of.join(' and '), params: { of } })

/** The oddity, the chart, and its problem with the path of the state. */
export const OUTSIDE: readonly (readonly [string, unknown, string])[] = [
  ['a parallel state', withInner({ type: 'parallel', states: { x: {}, y: {} } }), 'a.b: The state is parallel.'],
  ['an unknown tag', withInner({ tags: ['quiet', 'noisy'] }), 'a.b: The state has the unknown tag noisy.'],
  ['a history state', withInner({ type: 'history' }), 'a.b: The state is a history state.'],
  ['a delayed transition', withInner({ after: { 10: 'c' } }), 'a.b: The state has delayed transitions.'],
  [
    'an invoked actor',
    withInner({ invoke: { src: fromPromise(() => Promise.resolve(1)) } }),
    'a.b: The state invokes an actor.',
  ],
  [
    'an inline guard',
    withInner({ on: { GO: { guard: () => true, target: 'c' } } }),
    'a.b: The transition on GO has a guard that is a function; a guard must list named clauses.',
  ],
  [
    'a guard of another kind',
    withInner({ on: { GO: { guard: 'isFine', target: 'c' } } }),
    'a.b: The transition on GO has the guard isFine, which does not list named clauses.',
  ],
  [
    'an unknown clause',
    withInner({ always: { guard: every('yes', 'perhaps'), target: 'c' } }),
    'a.b: The transition by itself has a guard with the unknown clause perhaps.',
  ],
  [
    'an inline action',
    withInner({ entry: () => undefined }),
    'a.b: has an action that is a function; actions must be named.',
  ],
  [
    'an assign',
    withInner({ on: { GO: { actions: assign({}) } } }),
    'a.b: The transition on GO has an action that is a function; actions must be named.',
  ],
  ['an unknown action', withInner({ exit: 'shout' }), 'a.b: has the unknown action shout.'],
  [
    'an action with parameters',
    withInner({ entry: { type: 'mark', params: { x: 1 } } }),
    'a.b: gives parameters to the action mark.',
  ],
  [
    'a transition that enters its state anew',
    withInner({ on: { GO: { target: 'b', reenter: true } } }),
    'a.b: The transition on GO re-enters its own state.',
  ],
  ['a wildcard', withInner({ on: { '*': 'c' } }), 'a.b: The state takes "*", which is not the name of one event.'],
  [
    'onDone of a state that is never done',
    { initial: 'a', states: { a: { initial: 'b', states: { b: {} }, onDone: 'd' }, d: {} } },
    'a: The state waits to be done (onDone), but has no final state inside.',
  ],
  [
    'onDone of the chart',
    { initial: 'a', onDone: { actions: 'mark' }, states: { a: { type: 'final' } } },
    ': The chart waits to be done (onDone), but is over by then.',
  ],
  [
    'onDone that asks about an event',
    {
      initial: 'a',
      states: {
        a: { initial: 'b', states: { b: { type: 'final' } }, onDone: { guard: every('yours'), target: 'd' } },
        d: {},
      },
    },
    'a: The transition when the state is done has a guard with the clause yours, which asks about an event.',
  ],
  [
    'onDone that leads nowhere',
    { initial: 'a', states: { a: { initial: 'b', states: { b: { type: 'final' } }, onDone: { actions: 'mark' } } } },
    'a: The transition when the state is done leads nowhere.',
  ],
  [
    'onDone by its name of XState',
    {
      id: 'm',
      initial: 'a',
      states: { a: { initial: 'b', states: { b: { type: 'final' } }, on: { 'xstate.done.state.m.a': 'd' } }, d: {} },
    },
    'a: The state takes "xstate.done.state.m.a", which is not the name of one event.',
  ],
  [
    'the news that another state is done',
    withInner({ on: { 'xstate.done.state.m.a': 'c' } }),
    'a.b: The state takes "xstate.done.state.m.a", which is not the name of one event.',
  ],
  [
    'actions on the way to the initial state',
    { initial: { target: 'a', actions: 'mark' }, states: { a: {} } },
    ': The initial transition has actions.',
  ],
  ['a parallel root', { type: 'parallel', states: { a: {}, b: {} } }, ': The state is parallel.'],
  [
    'a deep history state',
    withInner({ initial: 'x', states: { x: {}, h: { type: 'history', history: 'deep', target: 'x' } } }),
    'a.b.h: The state is a history state.',
  ],
  [
    'a delay by name',
    withInner({ after: { SOON: { guard: every('yes'), actions: 'mark', target: 'c' } } }),
    'a.b: The state has delayed transitions.',
  ],
  ['an invoked actor by name', withInner({ invoke: { src: 'other' } }), 'a.b: The state invokes an actor.'],
  [
    'an inline guard of an automatic transition',
    withInner({ always: { guard: () => true, target: 'c' } }),
    'a.b: The transition by itself has a guard that is a function; a guard must list named clauses.',
  ],
  [
    'a guard without a list of clauses',
    withInner({ on: { GO: { guard: 'yes', target: 'c' } } }),
    'a.b: The transition on GO has the guard yes, which does not list named clauses.',
  ],
  [
    'a guard whose list of clauses is worked out',
    withInner({ on: { GO: { guard: { type: 'yes', params: () => ({ of: ['yes'] }) }, target: 'c' } } }),
    'a.b: The transition on GO has the guard yes, which does not list named clauses.',
  ],
  [
    'a guard with another name than its clauses',
    withInner({ on: { GO: { guard: { type: 'no', params: { of: ['yes'] } }, target: 'c' } } }),
    'a.b: The transition on GO has the guard no, which does not list named clauses.',
  ],
  [
    'a clause that is no name',
    withInner({ on: { GO: { guard: { type: 'yes and 7', params: { of: ['yes', 7] } }, target: 'c' } } }),
    'a.b: The transition on GO has a guard with the unknown clause 7.',
  ],
  [
    'an inline action of a transition',
    withInner({ on: { GO: { actions: ['mark', () => undefined], target: 'c' } } }),
    'a.b: The transition on GO has an action that is a function; actions must be named.',
  ],
  [
    'an unknown action of an automatic transition',
    withInner({ always: { guard: every('no'), actions: 'shout', target: 'c' } }),
    'a.b: The transition by itself has the unknown action shout.',
  ],
  ['a name that every object has', withInner({ entry: 'toString' }), 'a.b: has the unknown action toString.'],
  [
    'an automatic transition that enters its state anew',
    withInner({ always: { guard: every('no'), target: 'b', reenter: true } }),
    'a.b: The transition by itself re-enters its own state.',
  ],
  [
    'several targets',
    withInner({ on: { GO: { target: ['b', 'c'] } } }),
    'a.b: The transition on GO leads to several states at once.',
  ],
  [
    'a wildcard for part of a name',
    withInner({ on: { 'GO.*': 'c' } }),
    'a.b: The state takes "GO.*", which is not the name of one event.',
  ],
  [
    'an event of XState',
    withInner({ on: { 'xstate.init': 'c' } }),
    'a.b: The state takes "xstate.init", which is not the name of one event.',
  ],
  [
    'a state that any other can be sent to',
    withInner({ id: 'inner', route: {} }),
    ': The state takes "xstate.route", which is not the name of one event.',
  ],
  [
    'an automatic transition that leads nowhere',
    withInner({ always: { guard: every('no'), actions: 'mark' } }),
    'a.b: The transition by itself leads nowhere.',
  ],
  [
    'an automatic transition without a guard or a target',
    withInner({ always: {} }),
    'a.b: The transition by itself leads nowhere.',
  ],
  [
    'an automatic transition that asks about an event',
    withInner({ always: { guard: every('yes', 'yours'), target: 'c' } }),
    'a.b: The transition by itself has a guard with the clause yours, which asks about an event.',
  ],
  [
    'a transition to the root',
    { id: 'm', initial: 'a', states: { a: { on: { GO: '#m' } } } },
    'a: The transition on GO leads to the whole chart.',
  ],
  [
    'a state of a kind that there is not',
    withInner({ type: 'banana' }),
    'a.b: There is no kind of state called banana.',
  ],
  [
    'a final state with states inside',
    withInner({ type: 'final', states: { x: {} } }),
    'a.b: The final state has states inside.',
  ],
  ['no states', { on: { GO: { actions: 'mark' } } }, ': The chart has no states.'],
  [
    'a dot in the name of a state',
    { initial: 'a', states: { a: {}, 'b.c': {} } },
    'b.c: The name of the state has a dot in it.',
  ],
  [
    'an id that another state has',
    withInner({ id: 'x', initial: 'y', states: { y: { id: 'x' } } }),
    'a.b: Another state has the id x as well.',
  ],
  [
    'an id that another state has, said of the other as well',
    withInner({ id: 'x', initial: 'y', states: { y: { id: 'x' } } }),
    'a.b.y: Another state has the id x as well.',
  ],
  [
    'something outside the subset deep inside',
    withInner({ initial: 'x', states: { x: { initial: 'y', states: { y: { entry: () => undefined } } } } }),
    'a.b.x.y: has an action that is a function; actions must be named.',
  ],
  [
    'something outside the subset in a final state',
    { initial: 'a', states: { a: { type: 'final', entry: 'shout' } } },
    'a: has the unknown action shout.',
  ],
]
