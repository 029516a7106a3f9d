/** The command as it is installed: built once for a test file, in a folder of its own, and run as a process. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** Built files find their packages in the folders around them. */
const CACHE = join(ROOT, 'node_modules/.cache')

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Told of what is written to standard error, as it comes. */
  readonly onError?: (text: string, interrupt: (signal: NodeJS.Signals) => void) => void
}

export interface Built {
  /** The file that `ptcg-turn` runs. */
  readonly command: string
  /** Runs any program to its end. */
  readonly run: (program: string, given: readonly string[], options?: RunOptions) => Promise<Ended>
  /** Runs `ptcg-turn` with these words. */
  readonly ptcgTurn: (given: readonly string[], options?: RunOptions) => Promise<Ended>
  /** An empty folder. */
  readonly folder: () => string
  readonly remove: () => void
}

const run = (program: string, given: readonly string[], { cwd, env, onError }: RunOptions = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, given, { cwd: cwd ?? tmpdir(), env: { ...process.env, NO_COLOR: '1', ...env } })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
      onError?.(text, (signal) => child.kill(signal))
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })

/** Builds the package. */
export const build = (): Built => {
  mkdirSync(CACHE, { recursive: true })
  const built = mkdtempSync(join(CACHE, 'ptcg-turn-'))
  const folders: string[] = [built]
  const compiler = join(ROOT, 'node_modules/.bin/tsc')
  const compiled = spawnSync(compiler, ['-p', 'tsconfig.build.json', '--outDir', built], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const command = join(built, 'src/hosts/terminal/main.js')
  if (!existsSync(command)) throw new Error(`The package cannot be built: ${compiled.stdout}${compiled.stderr}`)
  return {
    command,
    run,
    ptcgTurn: (given, options) => run(process.execPath, [command, ...given], options),
    folder: () => {
      const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
      folders.push(folder)
      return folder
    },
    remove: () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
