/** Writes the conformance suite (cases that test other engines) to a file or to standard output. */
import { once } from 'node:events'
import { conformanceSuite, suiteInLines } from 'ptcg-turn-engine-conformance'
import { writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import type { ConformanceOptions } from './conformance.ts'
import { engineVersion } from './engineVersion.ts'
import { orSentence } from './orSentence.ts'

const MEGABYTE = 1_000_000

/** Writes the suite to the file `output`, or to standard output. */
export const writeConformance = async ({ output, games, seed }: ConformanceOptions): Promise<void> => {
  const suite = conformanceSuite({ engine: engineVersion(), games, seed })
  const text = suiteInLines(suite)
  if (output === undefined) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    return
  }
  orSentence(writeWhole(output, text))
  const { rule, ruling, deck, game } = suite.head.cases
  process.stdout.write(
    `${output} has ${rule} cases of rules, ${ruling} of rulings, ${deck} decks and ${game} random games: ${(Buffer.byteLength(text) / MEGABYTE).toFixed(1)} MB.\n`,
  )
}
