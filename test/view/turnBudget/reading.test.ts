/** A snapshot from outside is read, or refused in one sentence without an exception. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { readSnapshot } from '../../../src/engine/explain/reading.ts'
import { load, save } from '../../../src/engine/files/save.ts'
import { actorSnapshot } from '../../../src/engine/machine/actor.ts'

const snapshot = board('turn 3 of A\nA active Sobble\nB active Sobble')

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('Nobody looks at this.')
    },
    has: () => {
      throw new Error('Nobody looks at this.')
    },
  },
)

const without = (part: string) => ({
  ...snapshot,
  game: Object.fromEntries(Object.entries(snapshot.game).filter(([name]) => name !== part)),
})

test('a snapshot is read', () => {
  expect(readSnapshot(snapshot, ({ state }) => state)).toEqual(E.right('turn.main.ready'))
  expect(readSnapshot(structuredClone(snapshot), ({ game }) => game.turn.number)).toEqual(E.right(3))
})

describe('an invalid snapshot gets one sentence with the remedy', () => {
  test.each<[string, unknown, RegExp]>([
    ['null', null, /createGame/],
    ['undefined', undefined, /createGame/],
    ['a text', 'turn.main.ready', /createGame/],
    ['an empty object', {}, /`state` and a `game`/],
    ['a list', [snapshot], /`state` and a `game`/],
    ['a game without its state', snapshot.game, /`state` and a `game`/],
    ['a state without its game', { state: snapshot.state }, /`state` and a `game`/],
    ['a state that the chart has not', { ...snapshot, state: 'turn' }, /no such state/],
    ['the Either around one', load(save(snapshot)), /`right`/],
    ['the snapshot of an actor', actorSnapshot(snapshot), /snapshotOf/],
    ['a game with nothing in it', { state: snapshot.state, game: {} }, /no `players`/],
    ['a game cut off', { state: snapshot.state, game: { ...snapshot.game, players: [] } }, /load/],
    ['a game that is not said to be over or not', without('result'), /no `result`/],
    ['an object that throws', throwing, /load/],
  ])('%s', (_, value, sentence) => {
    const read = readSnapshot(value, ({ game }) => game.players[game.turn.player].name)
    expect(E.isLeft(read) && read.left).toMatch(sentence)
    expect(E.isLeft(read) && read.left).toMatch(/^[^.]*\.$|^[^:]*: [^.]*\.$/)
  })
})
