/**
 * Makes the package of battle logs, `ptcg-turn-engine-logs`, beside the engine's: whoever does not read logs does not install it. What it
 * uses of the engine is inside it; games and cards are plain data, so those of the engine's package fit.
 */
import { join } from 'node:path'
import { writeCompanion } from './companion.ts'

export const LOGS_PACKAGE = 'ptcg-turn-engine-logs'

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
export const writeLogsPackage = (dist: string, folder: string): Promise<void> =>
  writeCompanion(
    {
      name: LOGS_PACKAGE,
      description: 'Battle logs of Pokémon TCG Live, read and refereed.',
      readme,
      compiled: join(dist, 'src/log'),
      entries: ['index'],
      dependencies: ['valibot'],
    },
    folder,
  )
