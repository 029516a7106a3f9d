/** Misspelt names on a chart, which do not compile: the compiler checks this file, and nothing runs it. */
import { state } from '../../machines/state.ts'
import { wholeChart } from '../../machines/targets.ts'
import { when } from '../../machines/vocabulary.ts'

const chart = {
  id: 'm',
  initial: 'a',
  on: { CONCEDE: { target: '.b' } },
  states: {
    a: { always: [{ target: 'b' }, { target: '#m.b.c' }, { target: 'b.c' }] },
    b: { initial: 'c', states: { c: { type: 'final' } }, onDone: { target: '.c' } },
  },
} as const

wholeChart(chart)

// @ts-expect-error: a state beside it
wholeChart({ ...chart, states: { ...chart.states, a: { always: { target: 'bb' } } } })
// @ts-expect-error: a state inside another, in a list
wholeChart({ ...chart, states: { ...chart.states, a: { always: [{ target: 'b' }, { target: 'b.d' }] } } })
// @ts-expect-error: a state by its way from the whole chart
wholeChart({ ...chart, states: { ...chart.states, a: { on: { DONE: { target: '#m.b.d' } } } } })
// @ts-expect-error: another chart
wholeChart({ ...chart, states: { ...chart.states, a: { on: { DONE: { target: '#n.b.c' } } } } })
// @ts-expect-error: a state inside, once it is done
wholeChart({ ...chart, states: { ...chart.states, b: { ...chart.states.b, onDone: { target: '.d' } } } })
// @ts-expect-error: a state inside the whole chart
wholeChart({ ...chart, on: { CONCEDE: { target: '.c' } } })
// @ts-expect-error: an initial state
wholeChart({ ...chart, states: { ...chart.states, b: { ...chart.states.b, initial: 'd' } } })

state({
  entry: 'decideTheWinner',
  on: { DONE: { guard: when('enoughIsChosen'), actions: 'choose' } },
  tags: ['waiting'],
})

// @ts-expect-error: a clause
when('enoughIsChoosen')
// @ts-expect-error: an action on entry
state({ entry: 'juge' })
// @ts-expect-error: an action of a transition
state({ always: { actions: ['decideTheWinner', 'chose'], target: 'a' } })
// @ts-expect-error: an action when a state is done
state({ onDone: { actions: 'chose', target: 'a' } })
// @ts-expect-error: a guard that `when` has not made
state({ always: { guard: { type: 'enoughIsChoosen' }, target: 'a' } })
// @ts-expect-error: an event
state({ on: { DUN: { actions: 'choose' } } })
// @ts-expect-error: a tag
state({ tags: ['wating'] })
