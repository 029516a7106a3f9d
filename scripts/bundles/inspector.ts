/** Completes the build: what the compiler leaves to a bundler. */
import { join } from 'node:path'
import { bundlePage } from './inspectorPage.ts'
import { bundleViewer } from './inspectorViewer.ts'

const DIST = join(import.meta.dirname, '../../dist')

await Promise.all([bundlePage(join(DIST, 'inspector')), bundleViewer(DIST)])
