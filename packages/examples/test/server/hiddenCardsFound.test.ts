/** The search for hidden cards finds leaks: for each view that hides too little, it finds a leak in one of a few games. */
import type { Snapshot } from 'ptcg-turn-engine'
import { describe, expect, test, vi } from 'vitest'
import { searchedGame, serveWatched } from './traffic.ts'

type View = typeof import('ptcg-turn-engine/internal/engine/play/view').view

const breaking = vi.hoisted(() => ({ by: null as ((whole: Snapshot, seen: Snapshot) => Snapshot) | null }))

vi.mock('../../../../src/engine/play/view.ts', async (original) => {
  const real = await original<{ readonly view: View }>()
  const view: View = (whole, viewer) => {
    const seen = real.view(whole, viewer)
    return breaking.by?.(whole, seen) ?? seen
  }
  return { ...real, view }
})

const FEW = 6

/** The seed of the first game with a leak, among this number of games; null if there is none. */
const firstLeaking = async (games: number): Promise<number | null> => {
  const watched = await serveWatched()
  for (let seed = 1; seed <= games; seed += 1) {
    const { leaks } = await searchedGame(watched, seed)
    if (leaks.length > 0) return seed
  }
  return null
}

/** The number of games needed to find every leak. */
let needed = 0

describe('a view that hides too little is detected', () => {
  test.each<readonly [string, (whole: Snapshot, seen: Snapshot) => Snapshot]>([
    ['nothing is hidden', (whole) => whole],
    [
      'facts contain the names of hidden cards',
      ({ game: { facts } }, seen) => ({ ...seen, game: { ...seen.game, facts } }),
    ],
    [
      'the definitions of hidden cards are kept, without the cards that have them',
      ({ game: { definitions } }, seen) => ({ ...seen, game: { ...seen.game, definitions } }),
    ],
    [
      'one card of a deck is shown',
      ({ game: { cards, players } }, seen) => {
        const [top] = players[0].deck
        const revealed = seen.game.cards.map((card, id) => (id === top ? (cards[id] ?? card) : card))
        return { ...seen, game: { ...seen.game, cards: revealed } }
      },
    ],
  ])('%s', async (_, by) => {
    breaking.by = by
    const found = await firstLeaking(FEW)
    expect(found).not.toBeNull()
    needed = Math.max(needed, found ?? 0)
  })

  test("but not the engine's own view", async () => {
    breaking.by = null
    expect(needed).toBeGreaterThan(0)
    expect(await firstLeaking(needed)).toBeNull()
  })
})
