/**
 * Makes the package of the printed cards, `ptcg-turn-engine-cards`, beside the engine's: whoever brings cards of their own does not
 * install these. The engine's package names its modules as `ptcg-turn-engine/cards/...`.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { filesIn, ROOT } from './folders.ts'

export const CARDS_PACKAGE = 'ptcg-turn-engine-cards'

/** What declarations of the cards name of the engine is public there. */
const ENGINE = /(["'])\.\.\/(?:model|cards)\/\w+\.(?:js|ts)\1/g

/** What is no set. */
const OWN: readonly string[] = ['index', 'sets', 'knownDecks']

interface Manifest {
  readonly version: string
  readonly license: string
  readonly engines: unknown
}

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
  const { version, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest
  mkdirSync(folder, { recursive: true })
  const sets = filesIn(compiled, '.js').map((file) => basename(file, '.js'))
  await build({
    entryPoints: sets.map((name) => join(compiled, `${name}.js`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    chunkNames: 'shared-[hash]',
  })
  for (const file of filesIn(compiled, '.d.ts')) {
    const text = readFileSync(file, 'utf8').replace(ENGINE, '$1ptcg-turn-engine$1')
    writeFileSync(join(folder, basename(file)), text)
  }
  const manifest = {
    name: CARDS_PACKAGE,
    version,
    description: 'Printed cards for ptcg-turn-engine, as facts and effects, by their set.',
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './*': { types: './*.d.ts', default: './*.js' },
    },
    peerDependencies: { 'ptcg-turn-engine': version },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), readme)
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  const names = join(dist, 'cards')
  mkdirSync(names, { recursive: true })
  for (const name of sets.filter((one) => !OWN.includes(one)))
    writeFileSync(join(names, `${name}.js`), `export * from '${CARDS_PACKAGE}/${name}'\n`)
  writeFileSync(join(names, 'set.d.ts'), `export * from '${CARDS_PACKAGE}/sv1'\n`)
  rmSync(compiled, { recursive: true })
}
