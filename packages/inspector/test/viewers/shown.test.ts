/** A viewer's data for a whole game, moment by moment. */

import { view } from 'ptcg-turn-engine'
import { board } from 'ptcg-turn-test-kit/board'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { plainJson, shownContext, shownEvent, shownSnapshot } from '../../src/viewers/shown.ts'
import { withoutThrowing } from '../../src/viewers/withoutThrowing.ts'

const LARGEST = 12_000

test('every moment of whole games is shown by name, briefly, and as JSON', () => {
  const seen = new Set<string>()
  for (const seed of [1, 2]) {
    const start = opening(['cinderace', 'inteleon'], seed === 1 ? { seed } : 'asked')
    walk(start, eager(seed), (_, __, ___, microsteps) => {
      for (const { snapshot } of microsteps) {
        const shown = shownContext({ game: snapshot.game })
        const text = JSON.stringify(shown)
        expect(JSON.parse(text)).toEqual(shown)
        expect(text.length).toBeLessThan(LARGEST)
        for (const [key, value] of Object.entries((shown as { game: object }).game)) if (value !== null) seen.add(key)
      }
    })
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['attack', 'asks', 'beingPlayed', 'effect', 'knockOut', 'result', 'setUp']),
  )
})

test('the state of the generator is not shown', () => {
  const { game } = board('A active Wooloo\nB active Sobble', { seed: 7 })
  const { randomness } = game
  expect(randomness.mode).toBe('seeded')
  expect(JSON.stringify(shownContext({ game }))).not.toContain(JSON.stringify(Reflect.get(randomness, 'state')))
})

test("one player's view of a game stays a view", () => {
  const start = board('A active Wooloo\nA hand Potion\nB active Sobble\nB hand Hop, Switch')
  const text = JSON.stringify(shownContext({ game: view(start, 0).game }))
  expect(text).toContain('Potion')
  expect(text).toContain('a hidden card')
  expect(text).not.toContain('Switch')
})

test('other values than games are shown unchanged', () => {
  expect(shownContext({ game: { name: 'Go' }, moves: 3 })).toEqual({ game: { name: 'Go' }, moves: 3 })
  expect(shownContext(undefined)).toBeUndefined()
})

test('the event that starts an actor is shown with its input trimmed', () => {
  const { game } = board('A active Wooloo\nB active Sobble')
  const shown = shownEvent({ type: 'xstate.init', input: { game } } as never)
  expect(shown.type).toBe('xstate.init')
  expect(JSON.stringify(shown)).not.toContain('definitions')
})

test('a snapshot is shown with its state, and an error with its message', () => {
  const actor = createActor(createMachine({ id: 'one', initial: 'a', states: { a: {} } })).start()
  expect(shownSnapshot({ ...actor.getSnapshot(), error: new Error('broken') } as never)).toMatchObject({
    status: 'active',
    value: 'a',
    error: { name: 'Error', message: 'broken' },
  })
})

test('a throwing getter and deep nesting are cut', () => {
  const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ inner }), 'end')
  expect(JSON.stringify(plainJson(deep))).toContain('…')
  const throwing = Object.defineProperty({}, 'one', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })
  expect(plainJson(throwing)).toBe('…')
})

test('a failing viewer is reported, and has no other effect', () => {
  const problems: string[] = []
  withoutThrowing(
    () => {
      throw new Error('broken')
    },
    (one) => problems.push(one),
  )()
  expect(problems).toEqual(['The viewer could not be notified of a change in the game: broken'])
})
