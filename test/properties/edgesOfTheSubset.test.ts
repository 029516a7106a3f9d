/**
 * Charts at the edge of the subset, where XState has special behavior: `compile` refuses each, or the stepper does the
 * same.
 */
import * as E from 'fp-ts/lib/Either.js'
import { chartOf } from 'ptcg-turn-test-kit/differential/anyChart'
import type { Signal } from 'ptcg-turn-test-kit/differential/counting'
import { DONE_TWICE, LEFT_BEHIND } from 'ptcg-turn-test-kit/differential/ends'
import { onChart } from 'ptcg-turn-test-kit/differential/sides'
import { createTally } from 'ptcg-turn-test-kit/differential/tally'
import { expect, test } from 'vitest'

/** The verdict: refused by `compile`, the same in every microstep, or the difference. */
const verdict = (config: object, events: string): string => {
  const chart = chartOf(config)
  if (E.isLeft(chart)) return 'refused'
  const signals = [...events].map((type): Signal => ({ type, by: 1 }))
  return onChart(chart.right, signals, createTally()).difference ?? 'the same'
}

const when = (...of: readonly string[]) => ({ type: of.join(' and '), params: { of } })
const goingTo = (target: string) => ({ on: { A: { actions: 'one', target } } })

const CHARTS: readonly (readonly [string, object, string])[] = [
  [
    'an automatic transition that does nothing and leads nowhere: XState takes it once, and not for ever',
    { initial: 'a', states: { a: goingTo('b'), b: { always: { guard: when('yes') } } } },
    'A',
  ],
  [
    'an event that leads elsewhere without any action: XState keeps the facts of the event before',
    { initial: 'a', states: { a: { on: { A: { actions: 'one' }, B: 'b' } }, b: {} } },
    'AB',
  ],
  [
    'a transition from inside to the root: XState leaves everything and enters the root anew',
    { id: 'm', initial: 'a', entry: 'two', states: { a: { exit: 'three', ...goingTo('#m') } } },
    'A',
  ],
  [
    'an automatic transition that asks the event: XState asks it again about an event that nothing takes',
    { initial: 'a', states: { a: { always: { guard: when('odd'), target: 'b', actions: 'one' } }, b: {} } },
    'A',
  ],
  [
    'an automatic transition that asks the event, once a state inside is final: XState asks it about that news',
    {
      initial: 'a',
      states: {
        a: goingTo('b'),
        b: { initial: 'c', states: { c: { type: 'final' } }, always: { guard: when('large'), target: 'd' } },
        d: { entry: 'add' },
      },
    },
    'A',
  ],
  [
    'two states with the same id: XState runs entry actions in another order',
    {
      initial: 'a',
      states: {
        a: goingTo('#y'),
        b: {
          id: 'x',
          initial: 'c',
          entry: 'one',
          states: { c: { id: 'x', entry: 'two', initial: 'd', states: { d: { id: 'y', entry: 'three' } } } },
        },
      },
    },
    'A',
  ],
  [
    'a state with a dot in its name and another with the same path',
    {
      initial: 'a',
      states: {
        a: goingTo('x'),
        x: { initial: 'y', states: { y: {} } },
        'x.y': { id: 'z', on: { B: { actions: 'two' } } },
      },
    },
    'AB',
  ],
  [
    'a state of a kind that there is not: XState takes no automatic transition there',
    { initial: 'a', states: { a: { type: 'banana', always: { target: 'b', actions: 'one' } }, b: {} } },
    'A',
  ],
  [
    'a final state with states inside: XState rests in it',
    { initial: 'a', states: { a: goingTo('b'), b: { type: 'final', states: { c: {} } } } },
    'A',
  ],
  [
    'an automatic transition to its own state that does nothing: XState takes it once, a stepper goes on for ever',
    { initial: 'a', states: { a: goingTo('b'), b: { always: { guard: when('yes'), target: 'b' } } } },
    'A',
  ],
  [
    'an automatic transition of a state around that leads back to where it is',
    {
      initial: 'a',
      states: { a: goingTo('b'), b: { initial: 'c', always: { guard: when('yes'), target: 'b' }, states: { c: {} } } },
    },
    'A',
  ],
  [
    'an automatic transition with a list of no targets',
    { initial: 'a', states: { a: goingTo('b'), b: { always: { guard: when('yes'), target: [] } } } },
    'A',
  ],
  [
    'a state that is said to be atomic and has states inside: XState rests in it, a stepper has no such leaf',
    { initial: 'a', states: { a: goingTo('b'), b: { type: 'atomic', states: { c: {} } } } },
    'A',
  ],
  ['a state that is done twice before this is reported: XState reports it twice', DONE_TWICE, 'A'],
  [
    'a state that is done, left, and entered again before this is reported: XState reports it nevertheless',
    LEFT_BEHIND,
    'A',
  ],
  [
    'a final state from which an automatic transition leads: XState takes it before it reports the end',
    {
      initial: 'a',
      states: {
        a: goingTo('b'),
        b: {
          initial: 'c',
          states: { c: { type: 'final', always: { actions: 'two', target: 'd' } }, d: {} },
          onDone: { actions: 'add', target: 'a' },
        },
      },
    },
    'A',
  ],
  [
    'a state that is done by itself, and nothing follows: XState rests in its end',
    {
      initial: 'a',
      states: {
        a: goingTo('b'),
        b: {
          initial: 'c',
          states: { c: { always: 'd' }, d: { type: 'final' } },
          onDone: { guard: when('third'), actions: 'two', target: 'a' },
        },
      },
    },
    'A',
  ],
  [
    'what is done by itself after the end of a state: XState does it on the news of the end, and not on the event',
    {
      initial: 'a',
      states: {
        a: goingTo('b'),
        b: { initial: 'c', states: { c: { always: 'd' }, d: { type: 'final' } }, onDone: 'e' },
        e: { always: { actions: 'add', target: 'f' } },
        f: {},
      },
    },
    'A',
  ],
  [
    'a transition to the final state itself, which is not entered again',
    {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          states: { b: { type: 'final', on: { A: { actions: 'one', target: 'b' } } } },
          onDone: { guard: when('third'), actions: 'two', target: 'c' },
        },
        c: {},
      },
    },
    'AA',
  ],
  ['a chart without states: its state has no name', { on: { A: { actions: 'one' } } }, 'A'],
]

test.each(CHARTS)('%s', (_, config, events) => {
  expect(['refused', 'the same']).toContain(verdict(config, events))
})
