/** Charts outside the subset are refused when compiled, with the state's path and the reason. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate'
import { compile } from '../../src/engine/table.ts'

const NAMES = { clauses: new Set(['yes', 'no']), actions: new Set(['mark']) }

const problemsOf = (config: unknown): readonly string[] => {
  const compiled = compile(createMachine(config as never) as unknown as AnyStateMachine, NAMES)
  return E.isRight(compiled) ? [] : compiled.left.map(({ path, message }) => `${path}: ${message}`)
}

/** A chart whose state `a.b` is as given. */
const withInner = (b: object): unknown => ({
  initial: 'a',
  states: { a: { initial: 'b', states: { b, c: {} } }, d: { type: 'final' } },
})
const every = (...of: readonly string[]) => ({ type: 'every', params: { of } })

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

  test.each<[string, unknown, string]>([
    ['a parallel state', withInner({ type: 'parallel', states: { x: {}, y: {} } }), 'a.b: The state is parallel.'],
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
      'a.b: The transition on GO enters its own state anew.',
    ],
    ['a wildcard', withInner({ on: { '*': 'c' } }), 'a.b: The state takes "*", which is not the name of one event.'],
    [
      'onDone',
      { initial: 'a', states: { a: { initial: 'b', states: { b: { type: 'final' } }, onDone: 'd' }, d: {} } },
      'a: The state waits for another to be done (onDone); use a named clause instead.',
    ],
    [
      'actions on the way to the initial state',
      { initial: { target: 'a', actions: 'mark' }, states: { a: {} } },
      ': The initial transition has actions.',
    ],
  ])('but not with %s', (_, config, message) => {
    expect(problemsOf(config)).toContain(message)
  })

  test('and a target that does not exist is refused when the chart is made, with its path', () => {
    expect(() => problemsOf(withInner({ on: { GO: 'nowhere' } }))).toThrow(
      /Invalid transition definition for state node '\(machine\)\.a\.b'.*nowhere/s,
    )
  })

  test('and several problems are all named', () => {
    expect(problemsOf(withInner({ entry: 'shout', exit: 'cry', on: { '*': 'c' } }))).toHaveLength(3)
  })
})
