/** How much the package adds to a page, gzipped: what it may weigh at most, and what a part does not bring with it. */
import { describe, expect, test } from 'vitest'
import { byEsbuild, byTerser, byVite, type EsbuildBundle } from './bundled.ts'

/** Bytes of a kilobyte, as bundlers count. */
const KB = 1000

interface Part {
  readonly what: string
  readonly names: readonly string[] | '*'
  /** Most kilobytes by each: what was measured, with two in a hundred to spare. */
  readonly esbuild: number
  readonly vite: number
  readonly terser: number
}

const RULES = ['play', 'check', 'request']
const CORE = [...RULES, 'legalEvents', 'view']
const ACTOR = ['gameMachine', 'actorOptions', 'snapshotOf']

const SESSION = ['createSession', 'restoreSession', 'createGame']

const PARTS: readonly Part[] = [
  { what: 'the rules: playing, refusing with reasons, asking', names: RULES, esbuild: 66.9, vite: 64.9, terser: 64.3 },
  {
    what: 'the core: the rules, what may be done now, what a player sees',
    names: CORE,
    esbuild: 70.4,
    vite: 68.3,
    terser: 67.7,
  },
  { what: 'the core, saving and loading', names: [...CORE, 'save', 'load'], esbuild: 83, vite: 80.5, terser: 79.8 },
  {
    what: 'the core, new games and the cards of the package',
    names: [...CORE, 'createGame'],
    esbuild: 90.3,
    vite: 87.8,
    terser: 87.1,
  },
  {
    what: 'sessions, new games and the cards of the package',
    names: SESSION,
    esbuild: 100.6,
    vite: 97.7,
    terser: 96.9,
  },
  { what: 'the machine, with XState', names: ACTOR, esbuild: 80.3, vite: 77.5, terser: 77.1 },
  {
    what: 'the core and the machine, with XState',
    names: [...CORE, ...ACTOR],
    esbuild: 85.4,
    vite: 82.7,
    terser: 82,
  },
]

describe.each(PARTS)('$what', ({ names, esbuild, vite, terser }) => {
  test(`weighs at most ${esbuild} kB by esbuild`, async () => {
    expect((await byEsbuild(names)).size / KB).toBeLessThanOrEqual(esbuild)
  })

  test(`weighs at most ${vite} kB by Vite`, async () => {
    expect((await byVite(names)).size / KB).toBeLessThanOrEqual(vite)
  })

  test(`weighs at most ${terser} kB by terser`, async () => {
    expect((await byTerser(names)).size / KB).toBeLessThanOrEqual(terser)
  })
})

const ofCards = (path: string): string => `src/game/cards/${path}`

const isIn = ({ files }: EsbuildBundle, part: string): boolean => files.some((file) => file.startsWith(part))

describe('the core brings nothing with it that it does not need:', () => {
  test.each([
    ['XState', ['node_modules/xstate/']],
    ["XState's machine", ['src/engine/machine/']],
    ['cards', ['cards.ts', 'decks.ts', 'laboratory.ts', 'laboratory/', 'swordAndShield/'].map(ofCards)],
    ['the schema of cards', ['schema.ts', 'cardSchema', 'effectSchema', 'continuousSchema'].map(ofCards)],
    ['what programs may say', ['programMeaning.ts', 'programSteps.ts', 'chosenSoFar.ts'].map(ofCards)],
    ['the building of decks', ['deckConstruction.ts', 'redefined.ts'].map(ofCards)],
    ['saves and positions', ['src/engine/files/gameSchema', 'src/engine/files/positionSchema', 'src/engine/files/']],
    ['the limits of files', ['src/game/json/limits']],
    ['sessions', ['src/engine/session/']],
    ['the making of games', ['src/engine/play/newGame', 'src/game/rulesets/']],
    ['the sentences of the rulebook', ['src/game/rulebook/']],
  ])('not %s', async (_, parts) => {
    const [core, everything] = await Promise.all([byEsbuild(CORE), byEsbuild('*')])
    // A part that is nowhere has been renamed, and would be missed by nobody.
    expect(parts.filter((part) => !isIn(everything, part))).toEqual([])
    expect(parts.filter((part) => isIn(core, part))).toEqual([])
  })

  test('not fp-ts as it is for Node', async () => {
    const core = await byEsbuild(CORE)
    expect(isIn(core, 'node_modules/fp-ts/es6/')).toBe(true)
    expect(isIn(core, 'node_modules/fp-ts/lib/')).toBe(false)
  })

  test('an import for nothing is nothing: every file can be left out', async () => {
    expect((await byEsbuild([])).code).toBe('')
  })
})
