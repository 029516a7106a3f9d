/** Whole random games of this package's decks, event by event with every microstep, for invariants. */
import type { Snapshot } from 'ptcg-turn-engine'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { playStep, type Step } from '../src/time/step.ts'

const PAIRS = [
  ['cinderace', 'inteleon'],
  ['laboratory', 'laboratory'],
] as const

/** Plays some events of each pair of decks, once from a seed and once with every chance event asked. */
export const throughGames = (seen: (before: Snapshot, step: Step) => void, most = 250): void => {
  for (const [number, names] of PAIRS.entries())
    for (const randomness of [{ seed: number + 1 }, 'asked'] as const) {
      let count = 0
      walk(
        opening(names, randomness),
        eager(number + 7),
        (event, before) => {
          count += 1
          seen(before, playStep(before, event, count))
        },
        most,
      )
    }
}
