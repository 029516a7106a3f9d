/** Runs Stryker in a process of its own. */
import { type StdioOptions, spawnSync } from 'node:child_process'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

/** Stryker's answer: 0 when all went well. */
export const runStryker = (config: string, options: readonly string[], stdio: StdioOptions = 'inherit'): number =>
  spawnSync(process.execPath, [STRYKER, 'run', config, ...options], { stdio }).status ?? 1
