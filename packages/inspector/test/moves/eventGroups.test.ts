/** Legal events in the groups of the rulebook; an empty group says why, in the words of the rule. */

import { rulebook, view } from 'ptcg-turn-engine'
import { legalAt } from 'ptcg-turn-engine/internal/engine/explain/legalAt'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { GROUP_OF, GROUPS, type GroupId, typesOf } from 'ptcg-turn-engine/table'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { groupsAt } from '../../src/moves/eventGroups.ts'
import { throughGames } from '../wholeGames.ts'

const at = (text: string, id: GroupId) => {
  const found = groupsAt(board(text)).find(({ group }) => group.id === id)
  if (found === undefined) throw new Error(`There is no group ${id}.`)
  return found
}

const FULL = `
  turn 3 of A; energy attached
  A active  Sobble
  A bench   Sobble; Sobble; Sobble; Sobble; Sobble new
  A hand    Sobble, Water Energy, Drizzile, Hop
  B active  Sobble`

test('every type of event has one group, in the order of a turn', () => {
  expect(GROUPS.flatMap(({ id }) => typesOf(id)).toSorted()).toEqual([...EVENT_TYPES].toSorted())
  expect(GROUPS.flatMap(({ letter }) => letter ?? [])).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  const ids = rulebook.map(({ id }) => id)
  for (const { rules } of GROUPS) expect(ids).toEqual(expect.arrayContaining([...rules]))
})

test('T2A.3: a full Bench is the reason against benching', () => {
  const { events, isItsTime, reasons } = at(FULL, 'bench')
  expect(events).toEqual([])
  expect(isItsTime).toBe(true)
  expect(reasons).toEqual([{ rule: 'T2A.3', message: "A's Bench is full: it holds 5 of 5 Pokémon." }])
})

test("T2C.1: the turn's Energy is already attached", () => {
  expect(at(FULL, 'energy').reasons).toEqual([
    { rule: 'T2C.1', message: 'A has already attached an Energy card this turn.' },
  ])
})

test('T2F: without an Ability none can be used', () => {
  expect(at(FULL, 'abilities').reasons).toEqual([
    { rule: 'T2F.3', message: 'No Pokémon of this side has an Ability to be used.' },
  ])
})

test('a card that is missing in the hand is reported in one sentence, beside the other reasons', () => {
  const { reasons } = at('turn 3 of A\nA active Sobble\nA hand Water Energy\nB active Sobble', 'trainers')
  expect(reasons).toEqual([
    { rule: 'T2D.2', message: 'The hand has no Item card, Pokémon Tool, Supporter card or Stadium card.' },
    { rule: 'T2D.5', message: 'No Stadium is in play.' },
  ])
})

test('a hidden hand gives no reasons', () => {
  const theirs = view(board('turn 3 of A\nA active Sobble\nA hand Potion\nB active Sobble'), 1)
  const trainers = groupsAt(theirs).find(({ group }) => group.id === 'trainers')
  expect(trainers?.reasons[0]?.message).toBe('The hand of A cannot be seen from this side.')
})

test('T2B.1: of differing reasons two are shown', () => {
  const { reasons } = at('turn 3 of A\nA active Sobble\nA bench Wooloo\nA hand Raboot\nB active Sobble', 'evolve')
  expect(reasons).toEqual([
    {
      rule: 'T2B.1',
      message: 'Raboot evolves from Scorbunny, not from Sobble. Raboot evolves from Scorbunny, not from Wooloo.',
    },
  ])
})

test('T2B.5: the reason is the clause that refuses the last Pokémon', () => {
  const { reasons } = at(
    'turn 3 of A\nA active Sobble new\nA bench Wooloo new; Sobble evolved\nA hand Drizzile\nB active Sobble',
    'evolve',
  )
  expect(reasons).toEqual([{ rule: 'T2B.5', message: 'Sobble has already evolved or devolved this turn.' }])
})

test('T3.1: an open choice makes the other groups wait', () => {
  const moment = board('turn 3 of A\nA active Sobble {Water Energy}\nA bench Wooloo\nB active Sobble')
  const waiting = groupsAt({ ...moment, state: 'turn.attack.D_choose.choosing' })
  for (const { group, reasons, isItsTime, events } of waiting) {
    if (group.id === 'asked' || group.id === 'concede') continue
    expect(isItsTime).toBe(false)
    expect(events).toEqual([])
    expect(reasons.map(({ rule }) => rule)).toEqual(['T3.1'])
  }
})

test('in whole games every legal event is in exactly one group, and every group has events or reasons', () => {
  let groups = 0
  throughGames((before) => {
    const now = groupsAt(before)
    expect(now.flatMap(({ events }) => events).toSorted(byWords)).toEqual(legalAt(before).toSorted(byWords))
    for (const { group, events, reasons } of now) {
      for (const { type } of events) expect(GROUP_OF[type]).toBe(group.id)
      expect(events.length > 0).toBe(reasons.length === 0)
      for (const { message } of reasons) expect(message).toMatch(/^[A-Z'].*[.]$/)
      groups += 1
    }
  })
  expect(groups).toBeGreaterThan(3000)
})

const byWords = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
