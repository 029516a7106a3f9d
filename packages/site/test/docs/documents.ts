/** The pages whose code is run: the README, the guides, and the pages of each package. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../../..')

export const PACKAGES = readdirSync(join(ROOT, 'packages')).toSorted()

const pagesUnder = (folder: string): readonly string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name))
        .toSorted()
    : []

/** Paths relative to the repository. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  ...pagesUnder('docs'),
  ...PACKAGES.map((name) => `packages/${name}/README.md`).filter((path) => existsSync(join(ROOT, path))),
  ...PACKAGES.flatMap((name) => pagesUnder(`packages/${name}/docs`)),
]
