/** The section of the benchmark about the heap: the memory in use after many whole games. */
import type { Figure, Section, SectionRun } from '../section.ts'
import { PLAYOUTS, themeOpening, vanillaOpening } from '../turn/decisions.ts'

/** The number of games in a whole run, unless `--games` gives another number. */
const GAMES = 100_000
const POINTS = 10

const MEGABYTE = 2 ** 20

const usedHeap = (): number => {
  if (globalThis.gc === undefined) throw new Error('The heap is measured with node --expose-gc.')
  // Objects that the first sweep finalizes are freed only by the second sweep.
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed / MEGABYTE
}

/** Plays the game of a seed with the theme decks, or with vanilla decks for every tenth seed. Returns the number of decisions. */
const playGame = (seed: number): number =>
  PLAYOUTS.step(seed % 10 === 0 ? vanillaOpening(seed) : themeOpening(seed), seed)

const measure = async ({ quick, games = quick ? 20 : GAMES, progress }: SectionRun): Promise<readonly Figure[]> => {
  const each = Math.ceil(games / POINTS)
  const points: Figure[] = []
  let decisions = 0
  for (let seed = 1; seed <= each * POINTS; seed += 1) {
    decisions += playGame(seed)
    if (seed % each === 0)
      points.push({ name: `after ${seed.toLocaleString('en-US')} games`, value: usedHeap(), unit: 'MB' })
    if (seed % 50 === 0) progress(seed / (each * POINTS))
  }
  const first = points[0] as Figure
  const last = points.at(-1) as Figure
  return [
    { name: 'games', value: each * POINTS, unit: 'games' },
    { name: 'decisions', value: decisions, unit: 'decisions' },
    ...points,
    { name: 'growth', value: last.value - first.value, unit: 'MB' },
    { name: 'at the end', value: last.value, unit: 'MB' },
  ]
}

export const heap: Section = {
  title: 'The heap over many games',
  reading: 'The used heap after a full garbage collection, while one process plays game after game and keeps none.',
  targets: [
    { figure: 'growth', says: 'growth of the used heap in MB, from a tenth of the games to all games', atMost: 1 },
  ],
  measure,
}
