/** `simulate` plays the game of `play`: the same legal events, the same games, forward, back, and in forks. */

import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, play, request, type Snapshot, simulate, view } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'

const LENGTH = 120

/** Plays a simulation and the game beside it, event by event. */
const beside = (
  start: Snapshot,
  seed: number,
  seen: (simulation: ReturnType<typeof simulate>, at: Snapshot) => void,
) => {
  const simulation = simulate(start)
  const pick = eager(seed)
  let snapshot = start
  for (let made = 0; made < LENGTH && simulation.result === null; made += 1) {
    seen(simulation, snapshot)
    const legal = simulation.legal()
    const index = legal.findIndex((one) => one.type !== 'DECK_SHUFFLED' && one === pick(legal, snapshot))
    const at = Math.max(0, index)
    const played = play(snapshot, legal[at] as GameEvent)
    if (E.isLeft(played)) throw new Error('A legal event was refused.')
    simulation.play(at)
    snapshot = played.right.snapshot
  }
  return { simulation, snapshot }
}

describe.each([
  { seed: 1, randomness: { seed: 1 } },
  { seed: 2, randomness: 'asked' },
] as const)('randomness $randomness', ({ seed, randomness }) => {
  test('the same events are legal, and lead to the same games', () => {
    const start = opening(['laboratory', 'inteleon'], randomness)
    const { simulation, snapshot } = beside(start, seed, (one, at) => {
      expect(one.snapshot).toEqual(at)
      expect(one.legal()).toEqual(legalEvents(at))
    })
    expect(simulation.snapshot).toEqual(snapshot)
    expect(simulation.result).toEqual(snapshot.game.result)
  })

  test('the decider is the player of the request, or the host', () => {
    beside(opening(['cinderace', 'inteleon'], randomness), seed, ({ decider }, at) => {
      const asked = request(at)
      const isOfHost = asked?.kind === 'coin' || asked?.kind === 'shuffle' || asked?.kind === 'random'
      expect(decider).toBe(isOfHost ? 'host' : asked?.player)
    })
  })
})

test('every play can be undone, and nothing before the beginning', () => {
  const start = opening(['laboratory', 'cinderace'], { seed: 4 })
  const places: Snapshot[] = []
  const { simulation } = beside(start, 4, (one) => places.push(one.snapshot))
  for (const place of places.toReversed()) {
    expect(simulation.undo()).toBe(true)
    expect(simulation.snapshot).toBe(place)
    expect(simulation.legal()).toEqual(legalEvents(place))
  }
  expect(simulation.undo()).toBe(false)
})

test('a fork continues on its own', () => {
  const simulation = simulate(opening(['cinderace', 'inteleon'], { seed: 5 }))
  const before = simulation.snapshot
  const fork = simulation.fork()
  fork.play(0)
  expect(simulation.snapshot).toBe(before)
  expect(fork.snapshot).not.toBe(before)
  fork.undo()
  expect(fork.snapshot).toBe(before)
  expect(fork.undo()).toBe(false)
})

test('a simulation that forgets earlier snapshots plays the same, and undoes nothing', () => {
  const start = opening(['cinderace', 'inteleon'], { seed: 5 })
  const keeps = simulate(start)
  const forgets = simulate(start, { earlier: 'forget' })
  for (const simulation of [keeps, forgets]) for (let made = 0; made < 30; made += 1) simulation.play(0)
  expect(forgets.snapshot).toEqual(keeps.snapshot)
  for (const simulation of [forgets, forgets.fork()]) {
    const { snapshot } = simulation
    expect(simulation.undo()).toBe(false)
    expect(simulation.snapshot).toBe(snapshot)
  }
})

test('a seed of its own: the same one gives the same coins and shuffles', () => {
  const asked = opening(['cinderace', 'inteleon'], 'asked')
  const ends = [7, 7, 8].map((seed) => {
    const simulation = simulate(asked, { seed })
    for (let made = 0; made < 12; made += 1) simulation.play(0)
    return simulation.snapshot
  })
  expect(ends[0]).toEqual(ends[1])
  expect(ends[0]).not.toEqual(ends[2])
})

test('with a seed, a shuffle that waits for the host is a shuffle', () => {
  let asked = opening(['cinderace', 'inteleon'], 'asked')
  while (request(asked)?.kind !== 'shuffle') {
    const played = play(asked, legalEvents(asked)[0] as GameEvent)
    if (E.isLeft(played)) return expect.fail(played.left.violations[0].message)
    asked = played.right.snapshot
  }
  const decks = [1, 2, 3, 1].map((seed) => {
    const { decider, snapshot } = simulate(asked, { seed })
    expect(decider).not.toBe('host')
    return snapshot.game.players.map(({ deck, hand }) => [...hand, ...deck])
  })
  expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(3)
  expect(simulate(asked).decider).toBe('host')
})

describe('refuses', () => {
  const start = opening(['cinderace', 'inteleon'], { seed: 1 })
  test.each([-1, 1000, 0.5, Number.NaN, 'length' as never])('an index outside the list: %s', (index) => {
    const simulation = simulate(start)
    expect(() => simulation.play(index)).toThrow(RangeError)
    expect(simulation.snapshot).toBe(start)
  })
  test('a seed that is not a whole number', () => expect(() => simulate(start, { seed: 0.5 })).toThrow(TypeError))
  test('an unknown option', () =>
    expect(() => simulate(start, { sede: 1 } as never)).toThrow(
      'simulate has no option "sede". There are: seed, earlier.',
    ))
  test('a view, whose hidden cards could not be played', () =>
    expect(() => simulate(view(start, 0))).toThrow('fill in the hidden cards of a view first'))
  test('an Either', () => expect(() => simulate(E.right(start) as never)).toThrow('not an Either'))
})
