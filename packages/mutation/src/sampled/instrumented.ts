/**
 * Makes a copy of the sources that contains every small change of some folders, each behind a switch. Stryker chooses
 * the changes. The copy becomes one program, in which an environment variable switches a change on.
 */
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import { commonTokens } from '@stryker-mutator/api/plugin'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { build } from 'esbuild'
import { COPIED } from 'ptcg-turn-test-kit/compiledCopy'
import { createInjector } from 'typed-inject'

const ROOT = join(import.meta.dirname, '../../../..')

/** The folders that are changed, in two groups: those that implement the rules, and the rest of the engine. */
export const ROOMS = {
  rules: ['rules', 'actions', 'changes', 'effects', 'damage', 'board'].map((room) => `src/game/${room}`),
  engine: ['stepper', 'listing', 'play', 'session', 'files'].map((room) => `src/engine/${room}`),
} as const

export type Rooms = keyof typeof ROOMS

/** A small change of a file: its place, and its replacement. */
export interface SmallChange {
  readonly id: string
  readonly rooms: Rooms
  readonly file: string
  readonly line: number
  readonly column: number
  /** The place where the change ends. */
  readonly end: { readonly line: number; readonly column: number }
  readonly kind: string
  readonly replacement: string
}

const SILENT = Object.fromEntries(
  ['isTraceEnabled', 'isDebugEnabled', 'isInfoEnabled', 'isWarnEnabled', 'isErrorEnabled', 'isFatalEnabled']
    .map((name) => [name, () => false] as const)
    .concat(['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((name) => [name, () => false] as const)),
)

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
    .toSorted()

const roomsOf = (file: string): Rooms => (ROOMS.rules.some((room) => file.startsWith(`${room}/`)) ? 'rules' : 'engine')

/** Kinds of changes that are left out, since they only change text for people, which other tests check. */
const EXCLUDED = ['StringLiteral', 'Regex']

/** Writes the copy and its program into an empty folder. Returns every change in it, in the order of the files. */
export const instrument = async (
  folder: string,
): Promise<{ readonly program: string; readonly changes: readonly SmallChange[] }> => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const instrumenter = createInjector()
    .provideValue(commonTokens.logger, SILENT as never)
    .injectFunction(createInstrumenter as never) as ReturnType<typeof createInstrumenter>
  const files = Object.values(ROOMS).flat().flatMap(filesIn)
  const { files: changed, mutants } = await instrumenter.instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(join(ROOT, name), 'utf8') })),
    { plugins: null, excludedMutations: EXCLUDED, ignorers: [] },
  )
  for (const { name, content } of changed) writeFileSync(join(folder, name), content)
  const program = join(folder, 'hunt.mjs')
  await build({
    absWorkingDir: folder,
    entryPoints: [join(folder, 'packages/mutation/src/sampled/hunt.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  })
  return { program, changes: mutants.filter(({ status }) => status === undefined).map(smallChange) }
}

const smallChange = ({ id, fileName, location, mutatorName, replacement }: Mutant): SmallChange => ({
  id,
  rooms: roomsOf(fileName),
  file: fileName,
  line: location.start.line + 1,
  column: location.start.column + 1,
  end: { line: location.end.line + 1, column: location.end.column + 1 },
  kind: mutatorName,
  replacement,
})
