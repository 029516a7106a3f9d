/**
 * Charts that are not games, in the receiver of @xstate/inspect: actors that start actors, fail, or have odd contexts.
 */
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, expect, test } from 'vitest'
import { type AnyActor, assign, createActor, createMachine, fromPromise } from 'xstate'
import { inspectOverWebSocket } from '../../src/xstateInspect/overWebSocket.ts'
import { receive, until } from './receiver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const viewed = async (actor: AnyActor) => {
  const problems: string[] = []
  const shown = await inspectOverWebSocket(actor, { onProblem: (one) => problems.push(one) })
  if (E.isLeft(shown)) throw new Error(shown.left)
  const viewer = receive(shown.right.server ?? '')
  ends.push(shown.right.disconnect, viewer.close)
  await until('the actor is registered', () => viewer.all.length > 0)
  return { problems, viewer }
}

const child = createMachine({
  id: 'child',
  initial: 'on',
  states: { on: { on: { OFF: 'off' } }, off: { type: 'final' } },
})

const parent = createMachine({
  id: 'parent',
  initial: 'alone',
  states: {
    alone: { on: { HELP: 'helped' } },
    helped: { invoke: [{ id: 'helper', src: child }, { src: fromPromise(async () => 1) }] },
  },
})

test('an actor that another one starts appears beside it until it is done', async () => {
  const actor = createActor(parent).start()
  const { viewer } = await viewed(actor)
  actor.send({ type: 'HELP' })
  await until('the child is registered', () => viewer.all.some(({ machine }) => machine?.id === 'child'))
  const started = viewer.all.find(({ machine }) => machine?.id === 'child')
  viewer.sendEvent({ type: 'OFF' }, started?.sessionId ?? '')
  await until('the child has stopped', () =>
    viewer.all.some((one) => one.type === 'service.stop' && one.sessionId === started?.sessionId),
  )
  expect(actor.getSnapshot().status).toBe('active')
})

const fragile = createMachine({
  id: 'fragile',
  initial: 'whole',
  states: {
    whole: {
      on: {
        LOOK: {
          guard: ({ event }) => event.at.length > 0,
          target: 'seen',
        },
        TOUCH: {
          actions: assign(() => {
            throw new Error('broken')
          }),
        },
      },
    },
    seen: {},
  },
})

test('an event at which a guard fails does not end the actor', async () => {
  const actor = createActor(fragile).start()
  const { viewer, problems } = await viewed(actor)
  viewer.sendEvent({ type: 'LOOK' }, actor.sessionId)
  await until('a problem is reported', () => problems.length > 0)
  expect(problems[0]).toMatch(/^The chart fails at LOOK: /)
  expect(actor.getSnapshot().status).toBe('active')
  viewer.sendEvent({ type: 'LOOK', at: 'it' }, actor.sessionId)
  await until('it went on', () => actor.getSnapshot().value === 'seen')
})

test('a failing actor is shown as stopped, and keeps its error', async () => {
  const actor = createActor(fragile).start()
  const { viewer } = await viewed(actor)
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.send({ type: 'TOUCH' })
  await until('it stopped', () => viewer.all.at(-1)?.type === 'service.stop')
  expect(errors).toHaveLength(1)
})

test('a circular, throwing or non-JSON context is shown as far as possible', async () => {
  const odd: Record<string, unknown> = {
    many: Array.from({ length: 100 }, (_, index) => index),
    big: 10n,
    set: new Set([1]),
  }
  odd.self = odd
  Object.defineProperty(odd, 'secret', { enumerable: false, value: 1 })
  const actor = createActor(createMachine({ id: 'odd', context: { odd, run: () => 1 } })).start()
  const { viewer, problems } = await viewed(actor)
  expect(viewer.all[0]?.state.context).toEqual({
    odd: { many: odd.many, big: '10', set: [1], self: '…' },
    run: { type: 'run' },
  })
  expect(problems).toEqual([])
})
