/** Charts with a meaningless part, each with the path of the state and the sentence that refuses it. */
import { createMachine } from 'xstate'
import { every, withInner } from './outsideTheSubset.ts'

/** The oddity, the chart, and its problems. */
type Odd = readonly [string, unknown, readonly string[]]

const goingTo = (target: unknown) => withInner({ on: { GO: { actions: 'mark', target } } })
const NO_STATE = 'a.b: The transition on GO leads to something that is not a state of the chart.'
const NO_GUARD = 'a.b: The transition on GO has a guard without a name; a guard must list named clauses.'
const NO_ACTION = 'a.b: has an action without a name.'

/** XState makes a machine of each of these. */
export const ODD: readonly Odd[] = [
  // initial states, which XState reads only on entry
  [
    'an initial state that does not exist',
    withInner({ initial: 'nowhere', states: { x: {} } }),
    ['a.b: The initial state nowhere does not exist.'],
  ],
  [
    'an initial state of the chart that does not exist',
    { initial: 'nowhere', states: { a: {} } },
    [': The initial state nowhere does not exist.'],
  ],
  [
    'an initial state by a name that every object has',
    { initial: 'toString', states: { a: {} } },
    [': The initial state toString does not exist.'],
  ],
  [
    'an initial state that is no name',
    { initial: { target: Object.create(null) }, states: { a: {} } },
    [': The initial state (an object) does not exist.'],
  ],
  [
    'an initial state and no states',
    withInner({ initial: 'x' }),
    ['a.b: The state has an initial state, but no states inside.'],
  ],
  [
    'a compound state without states',
    withInner({ type: 'compound', initial: 'x', states: {} }),
    ['a.b: The state has an initial state, but no states inside.'],
  ],
  [
    'a final state with an initial one',
    { initial: 'a', states: { a: { type: 'final', initial: 'x' } } },
    ['a: The state has an initial state, but no states inside.'],
  ],

  // guards and actions
  ['a guard that is null', withInner({ on: { GO: { guard: null, actions: 'mark' } } }), [NO_GUARD]],
  ['a guard that is a number', withInner({ on: { GO: { guard: 7, actions: 'mark' } } }), [NO_GUARD]],
  [
    'a guard whose name cannot be written',
    withInner({ on: { GO: { guard: { type: Object.create(null) } } } }),
    [NO_GUARD],
  ],
  [
    'a clause that cannot be written',
    withInner({ on: { GO: { guard: { type: '(an object)', params: { of: [Object.create(null)] } } } } }),
    ['a.b: The transition on GO has a guard with the unknown clause (an object).'],
  ],
  [
    'a gap in a list of clauses',
    withInner({ on: { GO: { guard: { type: 'undefined', params: { of: Array(1) } } } } }),
    ['a.b: The transition on GO has a guard with the unknown clause undefined.'],
  ],
  ['an action that is null', withInner({ entry: [null] }), [NO_ACTION]],
  ['an action that is undefined', withInner({ exit: ['mark', undefined] }), [NO_ACTION]],
  ['a gap in a list of actions', withInner({ entry: Array(1) }), [NO_ACTION]],
  ['an action whose name cannot be written', withInner({ entry: { type: Object.create(null) } }), [NO_ACTION]],
  [
    'an action without a name on the way',
    withInner({ on: { GO: { actions: null } } }),
    ['a.b: The transition on GO has an action without a name.'],
  ],

  // targets
  ['a target that is null', goingTo(null), [NO_STATE]],
  ['a target that is a number', goingTo(7), [NO_STATE]],
  ['a target that is a name of every object', goingTo('toString'), [NO_STATE]],
  ['a target in another chart', goingTo(createMachine({}).root), [NO_STATE]],
  [
    'an automatic transition with a list of no targets',
    withInner({ always: { target: [] } }),
    ['a.b: The transition by itself leads nowhere.'],
  ],

  [
    'a target with an empty name in it, which XState passes over',
    goingTo('c.'),
    [': The chart has a transition from "a.b" to "c.", which is not a state.'],
  ],

  // unusual states and names
  [
    'an atomic state with states inside',
    withInner({ type: 'atomic', states: { x: {} } }),
    ['a.b: The atomic state has states inside.'],
  ],
  [
    'a kind of state that cannot be written',
    withInner({ type: Object.create(null) }),
    ['a.b: There is no kind of state called (an object).'],
  ],
  [
    'an output that is a function',
    { initial: 'a', states: { a: { type: 'final', output: () => 1 } } },
    ['a: The state has an output.'],
  ],
  ['a state that is no object', withInner(7 as unknown as object), ['a.b: The state is not an object.']],
  ['an id that is no string', withInner({ id: Symbol('b') }), ['a.b: The id of the state is not a string.']],
  ['a state without a name', { initial: 'a', states: { a: {}, '': {} } }, [': The name of the state is empty.']],
  [
    'a state by the name of something else',
    { initial: 'a', states: JSON.parse('{"a":{},"__proto__":{}}') },
    [': A state inside is called __proto__.'],
  ],

  // transitions without effect where one is required
  [
    'an automatic transition that changes nothing',
    withInner({ always: { target: 'b' } }),
    ['a.b: The transition by itself changes nothing.'],
  ],
  [
    'an automatic transition that changes nothing in one of the states inside',
    {
      initial: 'a',
      states: { a: { initial: 'b', always: { guard: every('no'), target: 'a' }, states: { b: {}, c: {} } } },
    },
    ['a: In a.b the transition by itself changes nothing.'],
  ],
  [
    'a state that is done, and then where it was',
    {
      initial: 'a',
      states: { a: { initial: 'b', states: { b: { type: 'final' } }, onDone: { guard: every('no'), target: 'a' } } },
    },
    ['a: In a.b the transition when the state is done changes nothing.'],
  ],
  [
    'an event that leads elsewhere without doing anything',
    withInner({ on: { GO: 'c' } }),
    ['a.b: The transition on GO leads elsewhere without doing anything.'],
  ],
  [
    'an event that leads elsewhere without doing anything from some of the states inside',
    {
      initial: 'a',
      on: { GO: '.a.c' },
      states: { a: { initial: 'b', states: { b: {}, c: {}, d: { exit: 'mark' } } } },
    },
    [': In a.b the transition on GO leads elsewhere without doing anything.'],
  ],
]

