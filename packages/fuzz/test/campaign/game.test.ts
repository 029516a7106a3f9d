/** A game of a campaign depends on the seed and its number only, and a finding comes with the events that led to it. */
import * as E from 'fp-ts/lib/Either.js'
import { decks, rulesets } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { checkOfDecks, illegalDeckFinding, SPOILINGS, spoilt } from '../../src/campaign/decks.ts'
import { digestOf, seedOf } from '../../src/campaign/digest.ts'
import { MAX_EVENTS_OF_A_GAME, playGame } from '../../src/campaign/game.ts'
import { drawStart } from '../../src/campaign/starts.ts'
import { checksOf, DEEP, EVERY_GAME } from '../../src/checks.ts'
import { type NewGameStart, openingOf } from '../../src/opening.ts'
import { seededRng } from '../../src/rng.ts'
import { nobodyRetreats, playing } from './reports.ts'

const play = playing([])

describe('a game', () => {
  test('is the same each time', () => {
    for (const number of [0, 1, 7]) expect(play(3, number)).toEqual(play(3, number))
  })

  test('differs for another number or seed', () => {
    const digests = [play(1, 0), play(1, 1), play(2, 0), play(2, 1)].map(({ digest }) => digest)
    expect(new Set(digests).size).toBe(4)
    expect(new Set(Array.from({ length: 1000 }, (_, number) => seedOf(5, number))).size).toBe(1000)
  })

  test('is counted', () => {
    const tallies = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => play(1, number).tally)
    const tally = tallies.find(({ events, rules }) => events > 50 && rules['SU.1'] !== undefined)
    if (tally === undefined) return expect.fail('None of these is a whole game.')
    expect(tally.games).toBe(1)
    expect(tally.rules['SU.1']).toMatchObject({ accepted: 1 })
    expect(Object.values(tally.results)).toEqual([1])
  })

  test('has an end', () => {
    for (let number = 0; number < 20; number += 1) {
      const { tally } = play(4, number)
      expect(tally.events + tally.refusals).toBeLessThanOrEqual(MAX_EVENTS_OF_A_GAME)
    }
  })

  test('is watched by every check now and then', () => {
    expect(checksOf(19)).toBe(DEEP)
    expect(checksOf(0)).toBe(EVERY_GAME)
    expect(EVERY_GAME.length).toBeGreaterThan(2)
    expect(DEEP).toEqual(expect.arrayContaining([...EVERY_GAME]))
    expect(new Set(DEEP.map(({ name }) => name)).size).toBe(DEEP.length)
  })

  test('is watched by every check as often as requested, or by named checks alone', () => {
    expect([0, 1, 2, 3].map((number) => checksOf(number, { deepEvery: 2 }) === DEEP)).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(checksOf(0, { deepEvery: 1 })).toBe(DEEP)
    for (const number of [0, 19])
      expect(checksOf(number, { checks: ['saves resume', 'oracle'] }).map(({ name }) => name)).toEqual([
        'oracle',
        'saves resume',
      ])
  })

  test('ends at a finding, and has all events sent until then', () => {
    const numbers = Array.from({ length: 30 }, (_, number) => number)
    const found = numbers.flatMap((number) => playGame(1, number, [nobodyRetreats]).found ?? [])
    expect(found.length).toBeGreaterThan(0)
    for (const { finding, sent } of found) {
      expect(finding).toEqual({ check: 'nobody retreats', says: 'Somebody retreated.' })
      expect(sent.at(-1)?.event).toMatchObject({ type: 'RETREAT' })
    }
  })
})

test('a digest depends on events, their order and the start', () => {
  const [first, second] = [
    { event: { type: 'DONE' }, expects: null },
    { event: 1, expects: null },
  ]
  const digests = [
    digestOf(0, 'start', [first, second]),
    digestOf(0, 'start', [second, first]),
    digestOf(0, 'start', [first]),
    digestOf(0, 'other', [first]),
    digestOf(1, 'start', [first]),
  ]
  expect(new Set(digests).size).toBe(5)
  expect(digestOf(0, 'start', [first, second])).toBe(digests[0])
})

test('every kind of start can be created', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const opening = openingOf(drawStart(seededRng(seed)))
    expect(E.isRight(opening), JSON.stringify(opening).slice(0, 300)).toBe(true)
  }
})

describe('an illegal deck', () => {
  const start: NewGameStart = {
    from: 'newGame',
    decks: [decks.laboratory, decks.cinderace],
    ruleset: 'mega-evolution',
    cards: [],
  }

  test.each(Object.keys(SPOILINGS) as readonly (keyof typeof SPOILINGS)[])('%s is refused with its rule', (name) => {
    const { breaks } = SPOILINGS[name]
    const only = { pick: () => name as never, upTo: () => 0 }
    const illegal = spoilt(start, only)
    expect(illegal.breaks).toBe(breaks)
    expect(illegal.start.decks[1]).toBe(start.decks[1])
    expect(E.isLeft(openingOf(illegal.start))).toBe(true)
    expect(illegalDeckFinding(illegal)).toBeNull()
    expect(illegalDeckFinding({ ...illegal, breaks: breaks === 'SU.1' ? 'SU.2' : 'SU.1' })?.check).toMatch(/SU\./)
  })

  test.each(Object.values(rulesets))('of any kind is refused in the era $id', ({ id }) => {
    for (let seed = 0; seed < 40; seed += 1)
      expect(illegalDeckFinding(spoilt({ ...start, ruleset: id as keyof typeof rulesets }, seededRng(seed)))).toBeNull()
  })

  test('is a finding if it is accepted', () => {
    expect(illegalDeckFinding({ start, breaks: 'SU.1' })).toEqual({
      check: checkOfDecks('SU.1'),
      says: 'A deck with something wrong was accepted (SU.1).',
    })
  })
})
