/**
 * Makes the package that judges other engines, `ptcg-turn-engine-conformance`: the suite and lockstep, with the cases of the rules and
 * what it uses of fuzzing inside.
 */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompanion } from './companion.ts'
import { ROOT } from './folders.ts'

export const CONFORMANCE_PACKAGE = 'ptcg-turn-engine-conformance'

const readme = `# ${CONFORMANCE_PACKAGE}

Judges engines of the Pokémon Trading Card Game by the rules of [ptcg-turn-engine](https://www.npmjs.com/package/ptcg-turn-engine). With it
installed, \`npx ptcg-turn conformance -o suite.jsonl\` writes what an engine must answer, as lines of JSON for any language,
and \`npx ptcg-turn judge -- my-engine\` plays beside an engine and tells where the two first differ.

\`\`\`js
import { conformanceSuite, suiteInLines } from '${CONFORMANCE_PACKAGE}'

console.log(suiteInLines(conformanceSuite({ engine: 'mine', seed: 1, games: 10 })))
\`\`\`
`

/** Bundles it into a package of its own, and takes it out of the engine's. */
export const writeConformancePackage = async (dist: string, folder: string): Promise<void> => {
  await writeCompanion(
    {
      name: CONFORMANCE_PACKAGE,
      description: 'A suite of conformance for engines of the Pokémon TCG, and a judge that plays beside them.',
      readme,
      compiled: join(dist, 'src/conformance'),
      entries: ['index'],
      dependencies: ['valibot', 'fast-check'],
      platform: 'node',
    },
    folder,
  )
  copyFileSync(join(ROOT, 'src/conformance/suite/cases.jsonl'), join(folder, 'cases.jsonl'))
}
