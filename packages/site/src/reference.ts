/** Builds the reference: a page for each entry point of the published packages, and one for each of its exports. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application } from 'typedoc'

const ROOT = join(import.meta.dirname, '../../..')

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, unknown>>
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const manifests = (): readonly Manifest[] => {
  const packages = readdirSync(join(ROOT, 'packages')).toSorted()
  return ['package.json', ...packages.map((name) => `packages/${name}/package.json`)].map(
    (path) => read(path) as Manifest,
  )
}

/** The entry points of the published packages, by import name. Data files and internal modules are left out. */
export const referenceEntries = (): readonly string[] =>
  manifests()
    .filter((one) => one.private !== true)
    .flatMap(({ name, exports = {} }) =>
      Object.keys(exports)
        .filter((path) => !/\*|\.jsonl?$/.test(path))
        .map((path) => `${name}${path.slice(1)}`),
    )

/** The path of an entry's page, relative to the site's folder. */
export const referencePage = (entry: string): string => `reference/modules/${entry.replaceAll('/', '_')}.html`

/** Writes the reference into a folder. */
export const buildReference = async (folder: string): Promise<void> => {
  const { paths } = (read('tsconfig.json') as { compilerOptions: { paths: Record<string, readonly string[]> } })
    .compilerOptions
  const sources = referenceEntries().map((entry) => {
    const source = paths[entry]?.[0]
    if (source === undefined) throw new Error(`tsconfig.json does not say which source ${entry} is.`)
    return { entry, file: join(ROOT, source), called: source.replace(/^\.\/|(?:\/index)?\.ts$/g, '') }
  })
  const application = await Application.bootstrap({
    name: 'Reference',
    entryPoints: sources.map(({ file }) => file),
    tsconfig: join(ROOT, 'tsconfig.json'),
    basePath: ROOT,
    readme: 'none',
    router: 'kind',
    logLevel: 'Error',
    skipErrorChecking: true,
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    githubPages: false,
  })
  const project = await application.convert()
  if (project === undefined) throw new Error('The reference could not be read from the sources.')
  for (const module of project.children ?? [])
    module.name = sources.find(({ called }) => called === module.name)?.entry ?? module.name
  for (const { children } of project.groups ?? []) children.sort((one, other) => (one.name < other.name ? -1 : 1))
  await application.generateDocs(project, folder)
}
