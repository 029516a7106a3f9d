/** Each public function says in one sentence what it takes if the host passes something else. */

import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { opening } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { actorOptions, check, legalEvents, play, replay, request, save, savePosition, view } from '../../src/index.ts'
import { eventInWords, factInWords, tableOf } from '../../src/view/table/index.ts'

const given = <Wanted>(value: unknown): Wanted => value as Wanted

const snapshot = opening(['cinderace', 'inteleon'], { seed: 1 })
const { game } = snapshot
const [event] = legalEvents(snapshot)

const TAKE_SNAPSHOTS: readonly (readonly [string, (value: never) => unknown])[] = [
  ['play', (value) => play(value, event as GameEvent)],
  ['replay', (value) => replay(value, [])],
  ['check', (value) => check(value, event as GameEvent)],
  ['request', request],
  ['legalEvents', (value) => legalEvents(value)],
  ['view', (value) => view(value, 0)],
  ['save', save],
  ['savePosition', savePosition],
  ['actorOptions', actorOptions],
]

test.each(TAKE_SNAPSHOTS)('%s says that an Either has the snapshot on its right', (name, call) => {
  for (const either of [E.right(snapshot), E.left([]), play(snapshot, event as GameEvent)])
    expect(() => call(given(either))).toThrow(
      new TypeError(`${name} takes a snapshot, not an Either: if its _tag is "Right", pass its right.`),
    )
})

test.each(TAKE_SNAPSHOTS)('%s says where snapshots come from', (name, call) => {
  for (const wrong of [undefined, null, 7, game, { state: 'turn.main.ready', game: null }])
    expect(() => call(given(wrong))).toThrow(
      new TypeError(`${name} takes a snapshot: the right side of createGame, loadPosition or load.`),
    )
})

test.each([
  ['eventInWords', (value: never) => eventInWords(value, given(event))],
  ['factInWords', (value: never) => factInWords(value, { fact: 'CHECKUP_BEGAN' })],
  ['tableOf', (value: never) => tableOf(value, 0)],
])('%s explains that the snapshot has the game', (name, call) => {
  expect(() => call(given(snapshot))).toThrow(`${name} takes a game, not a snapshot: pass snapshot.game.`)
  expect(() => call(given(E.right(game)))).toThrow(`${name} takes a game, not an Either`)
  for (const wrong of [undefined, null, {}, 'game'])
    expect(() => call(given(wrong))).toThrow(`${name} takes a game, such as snapshot.game.`)
  expect(() => call(given(game))).not.toThrow()
})

test('an event in words must be an event of one of the players', () => {
  const words = (wrong: unknown) => () => eventInWords(game, given(wrong))
  expect(words({ type: 'ATACH_ENERGY', player: 0 })).toThrow(
    'There is no event "ATACH_ENERGY". The events are: BENCH_POKEMON, EVOLVE, ATTACH_ENERGY,',
  )
  expect(words({ type: 'toString', player: 0 })).toThrow('There is no event "toString".')
  for (const wrong of [{}, null, undefined]) expect(words(wrong)).toThrow('There is no event without a type.')
  expect(words({ type: 'DECLARE_ATTACK', player: 2, attack: 0 })).toThrow('There is no player 2')
})

test('a view needs one of the players', () => {
  for (const nobody of [2, '0', undefined]) {
    expect(() => view(snapshot, given(nobody))).toThrow(`There is no player ${nobody}: the players are 0 and 1.`)
    expect(() => tableOf(game, given(nobody))).toThrow(`There is no player ${nobody}: the players are 0 and 1.`)
  }
})

test('legal events need a boolean for conceding', () => {
  expect(() => legalEvents(snapshot, given({ concede: true }))).toThrow(
    'legalEvents has no option "concede". There are: conceding.',
  )
})
