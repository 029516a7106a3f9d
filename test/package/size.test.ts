/** The gzipped size that the engine adds to a page: its maximum, and the parts that it leaves out. */
import { describe, expect, test } from 'vitest'
import { byEsbuild, byVite, type EsbuildBundle } from './bundled.ts'

/** Bytes of a kilobyte, as bundlers count. */
const KB = 1000

const RULES = ['play', 'check', 'request']
const CORE = [...RULES, 'legalEvents', 'view']
const ACTOR = ['gameMachine', 'actorOptions', 'snapshotOf']
const SESSION = ['createSession', 'restoreSession', 'createGame']

/** The maximum kilobytes by esbuild and by Vite: the measured size plus one in a hundred. */
const PARTS: readonly (readonly [what: string, names: readonly string[], esbuild: number, vite: number])[] = [
  ['the rules: playing, refusing with reasons, asking', RULES, 82.2, 79.6],
  ['the core: the rules, legal events, views', CORE, 86, 83.2],
  ['sessions, new games and the cards of the package', SESSION, 118.4, 114.9],
  ['the machine, with XState', ACTOR, 95.4, 91.9],
]

test.each(PARTS)('%s', async (_, names, esbuild, vite) => {
  expect((await byEsbuild(names)).size / KB).toBeLessThanOrEqual(esbuild)
  expect((await byVite(names)).size / KB).toBeLessThanOrEqual(vite)
})

const ofCards = (path: string): string => `src/game/cards/${path}`

/** The built engine, or a library. */
const placeOf = (part: string): string => (part.startsWith('node_modules/') ? part : `dist/${part}`)

const isIn = ({ files }: EsbuildBundle, part: string): boolean => files.some((file) => file.startsWith(placeOf(part)))

describe('the core leaves out', () => {
  test.each([
    ['XState', ['node_modules/xstate/']],
    ["XState's machine", ['src/engine/machine/']],
    ['cards', ['cards.js', 'decks.js', 'laboratory.js', 'laboratory/', 'swordAndShield/'].map(ofCards)],
    ['the schema of cards', ['schema.js', 'cardSchema', 'continuousSchema'].map(ofCards)],
    ['the schema of effects', ['schema.js', 'counters/schema.js'].map((path) => `src/game/words/${path}`)],
    ['what programs may say', ['programMeaning.js', 'programSteps.js', 'chosenSoFar.js'].map(ofCards)],
    ['the building of decks', ['deckConstruction.js', 'redefined.js'].map(ofCards)],
    ['saves and positions', ['src/engine/files/gameSchema', 'src/engine/files/positionSchema', 'src/engine/files/']],
    ['the limits of files', ['src/game/json/limits']],
    ['sessions', ['src/engine/session/']],
    ['the making of games', ['src/engine/play/newGame', 'src/game/rulesets/']],
    ['the sentences of the rulebook', ['src/game/rulebook/']],
  ])('%s', async (_, parts) => {
    const [core, everything] = await Promise.all([byEsbuild(CORE), byEsbuild('*')])
    // A part without a file has been renamed, and the test would no longer notice it.
    expect(parts.filter((part) => !isIn(everything, part))).toEqual([])
    expect(parts.filter((part) => isIn(core, part))).toEqual([])
  })

  test('fp-ts in its form for Node', async () => {
    const core = await byEsbuild(CORE)
    expect(isIn(core, 'node_modules/fp-ts/es6/')).toBe(true)
    expect(isIn(core, 'node_modules/fp-ts/lib/')).toBe(false)
  })

  test('every file can be tree-shaken: an unused import adds nothing', async () => {
    expect((await byEsbuild([])).code).toBe('')
  })
})
