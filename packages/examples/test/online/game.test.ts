/**
 * An online game: events are stored before they are announced, another process can take the game over from the stored
 * events, and each seat receives only its own view.
 */
import { isDeepStrictEqual } from 'node:util'
import { restoreSession, type Snapshot, view } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { right } from '../server/serving.ts'
import { type MemoryStore, memoryStore } from './memoryStore.ts'
import {
  legalFor,
  newOnlineGame,
  openIn,
  type Process,
  playOn,
  type Sitting,
  sitAt,
  waitForWrites,
} from './onlineTable.ts'

/** The whole game after each number of stored events. */
const truths = (store: MemoryStore, game: number): readonly Snapshot[] => {
  const { beginning, events } = store.kept(game)
  const restored = (count: number) =>
    right(restoreSession({ ...(beginning as object), events: events.slice(0, count).map(({ event }) => event) }))
  return [
    restored(0).state(),
    ...restored(events.length)
      .history()
      .map(({ snapshot }) => snapshot),
  ]
}

/** Sends the next event of either player, and waits only for the answer. */
const sendNext = async ({ game }: Process, both: readonly Sitting[], id: string) => {
  const one = both.find((sitting) => legalFor(sitting) !== null) as Sitting
  const sent = { at: one.length(), id, event: legalFor(one) }
  return { one, sent, answer: await game.send(one.player, sent) }
}

const begun = async (store: MemoryStore, options: Parameters<typeof openIn>[2] = {}) => {
  const game = await newOnlineGame(store)
  const process = await openIn(store, game, options)
  const both = [sitAt(process, 0), sitAt(process, 1)]
  await waitForWrites()
  return { game, process, both }
}

test('every view that a seat rebuilds equals the view of its side, now and later', async () => {
  let time = 0
  const store = memoryStore(() => time)
  const { game, process, both } = await begun(store, { delay: 1000, now: () => time })
  const spectator = sitAt(process, 1, false)
  await playOn(process, both, 60)
  expect(spectator.length()).toBe(0)
  time = 1000
  process.game.sendDelayed()
  const whole = truths(store, game)
  for (const { views, player } of [...both, spectator])
    for (const [at, seen] of views) {
      const own = JSON.parse(JSON.stringify(view(whole[at] as Snapshot, player)))
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(seen)), own), `after ${at} events`).toBe(true)
    }
  expect(spectator.length()).toBe(store.kept(game).events.length)
})

test('an event is announced only after it is stored', async () => {
  const store = memoryStore()
  const { game, process } = await begun(store)
  const late: number[] = []
  process.game.join({
    player: 0,
    mayPlay: true,
    knows: 0,
    hear: (message) => {
      if (message.kind === 'changes' && message.at > store.kept(game).events.length) late.push(message.at)
    },
  })
  const both = [sitAt(process, 0), sitAt(process, 1)]
  await playOn(process, both, 30)
  expect(both[0]?.length()).toBeGreaterThan(10)
  expect(late).toEqual([])
})

test('of two events sent at once, one is played', async () => {
  const { process, both } = await begun(memoryStore())
  const one = both.find((sitting) => legalFor(sitting) !== null) as Sitting
  const [event, at] = [legalFor(one), one.length()]
  const answers = await Promise.all(['a', 'b'].map((id) => process.game.send(one.player, { at, id, event })))
  expect(answers).toMatchObject([{ right: { played: 'now' } }, { left: { refusal: { code: 'OUTDATED' } } }])
})

describe('a database without room', () => {
  test('refuses an event in one sentence, and accepts it once there is room', async () => {
    const store = memoryStore()
    const { game, process, both } = await begun(store)
    const stored = store.kept(game).events.length
    store.failsNext = 'full'
    const { one, sent, answer } = await sendNext(process, both, 'first')
    expect(answer).toMatchObject({ left: { refusal: { code: 'NOT_STORED' } } })
    expect(store.kept(game).events).toHaveLength(stored)
    expect(await process.game.send(one.player, sent)).toMatchObject({ right: { played: 'now' } })
    expect(process.givenUp).toEqual([])
  })

  test('answers for chance again at the next check', async () => {
    const store = memoryStore()
    store.failsNext = 'full'
    const { game, process } = await begun(store)
    expect(store.kept(game).events).toEqual([])
    await process.game.checkHold()
    expect(store.kept(game).events.length).toBeGreaterThan(0)
    expect(process.givenUp).toEqual([])
  })
})

