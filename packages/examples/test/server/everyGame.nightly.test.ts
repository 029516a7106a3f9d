/** Nobody receives a hidden card in two hundred games, which send half a gigabyte. `hiddenCards.test.ts` searches fewer games. */
import { expect, test } from 'vitest'
import { type Searched, searchedGame, serveWatched } from './traffic.ts'

const GAMES = 200

test(`${GAMES} games`, { timeout: 600_000 }, async () => {
  const watched = await serveWatched()
  const searched: Searched[] = []
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const one = await searchedGame(watched, seed)
    expect(one.leaks.slice(0, 5), `game ${seed}`).toEqual([])
    searched.push(one)
  }
  const sum = (of: 'bytes' | 'events' | 'refused'): number => searched.reduce((all, one) => all + one[of], 0)
  expect(sum('events')).toBeGreaterThan(GAMES * 50)
  expect(sum('bytes')).toBeGreaterThan(500_000_000)
  expect(sum('refused')).toBeGreaterThan(GAMES)
})
