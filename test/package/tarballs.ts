/** Packs every built package, and installs the tarballs into projects that have nothing else. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** The published packages, by their folders: all that are not private. */
export const FOLDERS = ['.', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)].filter(
  (folder) => manifestOf(folder).private !== true,
)

/** Every entry that is a module, as hosts name it; patterns such as `./internal/*` are left out. */
export const MODULES: readonly string[] = FOLDERS.map(manifestOf).flatMap(({ name, exports }) =>
  Object.keys(exports)
    .filter((path) => !/\*|\.jsonl?$/.test(path))
    .map((path) => `${name}${path.slice(1)}`),
)

/** Runs a command and returns its output; if it fails, throws with the whole output. */
export const run = (folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string => {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error([`${command} ${args.join(' ')} failed.`, error?.message, stdout, stderr].join('\n'))
  return stdout
}

export interface Tarball {
  readonly name: string
  readonly file: string
  /** The paths in it. */
  readonly paths: readonly string[]
}

interface PackedByNpm {
  readonly name: string
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

const made: string[] = []

/** A folder that `removeAll` takes away. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ptcg-turn-packages-'))
  made.push(folder)
  return folder
}

export const removeAll = (): void => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Packs all of them into a folder. */
export const packAll = (folder: string): readonly Tarball[] => {
  const names = FOLDERS.flatMap((one) => ['-w', manifestOf(one).name])
  const said = run(ROOT, 'npm', ['pack', '--json', '--pack-destination', folder, ...names])
  const packed = Object.values(JSON.parse(said) as readonly PackedByNpm[])
  return packed.map(({ name, filename, files }) => ({
    name,
    file: join(folder, filename.replace('@', '').replace('/', '-')),
    paths: files.map(({ path }) => path),
  }))
}

/** The libraries that hosts of these tests install themselves; pnpm hides those of other packages. */
export const OF_THE_HOST = ['xstate@5', 'react@19', '@types/react@19', '@types/node@20']

/** The ways in which people install. */
export const MANAGERS = {
  npm: (files: readonly string[]) => ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...files],
  'npm --legacy-peer-deps': (files: readonly string[]) => [
    ...['npm', 'install', '--legacy-peer-deps', '--prefer-offline', '--no-audit', '--no-fund'],
    ...files,
  ],
  'Yarn 1': (files: readonly string[]) => [
    ...['npx', '-y', 'yarn@1', 'add', '--silent', '--non-interactive', '--ignore-engines'],
    ...files.map((file) => (file.endsWith('.tgz') ? `file:${file}` : file)),
  ],
  pnpm: (files: readonly string[]) => ['npx', '-y', 'pnpm@9', 'add', ...files],
} as const

export type Manager = keyof typeof MANAGERS

/** An empty project into which the tarballs are installed, with more from the registry. */
export const installTarballs = (
  tarballs: readonly Tarball[],
  manager: Manager = 'npm',
  others: readonly string[] = [],
): string => {
  const project = join(scratch(), 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }))
  const [command = '', ...args] = MANAGERS[manager]([...tarballs.map(({ file }) => file), ...others])
  run(project, command, args)
  return project
}

/** Runs a program of a project in plain Node. */
export const runInNode = (project: string, program: string, node = process.execPath): string =>
  execFileSync(node, ['--input-type=module', '-e', program], { cwd: project, encoding: 'utf8' }).trim()

/** The command of a project. */
export const ptcgTurn = (project: string, args: readonly string[], node = process.execPath): string =>
  run(project, node, [join(project, 'node_modules/ptcg-turn-engine-cli/bin/ptcg-turn.js'), ...args])

/** The errors that the compiler finds in a host that imports every module. */
export const typeErrors = (project: string, source: string, options: readonly string[] = []): readonly string[] => {
  writeFileSync(join(project, 'host.ts'), source)
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable']
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...strict, ...options, 'host.ts'], {
    cwd: project,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line.includes(' error TS'))
}
