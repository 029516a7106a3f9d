/** Answers of the rules team that the compendium collects, played with printed cards. */
import { expect, test } from 'vitest'
import { rulebook } from '../../src/game/rulebook/rulebook.ts'
import { everyCard, playable } from './compendium/cases.ts'
import { COMPENDIUM, LEFT_OUT } from './compendium/corpus.ts'
import { readCases } from './compendium/reading.ts'
import { differenceInCase } from './playCase.ts'

const cards = await everyCard()

for (const one of COMPENDIUM)
  test(`C${one.id} ${one.says}`, () => expect(differenceInCase(playable(one, cards))).toBeNull())

test('the cases are sorted by id, each with known rules, its own sentence, and a step', () => {
  const known = new Set<string>(rulebook.map(({ id }) => id))
  const ids = COMPENDIUM.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(new Set(COMPENDIUM.map(({ says }) => says)).size).toBe(COMPENDIUM.length)
  for (const { id, rules, steps } of COMPENDIUM) {
    expect(
      rules.filter((rule) => !known.has(rule)),
      `C${id}`,
    ).toEqual([])
    expect(steps.length, `C${id}`).toBeGreaterThan(0)
  }
})

test('an answer is a case or left out, not both', () => {
  const left = LEFT_OUT.map(({ id }) => id)
  expect(left).toEqual([...new Set(left)].toSorted((one, other) => one - other))
  expect(left.filter((id) => COMPENDIUM.some((one) => one.id === id))).toEqual([])
})

const ATTACK = `1 2026-01-01 A-A.1
It is so.
  A active Post
  B active Post
`

test.each([
  ['> attack with Tap\n= B active Post', /^Step 2, .*Post -10/s],
  ['! attack with Tap: A-A.2 ATTACK_COST_NOT_COVERED', /is legal/],
  ['? A for may', /It is A for main/],
  ['> attack with Tap\n~ DAMAGE_PLACED', /It happened/],
  ['> attack with Tap\n" Nothing happens.', /What happened is/],
  ['over A', /The game goes on/],
])('a wrong case is noticed: %s', (steps, says) => {
  const [one] = readCases(ATTACK + steps)
  expect(one === undefined ? null : differenceInCase(playable(one, cards))).toMatch(says)
})

test('a case must begin with an id, a date and rules', () => {
  expect(() => readCases('It is so.')).toThrow('does not begin a case')
})
