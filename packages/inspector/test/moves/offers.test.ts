/**
 * Legal events as a short list of buttons: equal cards share a line, targets stand beside each other, nothing is lost.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { groupsAt } from '../../src/moves/eventGroups.ts'
import { isBehind, offersOf } from '../../src/moves/offers.ts'
import { requestInWords } from '../../src/moves/requestInWords.ts'
import { throughGames } from '../wholeGames.ts'

test('three equal Energy cards and two Pokémon make one line with two buttons', () => {
  const ready = board(`
    turn 3 of A
    A active Vulpix
    A bench  Vulpix
    A hand   Fire Energy x3
    B active Sobble`)
  const events = groupsAt(ready).find(({ group }) => group.id === 'energy')?.events ?? []
  expect(events.length).toBe(6)
  const [line, ...others] = offersOf(ready.game, events)
  expect(others).toEqual([])
  expect([line?.name, line?.copies]).toEqual(['Fire Energy', 3])
  expect(line?.ways.map(({ label }) => label)).toEqual(['Active Vulpix', 'Bench 1 Vulpix'])
  expect(line?.ways[1]?.says).toMatch(/^Attach Fire Energy to Vulpix \(Bench/)
  expect(line?.about).toEqual(['event:ATTACH_ENERGY', ...ready.game.players[0].hand.map((card) => `card:${card}`)])
})

test('different cards have different lines', () => {
  const ready = board('turn 3 of A\nA active Vulpix\nA hand Fire Energy, Water Energy\nB active Sobble')
  const events = groupsAt(ready).find(({ group }) => group.id === 'energy')?.events ?? []
  expect(offersOf(ready.game, events).map(({ name, copies }) => [name, copies])).toEqual([
    ['Fire Energy', 1],
    ['Water Energy', 1],
  ])
})

test('a button recognizes its event in any notation', () => {
  const ready = board('turn 3 of A\nA active Vulpix\nA hand Fire Energy\nB active Sobble')
  const events = groupsAt(ready).find(({ group }) => group.id === 'energy')?.events ?? []
  const [way] = offersOf(ready.game, events)[0]?.ways ?? []
  if (way === undefined) throw new Error('Energy can be attached.')
  const turnedRound = Object.fromEntries(Object.entries(way.events[0]).toReversed())
  expect(isBehind(way, turnedRound)).toBe(true)
  for (const other of [null, 'attach', {}, { ...turnedRound, player: 1 }, { ...turnedRound, more: 1 }])
    expect(isBehind(way, other)).toBe(false)
})

test('GR.5: every order counts as the same shuffle', () => {
  const way = { label: '', says: '', events: [{ type: 'DECK_SHUFFLED', order: [0, 1] }] } as const
  expect(isBehind(way, { type: 'DECK_SHUFFLED', order: [1, 0] })).toBe(true)
  expect(isBehind(way, { type: 'COIN_LANDED', heads: true })).toBe(false)
})

test('in whole games every event is behind exactly one button, and all lines and buttons differ', () => {
  throughGames((before) => {
    for (const { events } of groupsAt(before)) {
      const offers = offersOf(before.game, events)
      const behind = offers.flatMap(({ ways }) => ways.flatMap((way) => way.events))
      expect(new Set(behind)).toEqual(new Set(events))
      expect(behind.length).toBe(events.length)
      expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
      for (const { ways, name } of offers) {
        expect(name).not.toBe('')
        expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length)
      }
    }
    const { what } = requestInWords(before)
    expect(what).toMatch(/[.?]$/)
  })
})

test('GR.6: a choice states its purpose, its number, and the picks so far', () => {
  let choices = 0
  throughGames((before) => {
    const { ask } = before.game
    if (ask?.ask !== 'choice' || ask.picked.length === 0) return
    choices += 1
    const { who, picked, progress } = requestInWords(before)
    expect(who).toBe(before.game.players[ask.player].name)
    expect(picked.length).toBe(ask.picked.length)
    if (ask.units === 0) expect(progress).toMatch(new RegExp(`^${ask.picked.length} picked, of `))
  })
  expect(choices).toBeGreaterThan(0)
})
