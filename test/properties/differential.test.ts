/** The table stepper and XState's interpreter are the same machine on any chart of the subset: state, context, order of actions. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyStateMachine, initialTransition, transition } from 'xstate'
import { snapshotOf } from '../../src/engine/actor.ts'
import { begin, step } from '../../src/engine/step.ts'
import type { GameEvent } from '../../src/model/events.ts'
import { anyChart, EVENTS, NOTHING_COUNTED } from '../support/anyChart.ts'

/** Without what the table stepper notes for games. */
const bare = ({ state, game }: ReturnType<typeof step>): unknown => {
  const { tieBreak, retreatPayment } = game
  return { state, tieBreak, retreatPayment }
}

/** A chart that goes round in a circle: an error of XState's snapshot, an exception of ours. */
const attempt = <Value>(run: () => Value): Value | 'endless' => {
  try {
    const value = run()
    return (value as { readonly status?: string }).status === 'error' ? 'endless' : value
  } catch (error) {
    if (/rest|Infinite loop|iteration/i.test((error as Error).message)) return 'endless'
    throw error
  }
}

test('on randomly generated charts with random guards', () => {
  let compared = 0
  fc.assert(
    fc.property(
      anyChart,
      fc.array(fc.constantFrom(...EVENTS), { minLength: 5, maxLength: 40 }),
      ({ machine, stepper }, events) => {
        const reference = machine as unknown as AnyStateMachine
        const start = attempt(() => initialTransition(reference)[0])
        const mine = attempt(() => begin(stepper, NOTHING_COUNTED as never))
        if (start === 'endless' || mine === 'endless') {
          expect(mine).toBe(start)
          return
        }
        let [theirs, ours] = [start, mine]
        expect(bare(ours)).toEqual(bare(snapshotOf(theirs as never)))
        for (const type of events) {
          if ((theirs as { readonly status: string }).status !== 'active') return
          const event = { type } as unknown as GameEvent
          const next = attempt(() => transition(reference, theirs, event)[0])
          const mineNext = attempt(() => step(stepper, ours, event))
          if (next === 'endless' || mineNext === 'endless') {
            expect(mineNext).toBe(next)
            return
          }
          compared += 1
          expect(bare(mineNext)).toEqual(bare(snapshotOf(next as never)))
          expect(mineNext === ours).toBe(next === theirs)
          ;[theirs, ours] = [next, mineNext]
        }
      },
    ),
    { numRuns: 1500 },
  )
  expect(compared).toBeGreaterThan(5000)
})
