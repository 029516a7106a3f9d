/**
 * Makes the package of the printed cards, `ptcg-turn-engine-cards`, beside the engine's: whoever brings cards of their own does not
 * install these. The engine's package names its modules as `ptcg-turn-engine/cards/...`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeCompanion } from './companion.ts'
import { filesIn } from './folders.ts'

export const CARDS_PACKAGE = 'ptcg-turn-engine-cards'

/** What declarations of the cards name of the engine is public there. */
const ENGINE = /(["'])\.\.\/(?:model|cards)\/\w+\.(?:js|ts)\1/g

/** What is no set. */
const OWN: readonly string[] = ['index', 'sets', 'knownDecks']

const readme = `# ${CARDS_PACKAGE}

Printed cards for [ptcg-turn-engine](https://www.npmjs.com/package/ptcg-turn-engine), as facts and effects: those of each set that the
engine carries out whole, and decks that people know. No printed sentence is in it.

\`\`\`ts
import { createGame } from 'ptcg-turn-engine'
import { cardsOfDecks, knownDecks } from '${CARDS_PACKAGE}'

const decks = [knownDecks['arceus-vstar'], knownDecks['palkia-vstar']] as const
const game = createGame({
  players: [
    { name: 'Ada', deck: decks[0] },
    { name: 'Ben', deck: decks[1] },
  ],
  cards: await cardsOfDecks(...decks),
  randomness: { seed: 1 },
})
\`\`\`

The cards of one set: \`import { cards } from '${CARDS_PACKAGE}/sv1'\`.
`

/** Takes the compiled sets out of the engine's package and writes a package of them into a folder. */
export const writeCardsPackage = async (dist: string, folder: string): Promise<void> => {
  const compiled = join(dist, 'src/game/sets')
  const entries = filesIn(compiled, '.js').map((file) => basename(file, '.js'))
  mkdirSync(folder, { recursive: true })
  for (const file of filesIn(compiled, '.d.ts')) {
    const text = readFileSync(file, 'utf8').replace(ENGINE, '$1ptcg-turn-engine$1')
    writeFileSync(join(folder, basename(file)), text)
  }
  await writeCompanion(
    {
      name: CARDS_PACKAGE,
      description: 'Printed cards for ptcg-turn-engine, as facts and effects, by their set.',
      readme,
      compiled,
      entries,
      manifest: (version) => ({
        exports: {
          '.': { types: './index.d.ts', default: './index.js' },
          './*': { types: './*.d.ts', default: './*.js' },
        },
        peerDependencies: { 'ptcg-turn-engine': version },
      }),
    },
    folder,
  )
  const names = join(dist, 'cards')
  mkdirSync(names, { recursive: true })
  for (const name of entries.filter((one) => !OWN.includes(one)))
    writeFileSync(join(names, `${name}.js`), `export * from '${CARDS_PACKAGE}/${name}'\n`)
  writeFileSync(join(names, 'set.d.ts'), `export * from '${CARDS_PACKAGE}/sv1'\n`)
}