const inItself: { states: { a: unknown } } = { states: { a: null } }
inItself.states.a = inItself

/** XState throws at each of these. */
export const UNREADABLE: readonly Odd[] = [
  [
    'a target that does not exist',
    withInner({ on: { GO: 'nowhere' } }),
    ['a.b: The transition on GO leads to "nowhere", which is not a state as seen from here.'],
  ],
  [
    'a target by an id that does not exist',
    withInner({ on: { GO: [{ target: 'c' }, { guard: every('yes'), target: '#nowhere' }] } }),
    ['a.b: The transition on GO leads to "#nowhere", which is not a state as seen from here.'],
  ],
  [
    'an automatic transition to nowhere',
    withInner({ always: { guard: every('no'), target: 'nowhere' } }),
    ['a.b: The transition by itself leads to "nowhere", which is not a state as seen from here.'],
  ],
  [
    'a state inside the root without the dot',
    { initial: 'a', on: { GO: 'a' }, states: { a: {} } },
    [': The transition on GO leads to "a", which is not a state as seen from here.'],
  ],
  [
    'targets to nowhere in several states',
    { initial: 'a', states: { a: { always: [{ target: ['b', 'c'] }] }, b: { on: { GO: 'a', BY: '.x', UP: '#y' } } } },
    [
      'a: The transition by itself leads to "c", which is not a state as seen from here.',
      'b: The transition on BY leads to ".x", which is not a state as seen from here.',
      'b: The transition on UP leads to "#y", which is not a state as seen from here.',
    ],
  ],
  ['a transition that is null', withInner({ on: { GO: null } }), ['a.b: The transition on GO is null.']],
  [
    'an event without a name',
    withInner({ on: { '': 'c' } }),
    ['a.b: The state takes "", which is not the name of one event.'],
  ],
  [
    'a condition as in earlier versions of XState',
    withInner({ on: { GO: { cond: 'yes', target: 'c' } } }),
    ['a.b: XState cannot read what the state says under on.'],
  ],
  ['an actor that is null', withInner({ invoke: null }), ['a.b: XState cannot read what the state says under invoke.']],
  [
    'onDone that leads nowhere',
    withInner({ onDone: 'nowhere' }),
    ['a.b: The transition when the state is done leads to "nowhere", which is not a state as seen from here.'],
  ],
  [
    'states and no initial one',
    withInner({ states: { x: {} } }),
    ['a.b: The state does not say which state inside is the initial one.'],
  ],
  [
    'a compound state and no initial one',
    withInner({ type: 'compound' }),
    ['a.b: The state does not say which state inside is the initial one.'],
  ],
  ['a state that is null', { initial: 'a', states: { a: {}, b: null } }, ['b: The state is not an object.']],
  ['nothing at all', null, [': The state is not an object.']],
  [
    'a state inside itself',
    inItself,
    [': XState cannot make a machine of the chart: Maximum call stack size exceeded.'],
  ],
  [
    'an id of which XState makes no string',
    { id: Symbol('m'), initial: 'a', states: { a: {} } },
    [': XState cannot make a machine of the chart: Cannot convert a Symbol value to a string.'],
  ],
]
