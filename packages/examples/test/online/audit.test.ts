/** The audit of a load test finds a lost event, a wrong view, a shown hidden card, and an event shown early. */
import { restoreSession, type Snapshot, view } from 'ptcg-turn-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../online/load/audit.ts'
import { digestOfView, emptySeat, noteMessage, type SeenBySeat } from '../../online/load/seen.ts'
import type { TimedEvent, TimedGame } from '../../online/store.ts'
import { right } from '../server/serving.ts'
import { memoryStore } from './memoryStore.ts'
import { newOnlineGame, openIn, playOn, sitAt } from './onlineTable.ts'

const DELAY = 1000
let stored: TimedGame
let honest: SeenBySeat

beforeAll(async () => {
  const store = memoryStore(() => 0)
  const game = await newOnlineGame(store)
  const process = await openIn(store, game)
  const both = [sitAt(process, 0), sitAt(process, 1)]
  await playOn(process, both, 40)
  stored = store.kept(game)
  honest = emptySeat(game, 0, true)
  for (const message of both[0]?.heard ?? []) noteMessage(honest, message, null)
  for (const [at, seen] of both[0]?.views ?? []) honest.digests[at] = digestOfView(seen)
  for (const { at, sender, event } of stored.events)
    if (sender?.player === 0) honest.accepted.push({ id: sender.id, at, event, took: 1, when: 0, wasLost: false })
})

const found = (seen: SeenBySeat, of = stored) =>
  Object.entries(audit(of, [seen], DELAY)).flatMap(([kind, all]) => (all.length === 0 ? [] : [kind]))

test('an honest server passes the audit', () => {
  expect(Object.keys(honest.marks).length).toBeGreaterThan(10)
  expect(honest.accepted.length).toBeGreaterThan(5)
  expect(found(honest)).toEqual([])
})

describe('a fault is found', () => {
  test('an accepted event is not stored', () => {
    const last = stored.events.findLastIndex(({ sender }) => sender?.player === 0)
    expect(found(honest, { ...stored, events: stored.events.slice(0, last) })).toContain('lost')
  })

  test('an accepted event is stored as another event', () => {
    const { accepted, ...rest } = honest
    const [first, ...others] = accepted
    const other = { ...first, event: { type: 'END_TURN', player: 0 } } as (typeof accepted)[number]
    expect(found({ ...rest, accepted: [other, ...others] })).toEqual(['lost'])
  })

  test('an event is announced and not stored', () => {
    expect(found({ ...honest, latest: stored.events.length + 1 })).toEqual(['untrue'])
  })

  test('the view is the opponent’s', () => {
    const whole: Snapshot = right(
      restoreSession({ ...(stored.beginning as object), events: stored.events.map(({ event }) => event) }),
    ).state()
    expect(found({ ...honest, digests: { [stored.events.length]: digestOfView(view(whole, 1)) } })).toEqual(['untrue'])
  })

  test('a message shows a hidden card', () => {
    const seen = { ...honest, marks: { ...honest.marks } }
    const [hidden] = right(restoreSession(stored.beginning)).state().game.players[1].deck
    const definition = right(restoreSession(stored.beginning)).state().game.cards[hidden as number]?.definition
    noteMessage(seen, { kind: 'changes', at: 1, change: [{ definition: definition as string }] }, null)
    expect(found(seen)).toEqual(['leaks'])
  })

  test('a spectator is shown an event too early', () => {
    expect(found({ ...honest, shown: { 1: DELAY } })).toEqual([])
    expect(found({ ...honest, shown: { 1: DELAY - 1 } })).toEqual(['early'])
    expect((stored.events[0] as TimedEvent).storedAt).toBe(0)
  })
})
