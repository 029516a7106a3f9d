/** Builds and packs the package in a copy of it, and installs what comes out into projects that have nothing else. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** What is not written by people, and what nobody needs to build it. */
const isLeftOut = (path: string): boolean =>
  /(?:^|\/)node_modules(?:\/|$)|^(?:dist|\.git|coverage|\.benchmark|test)(?:\/|$)/.test(path.split(sep).join('/'))

export interface PackedFile {
  readonly path: string
  readonly size: number
}

/** A packed package: the file, what is in it, and the folder that it and projects with it are in. */
export interface Packed {
  readonly tarball: string
  readonly size: number
  readonly files: readonly PackedFile[]
  readonly folder: string
}

/** Runs a command and gives what it writes; where it fails, throws with all that it wrote. */
const run = (folder: string, command: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, [...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error([`${command} ${args.join(' ')} failed.`, stdout, stderr].join('\n'))
  return stdout
}

const copied = (folder: string): string => {
  const copy = join(folder, 'package')
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => !isLeftOut(relative(ROOT, source)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const v4 = 'packages/xstate-v4-viewer/node_modules'
  symlinkSync(join(ROOT, v4), join(copy, v4))
  return copy
}

const made: string[] = []

/** Packs it as `npm publish` does, or without making its large files smaller, which takes a minute less. */
export const pack = (large: 'small' | 'as built'): Packed => {
  const folder = mkdtempSync(join(tmpdir(), 'ptcg-turn-engine-packed-'))
  made.push(folder)
  const copy = copied(folder)
  if (large === 'small') run(copy, 'npm', 'run', '--silent', 'prepack')
  else {
    run(copy, 'npm', 'run', '--silent', 'build')
    run(copy, join(ROOT, 'node_modules/.bin/tsx'), 'scripts/bundles/documents.ts', 'package')
  }
  const said = run(copy, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder)
  const [{ filename, size, files }] = JSON.parse(said) as [Omit<Packed, 'tarball'> & { readonly filename: string }]
  return { tarball: join(folder, filename), size, files, folder }
}

/** What some entries ask for. */
export const PEERS: readonly string[] = ['react', '@xstate/react', 'fast-check', '@statelyai/inspect']

const linkOurs = (project: string, names: readonly string[]): void => {
  for (const name of names) {
    const place = join(project, 'node_modules', name)
    if (existsSync(place)) continue
    mkdirSync(join(place, '..'), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), place)
  }
}

/** An empty project that installs the package with others from npm, and gets to see packages of ours besides. */
export const installed = (
  { folder, tarball }: Packed,
  name: string,
  besides: readonly string[] = [],
  others: readonly string[] = [],
): string => {
  const project = join(folder, name)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
  run(project, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', tarball, ...others)
  linkOurs(project, besides)
  return project
}

/** Packs the package of the printed cards, which was built beside this one, and installs it into a project of its own. */
export const withCards = (packed: Packed, project: string): string => {
  const built = join(packed.folder, 'package/dist/cards-package')
  const said = run(built, 'npm', 'pack', '--json', '--pack-destination', packed.folder)
  const [{ filename }] = JSON.parse(said) as [{ readonly filename: string }]
  const copy = withMore(project, 'with-cards', [])
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']
  run(copy, 'npm', ...install, join(packed.folder, filename))
  return copy
}

/** A copy of a project, with all that is installed there, which gets to see packages of ours besides. */
export const withMore = (project: string, name: string, besides: readonly string[]): string => {
  const copy = join(project, '..', name)
  cpSync(project, copy, { recursive: true, verbatimSymlinks: true })
  linkOurs(copy, besides)
  return copy
}

/** Runs a program of a project in plain Node. */
export const runInNode = (project: string, program: string, node = process.execPath): string =>
  execFileSync(node, ['--input-type=module', '-e', program], { cwd: project, encoding: 'utf8' })

/** Runs a tool of ours, and gives whether it is content and what it says. */
export const runTool = (folder: string, tool: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), [...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { content: status === 0, said: `${stdout}${stderr}` }
}

/** Removes all that was made here, also when only half of it was. */
export const removeAll = (): void => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
}
