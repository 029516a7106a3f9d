/** The section of the benchmark about the package: how long it takes to load and how large it is. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Figure, Section, SectionRun } from '../section.ts'
import { bundleFigures } from './bundle.ts'
import { loadingFigures } from './loading.ts'

/** The public entry, as it is installed. */
const ENTRY = join(import.meta.dirname, '../../../../dist/src/index.js')

const measure = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => [
  ...loadingFigures(pathToFileURL(ENTRY).href, quick ? 1 : 40, progress),
  ...(await bundleFigures(ENTRY)),
]

export const packaged: Section = {
  title: 'Loading and size',
  reading:
    'Extra start-up time of a Node process that imports the package, and the size of everything it exports, bundled by esbuild.',
  targets: [],
  measure,
}
