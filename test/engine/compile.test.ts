/** Charts outside the subset are refused when compiled, with the state's path and the reason. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate'
import { compile } from '../../src/engine/table.ts'
import { every, OUTSIDE, withInner } from './outsideTheSubset.ts'

/** `yours` asks about an event, the others about the game. */
const NAMES = {
  clauses: new Set(['yes', 'no', 'yours']),
  steering: new Set(['yes', 'no']),
  actions: new Set(['mark']),
}

const problemsOf = (config: unknown): readonly string[] => {
  const compiled = compile(createMachine(config as never) as unknown as AnyStateMachine, NAMES)
  return E.isRight(compiled) ? [] : compiled.left.map(({ path, message }) => `${path}: ${message}`)
}

describe('a chart is compiled', () => {
  test('when it keeps to the subset', () => {
    expect(
      problemsOf(
        withInner({
          entry: 'mark',
          exit: 'mark',
          on: { GO: { guard: every('yes'), actions: 'mark', target: 'c' } },
          always: { guard: every('no'), target: '#(machine).d' },
        }),
      ),
    ).toEqual([])
  })

  test.each(OUTSIDE)('but not with %s', (_, config, message) => {
    expect(problemsOf(config)).toContain(message)
  })

  test.each([
    ['raise', raise({ type: 'GO' })],
    ['sendTo', sendTo('other', { type: 'GO' })],
    ['sendParent', sendParent({ type: 'GO' })],
    ['forwardTo', forwardTo('other')],
    ['emit', emit({ type: 'GO' })],
    ['log', log('here')],
    ['cancel', cancel('other')],
    ['spawnChild', spawnChild('other')],
    ['stopChild', stopChild('other')],
    ['enqueueActions', enqueueActions(() => undefined)],
    ['assign with spawn', assign({ other: ({ spawn }) => spawn('other' as never) })],
  ])('nor with the action %s of XState', (_, action) => {
    const message = 'has an action that is a function; actions must be named.'
    expect(problemsOf(withInner({ entry: action }))).toEqual([`a.b: ${message}`])
    expect(problemsOf(withInner({ on: { GO: { actions: action } } }))).toEqual([`a.b: The transition on GO ${message}`])
  })

  test.each([
    ['and', and(['yes', 'no'])],
    ['or', or(['yes', 'no'])],
    ['not', not('yes')],
    ['stateIn', stateIn('a')],
  ])('nor with the guard %s of XState', (_, guard) => {
    expect(problemsOf(withInner({ on: { GO: { guard, target: 'c' } } }))).toEqual([
      'a.b: The transition on GO has a guard that is a function; a guard must list named clauses.',
    ])
  })

  test('and every problem is named with the state it is in', () => {
    expect(
      problemsOf({
        initial: 'a',
        entry: 'shout',
        states: { a: { exit: 'cry', initial: 'b', states: { b: { on: { '*': 'c' } }, c: { type: 'parallel' } } } },
      }),
    ).toEqual([
      ': has the unknown action shout.',
      'a: has the unknown action cry.',
      'a.b: The state takes "*", which is not the name of one event.',
      'a.c: The state is parallel.',
    ])
  })

  test('and several problems of one state are all named', () => {
    expect(problemsOf(withInner({ entry: 'shout', exit: 'cry', on: { '*': 'c' } }))).toHaveLength(3)
  })
})

describe('XState itself does not make a chart, which then cannot be compiled,', () => {
  test.each<[string, unknown, RegExp]>([
    [
      'with a target that does not exist',
      withInner({ on: { GO: 'nowhere' } }),
      /Invalid transition definition for state node '\(machine\)\.a\.b'.*nowhere/s,
    ],
    [
      'with an automatic transition to nowhere',
      withInner({ always: { guard: every('no'), target: 'nowhere' } }),
      /Invalid transition definition for state node '\(machine\)\.a\.b'.*nowhere/s,
    ],
    // Here XState does not say which state it is in.
    ['with a target by an id that does not exist', withInner({ on: { GO: '#nowhere' } }), /'#nowhere' does not exist/],
    ['with states and no initial one', withInner({ states: { x: {} } }), /No initial state.*"#\(machine\)\.a\.b"/s],
    ['with an event without a name', withInner({ on: { '': 'c' } }), /Null events/],
  ])('%s', (_, config, message) => {
    expect(() => problemsOf(config)).toThrow(message)
  })
})

/** `compile` should refuse each of these in a sentence; a test here that no longer fails says that it now does. */
describe('not refused yet', () => {
  test.fails.each<[string, unknown, string]>([
    // Here it throws.
    ['an initial state that does not exist', withInner({ initial: 'nowhere', states: { x: {} } }), 'a.b'],
    ['an initial state of the chart that does not exist', { initial: 'nowhere', states: { a: {} } }, ''],
    ['a compound state without states', withInner({ type: 'compound', initial: 'x', states: {} }), 'a.b'],
    ['a guard that is null', withInner({ on: { GO: { guard: null, target: 'c' } } }), 'a.b'],
    ['an action that is null', withInner({ entry: [null] }), 'a.b'],
    ['a target that is null', withInner({ on: { GO: { target: null } } }), 'a.b'],
    [
      'a guard whose name cannot be written',
      withInner({ on: { GO: { guard: { type: Object.create(null) } } } }),
      'a.b',
    ],
    // Here it compiles.
    ['an atomic state with states inside', withInner({ type: 'atomic', states: { x: {} } }), 'a.b'],
    ['an automatic transition with a list of no targets', withInner({ always: { target: [] } }), 'a.b'],
    ['an automatic transition that changes nothing', withInner({ always: { target: 'b' } }), 'a.b'],
    ['an output that is a function', { initial: 'a', states: { a: { type: 'final', output: () => 1 } } }, 'a'],
  ])('%s', (_, config, path) => {
    const problems = problemsOf(config)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${path}: .*\\.$`))
  })
})