describe('a process that must give up a game', () => {
  test.each(['stored', 'not stored'] as const)(
    'does so when the database fails and the event is %s; another process plays it once',
    async (failure) => {
      const store = memoryStore()
      const { game, process, both } = await begun(store)
      const heardBefore = both.map(({ heard }) => heard.length)
      store.failsNext = failure
      const { one, sent, answer } = await sendNext(process, both, 'first')
      expect(answer).toMatchObject({ right: { played: 'unknown' } })
      expect(process.givenUp).toHaveLength(1)
      expect(both.map(({ heard }) => heard.length)).toEqual(heardBefore)

      const other = await openIn(store, game)
      sitAt(other, one.player)
      expect(await other.game.send(one.player, sent)).toMatchObject({
        right: { played: failure === 'stored' ? 'before' : 'now' },
      })
      expect(store.kept(game).events.filter(({ sender }) => sender?.id === 'first')).toHaveLength(1)
    },
  )

  test('does so when another process has taken over the game', async () => {
    const store = memoryStore()
    const { game, process, both } = await begun(store)
    const other = await openIn(store, game)
    const stored = store.kept(game).events.length
    expect((await sendNext(process, both, 'late')).answer).toMatchObject({ right: { played: 'unknown' } })
    expect(process.givenUp).toEqual(['displaced'])
    expect(store.kept(game).events).toHaveLength(stored)
    await other.game.checkHold()
    expect(other.givenUp).toEqual([])
  })

  test('notices the other process even if nobody plays', async () => {
    const store = memoryStore()
    const { game, process } = await begun(store)
    await openIn(store, game)
    await process.game.checkHold()
    expect(process.givenUp).toEqual(['displaced'])
  })
})

test('a spectator sees each event after the delay, also from a process that took over the game', async () => {
  let time = 0
  const store = memoryStore(() => time)
  const options = { delay: 1000, now: () => time }
  const { game, process, both } = await begun(store, options)
  time = 500
  await sendNext(process, both, 'first')
  const [early, stored] = [
    store.kept(game).events.filter(({ storedAt }) => storedAt === 0).length,
    store.kept(game).events.length,
  ]
  expect(stored).toBeGreaterThan(early)
  const spectators = [sitAt(process, 0, false), sitAt(await openIn(store, game, options), 0, false)]
  expect(spectators.map((one) => one.length())).toEqual([0, 0])
  time = 1000
  process.game.sendDelayed()
  expect(spectators[0]?.length()).toBe(early)
  time = 1499
  process.game.sendDelayed()
  expect(spectators[0]?.length()).toBe(early)
  time = 1500
  process.game.sendDelayed()
  expect(spectators[0]?.length()).toBe(stored)
})

test('another game begins when both players want it, with the same tokens and newly numbered cards', async () => {
  const store = memoryStore()
  const { game, process, both } = await begun(store)
  expect(await process.game.wantRematch(0)).toMatchObject({ left: { refusal: { code: 'ILLEGAL' } } })
  await playOn(process, both, Number.POSITIVE_INFINITY)
  await process.game.wantRematch(0)
  expect(both[1]?.heard.at(-1)).toEqual({ kind: 'rematch', wanted: [true, false], game: null })
  await process.game.wantRematch(1)
  await process.game.wantRematch(1)
  const next = store.kept(game).rematch
  expect(both[0]?.heard.at(-1)).toEqual({ kind: 'rematch', wanted: [true, true], game: next })
  expect(store.kept(next as number).places).toEqual(store.kept(game).places)
  // A client that returns late to a finished game finds the next one.
  expect(sitAt(await openIn(store, game), 0).heard).toContainEqual({
    kind: 'rematch',
    wanted: [false, false],
    game: next,
  })
})
