/**
 * A chart with any one part replaced, or with a part added: `compileChart` refuses it in sentences, also when XState
 * makes no machine of it, or the stepper is the same machine as XState's.
 */
import * as E from 'fp-ts/lib/Either.js'
import { type Chart, chartOf } from 'ptcg-turn-test-kit/differential/anyChart'
import type { Signal } from 'ptcg-turn-test-kit/differential/counting'
import { onChart } from 'ptcg-turn-test-kit/differential/sides'
import { createTally } from 'ptcg-turn-test-kit/differential/tally'
import { type KeyPath, pathsOf, replacedAt } from 'ptcg-turn-test-kit/parts'
import { expect, test } from 'vitest'

const when = (...of: readonly string[]) => ({ type: of.join(' and '), params: { of } })

/** A chart with every feature of the subset. */
const CHART = {
  id: 'm',
  description: 'A chart.',
  initial: 'a',
  entry: 'one',
  exit: ['two'],
  on: { A: { guard: when('yes', 'odd'), actions: ['one', { type: 'add' }], target: '.b' }, B: {} },
  states: {
    a: {
      id: 'x',
      meta: { cite: [] },
      initial: 'c',
      always: [{ guard: when('even', 'no'), actions: 'two', target: 'b' }],
      states: { c: { on: { B: { actions: 'three', target: 'd' } }, exit: 'two' }, d: { type: 'final' } },
      onDone: { guard: when('third'), actions: 'two', target: 'b' },
    },
    b: { type: 'final', entry: 'three' },
  },
}

const JUNK: readonly unknown[] = [
  ...[undefined, null, true, 7, 1n, Symbol('junk'), () => undefined],
  ...['', '.', '*', 'nowhere', 'a', '#x', 'one', '__proto__'],
  ...[[], [null], ['one', 7], {}, when('yes')],
  ...[{ type: null }, { type: 'parallel' }, { type: 'atomic' }, { type: 'final' }, { type: Object.create(null) }],
  ...[{ target: [] }, { target: 'b' }, { type: 'yes', params: null }, { type: 'yes', params: { of: 'yes' } }],
]

const SIGNALS = [...'ABBAAB'].map((type, index): Signal => ({ type, by: index }))

const sameMachine = (chart: Chart): string => {
  try {
    return onChart(chart, SIGNALS, createTally()).difference ?? 'the same'
  } catch (error) {
    return `running it throws: ${error}`
  }
}

const verdict = (config: object): string => {
  try {
    const chart = chartOf(config)
    if (E.isRight(chart)) return sameMachine(chart.right)
    return chart.left.every(({ message }) => /^\S.*\.$/.test(message)) ? 'refused' : 'refused without a sentence'
  } catch (error) {
    return `compiling it throws: ${error}`
  }
}

const shown = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** The keys that XState reads in a state, a transition, a guard or an action. */
const KEYS: readonly string[] = [
  ...['initial', 'states', 'type', 'id', 'on', 'always', 'entry', 'exit', 'output', 'history', 'after', 'invoke'],
  ...['onDone', 'route', 'target', 'guard', 'actions', 'reenter', 'params', 'of', ''],
]

/** Places for an added part: states, lists of states and of events, transitions, a guard. */
const PLACES: readonly KeyPath[] = [
  ...[[], ['states', 'a'], ['states', 'a', 'states', 'c'], ['states', 'b'], ['states', 'a', 'states'], ['on']],
  ...[
    ['on', 'A'],
    ['states', 'a', 'always', '0'],
    ['on', 'A', 'guard'],
    ['on', 'A', 'guard', 'params'],
  ],
]

const verdictsAt = (paths: readonly KeyPath[]): readonly string[] =>
  paths.flatMap((path) =>
    JUNK.map((junk) => `${path.join('.')} = ${shown(junk)}: ${verdict(replacedAt(CHART, path, junk) as object)}`),
  )

const expectOnly = (verdicts: readonly string[], same: number, refused: number): void => {
  expect(verdicts.filter((line) => !/: (the same|refused)$/.test(line))).toEqual([])
  expect(verdicts.filter((line) => line.endsWith(': the same')).length).toBeGreaterThan(same)
  expect(verdicts.filter((line) => line.endsWith(': refused')).length).toBeGreaterThan(refused)
}

const PATHS = pathsOf(CHART)

test('replacing any part of the chart gives the same machine or sentences', () => {
  expectOnly(verdictsAt(PATHS.slice(1)), 250, 900)
})

test('replacing any further part of the chart gives the same machine or sentences', () => {
  const known = new Set(PATHS.map((path) => path.join()))
  const further = PLACES.flatMap((path) => KEYS.map((key) => [...path, key]))
  expectOnly(verdictsAt(further.filter((path) => !known.has(path.join()))), 1500, 1000)
})
