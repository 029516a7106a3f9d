/** The version of the engine, for reports and regressions. */
import { createRequire } from 'node:module'

const manifest = createRequire(import.meta.url)('ptcg-turn-engine/package.json') as { readonly version: string }

/** The version of the engine, such as `0.1.0`. */
export const engineVersion = (): string => manifest.version
