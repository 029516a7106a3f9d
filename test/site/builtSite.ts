/** The site, built once for a state of its sources by the command that people use, and its pages as files. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtOnce } from '../support/builtOnce.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Where it lies. */
export const SITE = join(ROOT, 'node_modules/.cache/ptcg-turn-site')

const SOURCES = [
  ...['src', 'machines', 'scripts', 'docs', 'README.md', 'test/game/rules', 'test/rulings', 'test/support'],
  ...['package-lock.json', 'CHANGELOG.md', 'CONTRIBUTING.md'],
] as const

/** Builds it as `npm run site` does, in a process that knows nothing of the test runner around it. */
export default (): Promise<void> =>
  builtOnce(SITE, SOURCES, (folder) => {
    const { PATH, HOME } = process.env
    const done = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/site/main.ts', folder], {
      cwd: ROOT,
      env: { PATH, HOME },
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(`The site was not built: ${done.stderr.slice(-4000)}`)
  })

export interface WrittenPage {
  /** From the folder of the site. */
  readonly path: string
  readonly html: string
}

/** Every page but the demo, which is a program. */
export const writtenPages = (): readonly WrittenPage[] =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith('demo/'))
    .toSorted()
    .map((path) => ({ path, html: readFileSync(join(SITE, path), 'utf8') }))
