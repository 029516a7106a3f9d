/** Nobody receives a hidden card: every byte of two hundred games is searched for the cards that its receiver has no right to know. */
import { expect, test } from 'vitest'
import { chanceFrom, GENEROUS, serve } from './serving.ts'
import { type Searched, searchedGame, watched } from './traffic.ts'

const GAMES = 200

test(`${GAMES} games`, { timeout: 300_000 }, async () => {
  const served = await serve({ limits: GENEROUS, around: watched, draw: chanceFrom(1) })
  const searched: Searched[] = []
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const one = await searchedGame(served, seed)
    expect(one.leaks.slice(0, 5), `game ${seed}`).toEqual([])
    searched.push(one)
  }
  const sum = (of: 'bytes' | 'events' | 'refused'): number => searched.reduce((all, one) => all + one[of], 0)
  expect(sum('events')).toBeGreaterThan(GAMES * 50)
  expect(sum('bytes')).toBeGreaterThan(500_000_000)
  expect(sum('refused')).toBeGreaterThan(GAMES)
})
