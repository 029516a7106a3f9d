/** Completes the build for hosts: fp-ts by its ES modules, and the whole package as one file for pages without a bundler. */
import { join } from 'node:path'
import { shipFpTs } from './fpTs.ts'
import { bundleScript } from './script.ts'

const DIST = join(import.meta.dirname, '../../dist')

shipFpTs(DIST)
await bundleScript(DIST)
