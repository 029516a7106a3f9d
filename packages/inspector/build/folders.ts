/** The folders that the build of the inspector reads and writes. */
import { join } from 'node:path'

/** The folder of the repository: bundles name their inputs relative to it. */
export const ROOT = join(import.meta.dirname, '../../..')
export const SRC = join(import.meta.dirname, '../src')
export const DIST = join(import.meta.dirname, '../dist')
