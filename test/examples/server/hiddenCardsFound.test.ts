/** The search for hidden cards finds them: with each view that hides too little, some game of a few shows it. */
import type { Snapshot } from 'ptcg-turn-engine'
import { describe, expect, test, vi } from 'vitest'
import { chanceFrom, GENEROUS, serve } from './serving.ts'
import { searchedGame, watched } from './traffic.ts'

type View = typeof import('../../../src/engine/play/view.ts').view

const breaking = vi.hoisted(() => ({ by: null as ((whole: Snapshot, seen: Snapshot) => Snapshot) | null }))

vi.mock('../../../src/engine/play/view.ts', async (original) => {
  const real = await original<{ readonly view: View }>()
  const view: View = (whole, viewer) => {
    const seen = real.view(whole, viewer)
    return breaking.by?.(whole, seen) ?? seen
  }
  return { ...real, view }
})

const FEW = 6

/** The leaks of the first game that has some. */
const leaks = async (): Promise<readonly string[]> => {
  const served = await serve({ limits: GENEROUS, around: watched, draw: chanceFrom(1) })
  for (let seed = 1; seed <= FEW; seed += 1) {
    const found = await searchedGame(served, seed)
    if (found.leaks.length > 0) return found.leaks
  }
  return []
}

describe('a view that hides too little is found out', () => {
  test.each<readonly [string, (whole: Snapshot, seen: Snapshot) => Snapshot]>([
    ['nothing is hidden', (whole) => whole],
    [
      'what happens is told with all names',
      ({ game: { facts } }, seen) => ({ ...seen, game: { ...seen.game, facts } }),
    ],
    [
      'the definitions of hidden cards are left in, though no card has them',
      ({ game: { definitions } }, seen) => ({ ...seen, game: { ...seen.game, definitions } }),
    ],
    [
      'one card of a deck is told',
      ({ game: { cards, players } }, seen) => {
        const [top] = players[0].deck
        const told = seen.game.cards.map((card, id) => (id === top ? (cards[id] ?? card) : card))
        return { ...seen, game: { ...seen.game, cards: told } }
      },
    ],
  ])('%s', async (_, by) => {
    breaking.by = by
    expect((await leaks()).length).toBeGreaterThan(0)
  })

  test('and the view as it is, is not', async () => {
    breaking.by = null
    expect(await leaks()).toEqual([])
  })
})
