/** The command as it is installed, compiled once before the tests that run it as a process. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { builtOnce } from './builtOnce.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Built files find their packages in the folders around them. */
const FOLDER = join(ROOT, 'node_modules/.cache/ptcg-turn-command')

/** The file that `ptcg-turn` runs. */
export const BUILT_COMMAND = join(FOLDER, 'src/hosts/terminal/main.js')

const SOURCES = ['src', 'machines', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'] as const

const compile = async (folder: string): Promise<void> => {
  // Types change nothing that is run, and `npm run check` checks them.
  const words = ['-p', 'tsconfig.build.json', '--outDir', folder, '--noCheck', '--declaration', 'false']
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), words, { cwd: ROOT }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`The command cannot be built: ${stdout}${stderr}`)
    },
  )
}

export default (): Promise<void> => builtOnce(FOLDER, SOURCES, compile)
