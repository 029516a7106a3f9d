/**
 * Nobody receives a hidden card: every byte of a game is searched for cards that its receiver may not know. The test
 * searches a few of many games, which together have every kind of event, card, text, question and fact, from either side.
 * `everyGame.nightly.test.ts` searches two hundred games.
 */
import { sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'
import { selectGames } from './plannedGames.ts'
import { searchedGame, serveWatched } from './traffic.ts'

const GAMES = sizeOfRun(12, 200)

test(`few games show every situation of ${GAMES} games`, { timeout: 300_000 }, async () => {
  const { seeds, situations } = selectGames(GAMES)
  expect(situations.size).toBeGreaterThan(sizeOfRun(150, 500))
  const watched = await serveWatched()
  const shown = new Set<string>()
  for (const seed of seeds) {
    const { leaks, events, bytes, refused, situations: seen } = await searchedGame(watched, seed)
    expect(leaks.slice(0, 5), `game ${seed}`).toEqual([])
    expect(Math.min(events, bytes / 10_000, refused), `game ${seed}`).toBeGreaterThan(0)
    for (const one of seen) shown.add(one)
  }
  expect([...situations].filter((one) => !shown.has(one))).toEqual([])
})
