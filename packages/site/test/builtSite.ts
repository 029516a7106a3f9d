/** The site, built once for a state of its sources by `npm run site`, and its pages as files. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { buildOnce } from 'ptcg-turn-test-kit/builtOnce'
import builtPackages from 'ptcg-turn-test-kit/builtPackages'

const ROOT = join(import.meta.dirname, '../../..')

/** The folder of the built site. */
export const SITE = join(ROOT, 'node_modules/.cache/ptcg-turn-site')

const PACKAGES = readdirSync(join(ROOT, 'packages')).flatMap((name) =>
  ['README.md', 'package.json', 'docs', 'src', 'board', 'demo'].map((part) => `packages/${name}/${part}`),
)

const SOURCES = [
  ...['src', 'machines', 'docs', 'README.md', 'test/game/rules', 'test/rulings', 'tsconfig.json', 'package.json'],
  ...['package-lock.json', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ...PACKAGES.filter((path) => existsSync(join(ROOT, path))),
]

/** Builds it with `npm run site`, in a process without the test runner's environment. */
const build = async (folder: string): Promise<void> => {
  const { PATH, HOME } = process.env
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'packages/site/src/main.ts', folder], {
    cwd: ROOT,
    env: { PATH, HOME },
  }).catch(({ stderr }: { readonly stderr: string }) => {
    throw new Error(`The site was not built: ${stderr.slice(-4000)}`)
  })
}

/** A file that marks the end of this run's build: empty, or with the reason for a missing site. */
const OVER = `${SITE}.over`

/** Starts the build. Other tests run meanwhile. */
export default async (): Promise<void> => {
  mkdirSync(dirname(OVER), { recursive: true })
  rmSync(OVER, { force: true })
  // The demo of the site has the inspector beside it, as a built package.
  await builtPackages()
  buildOnce(SITE, SOURCES, build).then(
    () => writeFileSync(OVER, ''),
    (error: unknown) => writeFileSync(OVER, String(error)),
  )
}

/** Waits until it is built. */
export const siteIsBuilt = async (): Promise<void> => {
  while (!existsSync(OVER)) await new Promise((resolve) => setTimeout(resolve, 100))
  const problem = readFileSync(OVER, 'utf8')
  if (problem !== '') throw new Error(problem)
}

export interface WrittenPage {
  /** The path relative to the site's folder. */
  readonly path: string
  readonly html: string
}

/** Every page except the demo, which is a program, and the reference, which is generated from the sources. */
export const writtenPages = (): readonly WrittenPage[] =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !/^(?:demo|reference)\//.test(path))
    .toSorted()
    .map((path) => ({ path, html: readFileSync(join(SITE, path), 'utf8') }))
