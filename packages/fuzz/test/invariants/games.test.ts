/**
 * The unmodified engine satisfies every check, in games of every deck and era, with illegal tries and changes by hand.
 */
import { describe, expect, test } from 'vitest'
import { DEEP_CHECKS, INVARIANTS } from '../../src/invariants/invariants.ts'
import { playNumber } from './courses.ts'

const numbers = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at)

describe('the engine itself', () => {
  test('satisfies every invariant in 60 games', () => {
    let over = 0
    for (const seed of numbers(0, 60)) {
      const { finding, last } = playNumber(seed, INVARIANTS)
      expect(finding, `game ${seed}`).toBeNull()
      over += last?.state === 'gameOver' ? 1 : 0
    }
    expect(over).toBe(60)
  })

  test.each(DEEP_CHECKS)('$name, in 6 games', (check) => {
    for (const seed of numbers(1000, 1006)) expect(playNumber(seed, [check]).finding, `game ${seed}`).toBeNull()
  })
})
