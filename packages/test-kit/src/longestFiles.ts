/** Lists the slowest test files at the end of a run. */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const MAX_FILES = 10

interface Timed {
  readonly name: string
  readonly milliseconds: number
}

/** The total time of one file: its imports, its preparations, and its tests. */
const timed = (module: TestModule): Timed => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    name: relative(process.cwd(), module.moduleId),
    milliseconds: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9)

/** The files that took longest, longest first, and their share of the total time. */
export const longestOf = (all: readonly Timed[]): string => {
  const sum = all.reduce((so, { milliseconds }) => so + milliseconds, 0)
  const longest = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, MAX_FILES)
  const theirs = longest.reduce((so, { milliseconds }) => so + milliseconds, 0)
  const part = sum === 0 ? 0 : Math.round((theirs / sum) * 100)
  return [
    `The slowest files (${part} % of the time of ${all.length} files):`,
    ...longest.map(({ name, milliseconds }) => `${seconds(milliseconds)}  ${name}`),
  ].join('\n')
}

export default class LongestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length > 1) process.stdout.write(`\n${longestOf(modules.map(timed))}\n\n`)
  }
}
