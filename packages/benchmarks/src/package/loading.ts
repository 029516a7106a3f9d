/** Measures how long the package takes to load: compares fresh processes that import it with processes that import nothing. */
import { spawnSync } from 'node:child_process'
import { median, spread } from '../median.ts'
import type { Figure } from '../section.ts'

/** Milliseconds that a fresh process takes. */
const processTime = (code: string): number => {
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return performance.now() - began
}

export const loadingFigures = (entry: string, rounds: number, progress: (done: number) => void): readonly Figure[] => {
  const programs = { nothing: '', xstate: "import 'xstate'", ours: `import ${JSON.stringify(entry)}` }
  const times: { readonly [Name in keyof typeof programs]: number[] } = { nothing: [], xstate: [], ours: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['nothing', 'xstate', 'ours'] as const) times[name].push(processTime(programs[name]))
    progress((round + 1) / rounds)
  }
  const over = (name: 'xstate' | 'ours'): readonly number[] =>
    times[name].map((time, round) => time - (times.nothing[round] as number))
  const parts = over('ours').map((time, round) => time / (times.nothing[round] as number))
  return [
    { name: 'a process that loads nothing', value: median(times.nothing), unit: 'ms', spread: spread(times.nothing) },
    { name: 'loading XState alone', value: median(over('xstate')), unit: 'ms', spread: spread(over('xstate')) },
    {
      name: 'loading the package, XState included',
      value: median(over('ours')),
      unit: 'ms',
      spread: spread(parts),
    },
  ]
}
