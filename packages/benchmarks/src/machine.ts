/** Describes the machine that runs the benchmark. */
import { cpus, totalmem } from 'node:os'

export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memory: string
  readonly node: string
  readonly system: string
}

export const thisMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
  system: `${process.platform} ${process.arch}`,
})
