/** Charts outside the subset are refused when compiled, with the state's path and the reason. */
import * as E from 'fp-ts/lib/Either.js'
import { compileChart } from 'ptcg-turn-test-kit/subset/chartConfig'
import { compile } from 'ptcg-turn-test-kit/subset/compile'
import { meaningNames } from 'ptcg-turn-test-kit/subset/names'
import type { ChartProblem } from 'ptcg-turn-test-kit/subset/subset'
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
import { gameMachine } from '../../src/engine/machine/wiring.ts'
import { MEANING } from '../../src/engine/stepper/meaning.ts'
import { STEPPER } from '../../src/engine/stepper/step.ts'
import { ODD, UNREADABLE } from './oddCharts.ts'
import { every, OUTSIDE, withInner } from './outsideTheSubset.ts'

/** `yours` asks about an event, the others about the game. */
const NAMES = {
  clauses: new Set(['yes', 'no', 'yours']),
  steering: new Set(['yes', 'no']),
  actions: new Set(['mark']),
  tags: new Set(['quiet']),
}

const problemLines = (compiled: E.Either<readonly ChartProblem[], unknown>): readonly string[] =>
  E.isRight(compiled) ? [] : compiled.left.map(({ path, message }) => `${path}: ${message}`)

/** The problems of XState's machine for a configuration. */
const problemsOf = (config: unknown): readonly string[] =>
  problemLines(compile(createMachine(config as never) as unknown as AnyStateMachine, NAMES))

describe('a chart is compiled', () => {
  test('when it keeps to the subset', () => {
    expect(
      problemsOf(
        withInner({
          tags: 'quiet',
          entry: 'mark',
          exit: 'mark',
          on: { GO: { guard: every('yes'), actions: 'mark', target: 'c' } },
          always: { guard: every('no'), target: '#(machine).d' },
          initial: 'x',
          states: { x: { on: { GO: { actions: 'mark', target: 'y' } } }, y: { type: 'final' } },
          onDone: { guard: every('yes'), actions: 'mark', target: 'c' },
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

describe('an odd chart is refused without an exception:', () => {
  test.each(ODD)('%s', (_, config, messages) => {
    expect(problemsOf(config)).toEqual(messages)
    expect(problemLines(compileChart(config, NAMES))).toEqual(messages)
  })
})

describe('a chart is compiled in its own notation', () => {
  test('to the table of its machine', () => {
    const compiled = compileChart(gameMachine.config, meaningNames(MEANING))
    expect(compiled).toMatchObject({ right: { table: STEPPER.table } })
  })

  test.each(OUTSIDE)('but not with %s', (_, config, message) => {
    expect(problemLines(compileChart(config, NAMES))).toContain(message)
  })

  test.each(UNREADABLE)('nor with %s, for which XState makes no machine', (_, config, messages) => {
    expect(() => createMachine(config as never)).toThrow()
    expect(problemLines(compileChart(config, NAMES))).toEqual(messages)
  })
})
