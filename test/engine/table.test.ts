/** A chart's own notation gives the same table and graph as XState's view of it, in any notation of its targets. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { anyChart } from 'ptcg-turn-test-kit/differential/anyChart'
import { compile } from 'ptcg-turn-test-kit/subset/compile'
import { meaningNames } from 'ptcg-turn-test-kit/subset/names'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { game } from '../../machines/game.ts'
import { gameMachine } from '../../src/engine/machine/wiring.ts'
import { MEANING } from '../../src/engine/stepper/meaning.ts'
import { STEPPER } from '../../src/engine/stepper/step.ts'
import { type ChartTable, chartTableOf } from '../../src/engine/stepper/table.ts'
import type { WrittenState, WrittenTransition } from '../../src/engine/stepper/writtenChart.ts'
import { chartGraph } from '../../src/view/chart/graph.ts'
import { writtenGraph } from '../../src/view/gameOnChart/writtenGraph.ts'
import { tableOfMachine } from './machineTable.ts'

/** Everything in a table in its order, which equality of maps ignores. */
const inOrder = ({ leaves, start }: ChartTable) => ({
  start,
  leaves: [...leaves].map(([path, leaf]) => [path, { ...leaf, on: [...leaf.on] }]),
})

const machineOf = (chart: object): AnyStateMachine => createMachine(chart as never) as unknown as AnyStateMachine

const readAlike = (chart: object): void => {
  const machine = machineOf(chart)
  expect(inOrder(chartTableOf(chart as WrittenState))).toEqual(inOrder(tableOfMachine(machine)))
  expect(writtenGraph(chart as WrittenState)).toEqual(chartGraph(machine))
}

describe('the chart of the game', () => {
  test('has one table for the stepper and for the actor', () => {
    expect(inOrder(STEPPER.table)).toEqual(inOrder(tableOfMachine(gameMachine)))
  })

  test('has one picture, drawn from its notation or from the machine', () => {
    expect(writtenGraph(game)).toEqual(chartGraph(gameMachine))
  })

  test('has the configuration of the machine', () => {
    const {
      context: _,
      output: __,
      options: ___,
      ...chart
    } = gameMachine.config as unknown as Readonly<Record<string, unknown>>
    expect(chart).toEqual(game)
  })

  test('belongs to the subset that can be compiled', () => {
    const compiled = compile(gameMachine, meaningNames(MEANING))
    expect(E.isRight(compiled) ? [] : compiled.left).toEqual([])
  })
})

type Path = readonly string[]

/** Every notation of a target: by an id, by a path from another id, from the source, from the state around it. */
const waysToWrite = (source: Path, target: Path): readonly string[] => {
  const begins = (path: Path, start: Path): boolean => start.every((key, at) => path[at] === key)
  const around = source.slice(0, -1)
  return [
    `#${['m', ...target].join('_')}`,
    `#${['m', ...target].join('.')}`,
    ...(target.length > 1 ? [`#${['m', ...target.slice(0, -1)].join('_')}.${target.at(-1)}`] : []),
    ...(begins(target, source) && target.length > source.length ? [`.${target.slice(source.length).join('.')}`] : []),
    ...(source.length > 0 && begins(target, around) && target.length > around.length
      ? [target.slice(around.length).join('.')]
      : []),
  ]
}

/** The chart with each of its targets in another notation. */
const rewritten = (chart: WrittenState, pick: (ways: readonly string[]) => string): object => {
  const anew = (state: WrittenState, path: Path): object => {
    const transition = (one: unknown): object => {
      const { target, ...rest } = one as WrittenTransition
      if (typeof target !== 'string') return rest
      return { ...rest, target: pick(waysToWrite(path, target.slice(1).split('_').slice(1))) }
    }
    const { on = {}, always = [], states, ...rest } = state
    return {
      ...rest,
      on: Object.fromEntries(Object.entries(on).map(([event, list]) => [event, [list].flat().map(transition)])),
      always: [always].flat().map(transition),
      ...(states === undefined
        ? {}
        : {
            states: Object.fromEntries(Object.entries(states).map(([key, one]) => [key, anew(one, [...path, key])])),
          }),
    }
  }
  return anew(chart, [])
}

describe('any chart of the subset', () => {
  test('has one table, also with its targets written in another way', () => {
    fc.assert(
      fc.property(anyChart, fc.infiniteStream(fc.nat({ max: 4 })), ({ machine, table }, picks) => {
        expect(inOrder(table)).toEqual(inOrder(tableOfMachine(machine)))
        const chart = rewritten(machine.config as unknown as WrittenState, (ways) => {
          const { value = 0 } = picks.next()
          return ways[value % ways.length] ?? ''
        })
        readAlike(chart)
        expect(inOrder(chartTableOf(chart as WrittenState))).toEqual(inOrder(table))
      }),
      { seed: 1, numRuns: 200 },
    )
  })
})

describe('transitions, actions and initial states are read as XState reads them:', () => {
  const inside = { initial: 'b', states: { b: { entry: 'mark' }, c: { exit: ['mark'] } } }
  test.each<[string, object]>([
    ['a target alone', { initial: 'a', states: { a: { on: { GO: 'd' }, ...inside }, d: { entry: 'mark' } } }],
    ['no transition at all', { initial: 'a', states: { a: { on: { GO: undefined, TO: [] } } } }],
    ['an empty target', { initial: 'a', states: { a: { on: { GO: { target: '', actions: 'mark' }, TO: '' } } } }],
    [
      'a list of targets with one in it',
      { initial: 'a', states: { a: { on: { GO: [{ target: ['d'] }] } }, d: inside } },
    ],
    [
      'a list of targets with none in it',
      { initial: 'a', states: { a: { on: { GO: { target: [], actions: 'mark' } } } } },
    ],
    [
      'a list of transitions of every kind',
      { initial: 'a', states: { a: { on: { GO: ['d', { target: '#(machine).d.c' }] } }, d: inside } },
    ],
    ['a state inside the root', { id: 'm', initial: 'a', on: { GO: '.a.c' }, states: { a: inside } }],
    [
      'actions as objects',
      { initial: 'a', entry: { type: 'mark' }, states: { a: { on: { GO: { actions: [{ type: 'mark' }] } } } } },
    ],
    ['an initial state as an object', { initial: { target: 'a' }, states: { a: inside } }],
    [
      'one automatic transition',
      { initial: 'a', states: { a: { always: 'd' }, d: { always: { target: 'a', actions: 'mark' } } } },
    ],
    [
      'a final state',
      { initial: 'a', exit: 'mark', states: { a: { on: { GO: 'd' } }, d: { type: 'final', exit: 'mark' } } },
    ],
    ['a final state at the beginning', { initial: 'd', exit: 'mark', states: { d: { type: 'final' } } }],
    [
      'a final state inside another',
      { initial: 'a', exit: 'mark', states: { a: { initial: 'd', states: { d: { type: 'final', exit: 'mark' } } } } },
    ],
    ['no initial transition for a state without states', { initial: 'a', states: { a: { states: {} } } }],
  ])('%s', (_, chart) => readAlike(chart))
})

test('a target that leads nowhere is reported with its place', () => {
  const chart = { initial: 'a', states: { a: { on: { GO: { target: '#m.b' } } } } }
  expect(() => chartTableOf(chart)).toThrow('The chart has a transition from "a" to "#m.b", which is not a state.')
})
