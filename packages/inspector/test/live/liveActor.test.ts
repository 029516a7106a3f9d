/** A program's actor and the live game of the pages are one game: each event is played in both, once. */

import { actorOptions, gameMachine, legalEvents, randomPlayer, snapshotOf } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { actorOf, inspectionOf, mirror } from '../../src/live/liveActor.ts'
import { liveGame } from '../../src/live/liveGame.ts'
import { orThrow, recording } from '../server/served.ts'

const joined = {
  'inspectionOf, before it starts': () => {
    const live = orThrow(liveGame(recording()))
    const actor = createActor(gameMachine, { ...actorOptions(live.snapshot()), inspect: inspectionOf(live) })
    return { live, actor: actor.start(), part: null }
  },
  'mirror, while it runs': () => {
    const live = orThrow(liveGame(recording()))
    const actor = createActor(gameMachine, actorOptions(live.snapshot())).start()
    return { live, actor, part: mirror(live, actor) }
  },
  'actorOf, which makes one': () => {
    const live = orThrow(liveGame(recording()))
    return { live, actor: actorOf(live), part: null }
  },
} as const

describe.each(Object.entries(joined))('joined by %s', (_, join) => {
  test('a whole game goes the same way in both, with either side playing', () => {
    const { live, actor } = join()
    const decide = randomPlayer(5)
    const heard: number[] = []
    live.subscribe(({ number }) => heard.push(number))
    for (let turn = 0; live.snapshot().state !== 'gameOver'; turn += 1) {
      const event = decide(live.snapshot(), legalEvents(live.snapshot()))
      if (turn % 3 === 0) live.play(event)
      else actor.send({ ...event })
      expect(live.length()).toBe(turn + 1)
      expect(snapshotOf(actor.getSnapshot())).toEqual(live.snapshot())
    }
    expect(heard).toEqual(heard.map((_one, at) => at + 1))
    expect(heard.length).toBeGreaterThan(50)
  })

  test('an illegal event changes neither', () => {
    const { live, actor } = join()
    const before = actor.getSnapshot()
    actor.send({ type: 'END_TURN', player: 0 })
    live.play({ type: 'END_TURN', player: 1 })
    expect(live.length()).toBe(0)
    expect(actor.getSnapshot()).toBe(before)
  })

  test('an actor whose subscribers send events themselves is followed in its order', () => {
    const { live, actor } = join()
    let sent = 0
    actor.subscribe((snapshot) => {
      if (sent >= 4 || snapshot.status !== 'active') return
      sent += 1
      const next = legalEvents(snapshotOf(snapshot))[0]
      if (next !== undefined) actor.send({ ...next })
    })
    const first = legalEvents(live.snapshot())[0]
    if (first !== undefined) actor.send({ ...first })
    expect(sent).toBe(4)
    expect(live.length()).toBe(5)
    expect(snapshotOf(actor.getSnapshot())).toEqual(live.snapshot())
  })

  test('a stopped actor receives nothing more, and the game continues', () => {
    const { live, actor } = join()
    actor.stop()
    live.play({ type: 'CONCEDE', player: 0 })
    expect(live.snapshot().state).toBe('gameOver')
    expect(snapshotOf(actor.getSnapshot()).state).not.toBe('gameOver')
  })
})

test('after disconnecting, each goes its own way', () => {
  const { live, actor, part } = joined['mirror, while it runs']()
  part()
  live.play({ type: 'CONCEDE', player: 0 })
  expect(actor.getSnapshot().status).toBe('active')
  actor.send({ type: 'CONCEDE', player: 1 })
  expect(live.length()).toBe(1)
})
