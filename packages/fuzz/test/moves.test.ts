/** Moves: their meaning on a board, recorded games as moves, and shrinking. */
import fc from 'fast-check'
import { legalEvents } from 'ptcg-turn-engine'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { withSeat } from 'ptcg-turn-engine/internal/game/model/players'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { drawPosition } from '../src/arbitraries/positions.ts'
import { orderOf, swapsOf } from '../src/arbitraries/shuffles.ts'
import { drawNewGame } from '../src/arbitraries/starts.ts'
import type { Check, TriedEvent } from '../src/check.ts'
import { aMove, type Move, moves, movesOf, resolveMove, sending } from '../src/moves.ts'
import { firstSnapshot, type Opening } from '../src/opening.ts'
import { fuzzPlayer } from '../src/player.ts'
import { seededRng } from '../src/rng.ts'
import { run } from '../src/run.ts'
import { laidOut, opening } from './laidOut.ts'

/** An engine that throws before anything can be sent. */
const throwing: Stepper = {
  ...STEPPER,
  meaning: {
    ...STEPPER.meaning,
    clauses: {
      ...STEPPER.meaning.clauses,
      aCoinIsAsked: () => {
        throw new Error('Broken.')
      },
    },
  },
}

const played = (from: Opening, game: readonly Move[]): readonly TriedEvent[] =>
  run(from, { checks: [], next: sending(game) }).sent

test('a game without events has no moves, even with an engine that throws at its start', () => {
  const subject = { stepper: throwing }
  expect(run(opening, { subject, checks: [], next: () => null }).finding?.says).toBe('Broken.')
  expect(movesOf(opening, [], subject)).toEqual([])
})

describe('a shuffle', () => {
  test('is the list of swaps that lead to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }).chain((size) =>
          fc.shuffledSubarray(
            Array.from({ length: size }, (_, at) => at),
            { minLength: size },
          ),
        ),
        (order) => {
          expect(orderOf(order.length, swapsOf(order))).toEqual(order)
        },
      ),
    )
    expect(orderOf(4, [])).toEqual([0, 1, 2, 3])
    expect(swapsOf([0, 2, 1, 3])).toEqual([0, 1])
  })
})

describe('a move', () => {
  const at = firstSnapshot(laidOut({ from: 'position', position: drawPosition(seededRng(4)) }))
  const legal = legalEvents(at)

  test('picks among the legal events of its type, modulo their number', () => {
    for (const type of EVENT_TYPES) {
      const ofType = legal.filter((event) => event.type === type)
      for (let pick = 0; pick < 2 * ofType.length; pick += 1)
        expect(resolveMove(at, legal, { do: type, pick })).toEqual({
          event: ofType[pick % ofType.length],
          expects: null,
        })
      if (ofType.length === 0 && type !== 'CONCEDE')
        expect(resolveMove(at, legal, { do: type, pick: 0 }), type).toBeNull()
    }
    expect(resolveMove(at, legal, { do: 'CONCEDE', pick: 3 })?.event).toEqual({ type: 'CONCEDE', player: 1 })
  })

  test('of any type reaches all of them', () => {
    const types = new Set(legal.map(({ type }) => type))
    const reached = new Set(
      Array.from({ length: 500 }, (_, any) => resolveMove(at, legal, { any })?.event as { type: string }).map(
        ({ type }) => type,
      ),
    )
    expect(reached).toEqual(types)
  })

  test('makes many kinds of legal changes by hand', () => {
    const kinds = new Set<string>()
    for (let seed = 1; seed < 60; seed += 1) {
      const position = {
        ...drawPosition(seededRng(seed), { cards: [] }),
        randomness: 'asked' as const,
      }
      const [one, other] = withSeat(position.players, position.turn.player, {
        ...position.players[position.turn.player],
        hand: ['lab-42', ...(position.players[position.turn.player].hand ?? [])],
      })
      const first = laidOut({ from: 'position', position: { ...position, players: [one, other] } })
      const taken = run(first, {
        checks: [],
        next: sending([
          { do: 'PLAY_ITEM', pick: 0 },
          ...Array.from({ length: 25 }, (_, pick): Move => ({ do: 'APPLY', pick: pick * 7919 + seed })),
        ]),
        observe: ({ event, accepted, violations }) => {
          expect(violations).toEqual([])
          expect(accepted).toBe(true)
          const { change } = event as { readonly change?: { readonly change: string } }
          if (change !== undefined) kinds.add(change.change)
        },
      })
      expect(taken.finding).toBeNull()
    }
    expect(kinds.size).toBeGreaterThanOrEqual(16)
  })
})

