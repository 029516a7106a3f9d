/** Draws a sample for a run that cannot try everything. */
import { seededRng } from 'ptcg-turn-engine-fuzz'

/** A sample of the given size, or all items if there are fewer. The same seed draws the same sample. */
export const drawnSample = <One>(all: readonly One[], size: number, seed: number): readonly One[] => {
  const left = [...all]
  const { upTo } = seededRng(seed)
  const drawn: One[] = []
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(upTo(left.length - 1), 1))
  return drawn
}
