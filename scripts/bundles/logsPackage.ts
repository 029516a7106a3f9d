/**
 * Makes the package of battle logs, `ptcg-turn-engine-logs`, beside the engine's: whoever does not read logs does not install it. What it
 * uses of the engine is inside it; games and cards are plain data, so those of the engine's package fit.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './folders.ts'

export const LOGS_PACKAGE = 'ptcg-turn-engine-logs'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly engines: unknown
  readonly dependencies: Readonly<Record<string, string>>
}

const readme = `# ${LOGS_PACKAGE}

Battle logs of Pokémon TCG Live for [ptcg-turn-engine](https://www.npmjs.com/package/ptcg-turn-engine): read in five languages, put together as a
game, and every action judged by the rules. With it installed, \`npx ptcg-turn log game.txt\` tells what it says of a log.

\`\`\`js
import { readBattleLog, refereedInWords, refereeLog } from '${LOGS_PACKAGE}'

const log = readBattleLog(text)
const refereed = refereeLog(log, { cards: [] })
console.log(refereedInWords(refereed, text, { all: true }).join('\\n'))
\`\`\`
`

/** Bundles the compiled logs into a package of their own, and takes them out of the engine's. */
export const writeLogsPackage = async (dist: string, folder: string): Promise<void> => {
  const compiled = join(dist, 'src/log')
  const { version, license, engines, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Manifest
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [join(compiled, 'index.js')],
    outfile: join(folder, 'index.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    external: ['valibot'],
    mainFields: ['module', 'main'],
    legalComments: 'none',
  })
  const manifest = {
    name: LOGS_PACKAGE,
    version,
    description: 'Battle logs of Pokémon TCG Live, read and refereed.',
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: { '.': './index.js' },
    dependencies,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), readme)
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  rmSync(compiled, { recursive: true })
}
