/** Runs Stryker in a separate process. */
import { type StdioOptions, spawnSync } from 'node:child_process'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

/** Returns Stryker's exit code, which is 0 on success. `environment` has environment variables that its configuration reads. */
export const runStryker = (
  config: string,
  options: readonly string[],
  stdio: StdioOptions = 'inherit',
  environment: Readonly<Record<string, string>> = {},
): number =>
  spawnSync(process.execPath, [STRYKER, 'run', config, ...options], { stdio, env: { ...process.env, ...environment } })
    .status ?? 1
