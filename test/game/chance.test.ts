/** The chance of seeded games: seeds that are neighbors show unrelated coins (GR.8). */
import { range } from 'fp-ts/lib/NonEmptyArray.js'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { roll, seeded } from '../../src/game/changes/chance.ts'

const { game } = board('turn 3 of A\nA active Scorbunny\nB active Sobble')

const coins = (seed: number): string =>
  roll({ ...game, randomness: seeded(seed) }, (upTo) =>
    range(1, 3)
      .map(() => upTo(1))
      .join(''),
  )?.value ?? ''

describe('the first three coins of a seed', () => {
  test.each([0, 1000, -5000])('from seed %i on, each of the eight results is as frequent as the others', (first) => {
    const counts = new Map<string, number>()
    for (const seed of range(first, first + 1599)) counts.set(coins(seed), (counts.get(coins(seed)) ?? 0) + 1)
    expect(counts.size).toBe(8)
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(40)
  })
})
