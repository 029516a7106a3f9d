/** Hunts many mutants (engines with one defect each) at once: worker threads play games on each until a check finds its defect. */
import { Tinypool } from 'tinypool'
import type { Killed, Survived } from './kill.ts'
import type { Mutant } from './mutant.ts'
import type { Hunting } from './mutantTask.ts'

export interface HuntAllOptions extends Omit<Hunting, 'mutant'> {
  readonly workers: number
  /** Called with the outcome of each hunt as soon as it ends. */
  readonly onOutcome: (outcome: Killed | Survived) => void
  /** No further hunt is begun once this is aborted. */
  readonly stop: AbortSignal
}

/** Runs hunts in worker threads. Threads need built files, so code that runs from source hunts in this thread. */
const poolOf = (workers: number): { run(task: Hunting): Promise<Killed | Survived>; end(): Promise<void> } => {
  if (!import.meta.url.endsWith('.js'))
    return { run: async (task) => (await import('./mutantTask.ts')).default(task), end: () => Promise.resolve() }
  const pool = new Tinypool({
    filename: new URL('./mutantTask.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })
  return { run: async (task) => (await pool.run(task)) as Killed | Survived, end: () => pool.destroy() }
}

/** Hunts the mutants, and returns the outcome of every finished hunt in the order of the mutants. */
export const huntAll = async (
  mutants: readonly Mutant[],
  { seed, games, workers, onOutcome, stop }: HuntAllOptions,
): Promise<readonly (Killed | Survived)[]> => {
  const pool = poolOf(workers)
  const outcomes = new Map<string, Killed | Survived>()
  const waiting = mutants.map(({ id }) => id)
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined && !stop.aborted; mutant = waiting.shift()) {
      const outcome = await pool.run({ mutant, seed, games })
      outcomes.set(mutant, outcome)
      onOutcome(outcome)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await pool.end()
  }
  return mutants.flatMap(({ id }) => outcomes.get(id) ?? [])
}
