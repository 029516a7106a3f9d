/** Positions and moments: always legal, with many legal events, and any of them shrinks. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, loadPosition, type Position, type Snapshot, savePosition } from 'ptcg-turn-engine'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import { aPosition, drawPosition } from '../../src/arbitraries/positions.ts'
import { drawNewGame } from '../../src/arbitraries/starts.ts'
import { openingOf } from '../../src/opening.ts'
import { fuzzPlayer } from '../../src/player.ts'
import { seededRng } from '../../src/rng.ts'
import { run } from '../../src/run.ts'

const loaded = (position: Position): Snapshot => {
  const read = loadPosition(position)
  if (E.isLeft(read)) return expect.fail(read.left.map(({ path, message }) => `${path}: ${message}`).join(' '))
  return read.right
}

/** A position from the middle of a whole game. */
const fromAGame = (seed: number): Position | null => {
  const opening = openingOf(drawNewGame(seededRng(seed)))
  if (E.isLeft(opening)) return null
  const { last } = run(opening.right, {
    checks: [
      {
        name: 'turns',
        watch: () => ({
          atRest: ({ state, game: { turn } }) => (state === 'turn.main.ready' && turn.number > 6 ? 'far enough' : null),
        }),
      },
    ],
    next: fuzzPlayer(seed, { adversary: 0 }),
  })
  const saved = last === null ? null : savePosition(last)
  return saved !== null && E.isRight(saved) ? saved.right : null
}

describe('positions', () => {
  const boards = Array.from({ length: 500 }, (_, seed) => drawPosition(seededRng(seed)))
  const snapshots = boards.map(loaded)

  test('are legal and within the limits', () => {
    for (const { game } of snapshots) {
      const { turn, ruleset, players } = game
      expect(turn.energyAttached).toBeLessThanOrEqual(ruleset.perTurn.energy ?? 0)
      expect(players[0].turnsTaken + players[1].turnsTaken).toBe(turn.number)
      for (const { prizes, bench } of players) {
        expect(prizes.length).toBeLessThanOrEqual(ruleset.prizes)
        expect(bench.length).toBeLessThanOrEqual(ruleset.benchLimit)
      }
    }
  })

  test('are legal even if every card lowers HP', () => {
    const less = [{ continuous: 'hp', amount: -20, scope: { pokemon: 'all' } }] as const
    const frail = inventPokemon('Frail', { hp: 30, abilities: [{ name: 'Weary', continuous: less }] })
    const lead = { kind: 'Energy', id: 'lead', name: 'Lead', basic: false, provides: [], continuous: less } as const
    for (let seed = 0; seed < 60; seed += 1) loaded(drawPosition(seededRng(seed), { cards: [frail, lead] }))
  })

  test('allow every action of the main phase often enough', () => {
    const asked = new Set([
      'CHOOSE',
      'DONE',
      'APPLY',
      'CONCEDE',
      'COIN_LANDED',
      'DECK_SHUFFLED',
      'CARD_TAKEN_AT_RANDOM',
    ])
    for (const type of EVENT_TYPES) {
      if (asked.has(type)) continue
      const often = snapshots.filter((at) => legalEvents(at).some((event) => event.type === type)).length
      // One Item in a hundred can be in play.
      expect(often, type).toBeGreaterThan(type === 'DISCARD_FROM_PLAY' ? 1 : 12)
    }
  })

  test('have Special Conditions, lasting effects, Tools, Stadiums, damage and Evolutions', () => {
    const all = JSON.stringify(boards)
    for (const part of [
      'conditions',
      'lasting',
      'tools',
      'stadium',
      'damage',
      'changedOnTurn',
      'usedAbilities',
      'spent',
      'tieBreak',
      'lostZone',
    ])
      expect(all.split(`"${part}":`).length, part).toBeGreaterThan(12)
  })

  test('are made of the given cards', () => {
    const cards = [drawNewGame(seededRng(2), { synthetic: 1 }).cards[0]].flatMap((one) => one ?? [])
    const position = drawPosition(seededRng(1), { cards, ruleset: 'mega-evolution' })
    expect(position.ruleset).toBe('mega-evolution')
    expect(JSON.stringify(position)).not.toMatch(/swsh|lab-/)
  })

  test('shrink to an almost empty board', () => {
    const checked = fc.check(
      fc.property(aPosition(), ({ turn }) => turn.number === 0),
      { seed: 1 },
    )
    const [smallest] = checked.counterexample ?? []
    expect(
      smallest?.players.map(({ hand, deck, bench }) => [hand, deck, bench].flat().filter((x) => x !== undefined)),
    ).toEqual([[], []])
    expect(smallest?.turn.number).toBe(1)
  })

  test('shrink without context, and only to legal ones', () => {
    const positions = Array.from({ length: 15 }, (_, seed) => seed).flatMap((seed) => fromAGame(seed) ?? [])
    expect(positions.length).toBeGreaterThan(2)
    for (const position of positions) {
      expect(aPosition().canShrinkWithoutContext(position)).toBe(true)
      for (const { value } of aPosition().shrink(position, undefined).take(10)) loaded(value)
      const checked = fc.check(
        fc.property(aPosition(), ({ players }) => players[0].active.cards.length === 0),
        { examples: [[position]], numRuns: 1 },
      )
      expect(JSON.stringify({ ...checked.counterexample?.[0], definitions: [], ruleset: '' }).length).toBeLessThan(420)
    }
    expect(aPosition().canShrinkWithoutContext({ format: 'something else' })).toBe(false)
  })

  test("shrink to no turn before the Stadium's use", () => {
    const [position] = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) => fromAGame(seed) ?? [])
    if (position === undefined) return expect.fail('No game came so far.')
    const used = { ...position, stadium: { card: 'lab-66', owner: 0 as const, usedOnTurn: position.turn.number } }
    const some = [...aPosition().shrink(used, undefined).take(400)].map(({ value }) => value)
    expect(some.some(({ stadium }) => (stadium?.usedOnTurn ?? 0) < position.turn.number)).toBe(true)
    for (const value of some) if (value.turn.number !== position.turn.number) loaded(value)
    expect(loadPosition({ ...used, stadium: { ...used.stadium, usedOnTurn: 99 } })).toMatchObject({
      left: [{ path: 'stadium', message: 'The Stadium was used on a turn that has not begun.' }],
    })
  })
})
