/** Completes the build: what the compiler leaves to a bundler. */
import { join } from 'node:path'
import { bundlePage } from './page.ts'
import { bundleViewer } from './viewer.ts'

const DIST = join(import.meta.dirname, '../../../dist')

await Promise.all([bundlePage(join(DIST, 'inspector')), bundleViewer(DIST)])
