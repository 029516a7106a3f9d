/**
 * Builds the packages in the form in which users install them: once, before any test that runs the `ptcg-turn` command, its inspector or a
 * tarball.
 */
import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildOnce } from './builtOnce.ts'

const ROOT = join(import.meta.dirname, '../../..')

const SOURCES = [
  ...['machines', 'src', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...['cards', 'fuzz', 'logs', 'conformance', 'inspector', 'cli'].map((name) => `packages/${name}/src`),
  'packages/inspector/build',
] as const

/** The file that `ptcg-turn` runs. */
export const BUILT_COMMAND = join(ROOT, 'packages/cli/bin/ptcg-turn.js')

/** The folder of the page of the inspector. */
export const BUILT_PAGE = join(ROOT, 'packages/inspector/dist/browser')

const build = async (): Promise<void> => {
  const { PATH, HOME } = process.env
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: ROOT, env: { PATH, HOME } }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`The packages cannot be built: ${stdout}${stderr}`)
    },
  )
}

/** The folder with the note that says from which sources the packages were built. */
const NOTE = join(ROOT, 'node_modules/.cache/ptcg-turn-packages')

export default (): Promise<void> => {
  if (!existsSync(join(ROOT, 'packages/cli/dist/main.js'))) rmSync(NOTE, { recursive: true, force: true })
  return buildOnce(NOTE, SOURCES, build)
}