describe('a recorded game', () => {
  test('becomes moves that replay it, illegal tries included', () => {
    let changes = 0
    for (let seed = 1; seed <= 24; seed += 1) {
      const drawing = seededRng(seed)
      const from = laidOut(
        seed % 2 === 0 ? drawNewGame(drawing) : { from: 'position', position: drawPosition(drawing) },
      )
      const { sent } = run(from, { checks: [], next: fuzzPlayer(seed, { adversary: 0.2 }), most: 150 })
      changes += sent.filter(({ event }) => (event as { type?: string } | null)?.type === 'APPLY').length
      const game = movesOf(from, sent)
      expect(game).not.toBeNull()
      expect(played(from, game ?? [])).toEqual(sent)
      expect(aMove().canShrinkWithoutContext((game ?? [])[0])).toBe(true)
      expect(moves({ maxLength: 200 }).canShrinkWithoutContext(game)).toBe(true)
    }
    expect(changes).toBeGreaterThan(0)
  })

  test('with an event that no move can send has no moves', () => {
    expect(movesOf(opening, [{ event: { type: 'END_TURN', player: 0 }, expects: null }])).toBeNull()
    expect(movesOf(opening, [{ event: { type: 'NONSENSE' }, expects: 'T0.1' }])).toBeNull()
  })

  test('shrinks to what matters', () => {
    const neverTwoTurns: Check = {
      name: 'the third turn does not come',
      watch: ({ game: { turn } }) => {
        const begun = turn.number
        return { atRest: ({ game }) => (game.turn.number > begun + 1 ? 'It came.' : null) }
      },
    }
    const played = (seed: number) => {
      const board = laidOut({ from: 'position', position: drawPosition(seededRng(seed)) })
      const { sent } = run(board, { checks: [], next: fuzzPlayer(7, { adversary: 0.2 }), most: 60 })
      const game = movesOf(board, sent) ?? expect.fail('A played game is made of moves.')
      const { finding } = run(board, { checks: [neverTwoTurns], next: sending(game) })
      return { board, game, isLong: finding !== null && game.length > 32 }
    }
    const longGame = (): ReturnType<typeof played> => {
      for (let seed = 100; seed < 400; seed += 1) {
        const one = played(seed)
        if (one.isLong) return one
      }
      return expect.fail('No game is long.')
    }
    const { board, game } = longGame()
    const isFine = (some: readonly Move[]): boolean =>
      run(board, { checks: [neverTwoTurns], next: sending(some) }).finding === null
    const checked = fc.check(fc.property(moves({ maxLength: 300 }), isFine), { examples: [[[...game]]], numRuns: 1 })
    expect(checked.failed).toBe(true)
    const [smallest = []] = checked.counterexample ?? []
    expect(smallest.length).toBeLessThan(game.length / 2)
    // Every remaining move is needed to reach the third turn.
    expect(smallest.map((_, at) => isFine(smallest.toSpliced(at, 1)))).toEqual(smallest.map(() => true))
  })
})

test('the same seed plays the same game, and games progress', () => {
  const game = (seed: number) => run(opening, { checks: [], next: fuzzPlayer(seed, { adversary: 0.1 }), most: 2000 })
  expect(game(3).sent).toEqual(game(3).sent)
  expect([1, 2, 3, 4].map((seed) => game(seed).last?.game.result?.outcome)).not.toContain(undefined)
})
