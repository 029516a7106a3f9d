/** Runs Stryker in a process of its own. */
import { type StdioOptions, spawnSync } from 'node:child_process'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

/** Returns Stryker's exit code: 0 if all went well. `told`: environment variables for its configuration. */
export const runStryker = (
  config: string,
  options: readonly string[],
  stdio: StdioOptions = 'inherit',
  told: Readonly<Record<string, string>> = {},
): number =>
  spawnSync(process.execPath, [STRYKER, 'run', config, ...options], { stdio, env: { ...process.env, ...told } })
    .status ?? 1
