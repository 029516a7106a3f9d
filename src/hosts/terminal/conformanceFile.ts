/** Writes the suite of conformance. */
import { once } from 'node:events'
import { writeWhole } from '../../fuzz/campaign/file.ts'
import { loadCompanion } from './companion.ts'
import type { ConformanceOptions } from './conformance.ts'
import { engineVersion } from './engineVersion.ts'
import { orSentence } from './orSentence.ts'

/** The suite and the judge are a package of their own. */
export const loadConformance = (): Promise<typeof import('../../conformance/index.ts')> =>
  loadCompanion({
    load: () => import('../../conformance/index.ts'),
    built: '../conformance-package/index.js',
    missing: 'Other engines are judged by a package of its own: npm install ptcg-turn-engine-conformance.',
  })

const MEGABYTE = 1_000_000

/** Writes it to a file, or prints it. */
export const writeConformance = async ({ output, games, seed }: ConformanceOptions): Promise<void> => {
  const { conformanceSuite, suiteInLines } = await loadConformance()
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
