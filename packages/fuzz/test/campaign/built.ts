/** The installed command, run as a process. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Called with output to standard error as it arrives. */
  readonly onError?: (text: string, interrupt: (signal: NodeJS.Signals) => void) => void
}

export interface Built {
  /** The file of `ptcg-turn`. */
  readonly command: string
  /** Runs any program to its end. */
  readonly run: (program: string, given: readonly string[], options?: RunOptions) => Promise<Ended>
  /** Runs `ptcg-turn` with these arguments. */
  readonly ptcgTurn: (given: readonly string[], options?: RunOptions) => Promise<Ended>
  /** An empty folder. */
  readonly folder: () => string
  readonly remove: () => void
}

const run = (program: string, given: readonly string[], { cwd, env, onError }: RunOptions = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, given, { cwd: cwd ?? tmpdir(), env: { ...process.env, ...env } })
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

/** Builds the command; its temporary folders are removed with it. */
export const build = (): Built => {
  const folders: string[] = []
  return {
    command: BUILT_COMMAND,
    run,
    ptcgTurn: (given, options) => run(process.execPath, [BUILT_COMMAND, ...given], options),
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
