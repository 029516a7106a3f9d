/** The section of the benchmark about where the time of a decision goes. V8's sampling profiler watches games of the theme decks. */
import { type Profiler, Session } from 'node:inspector/promises'
import type { Figure, Section, SectionRun } from '../section.ts'
import { once, PLAYOUTS, themeOpening } from '../turn/decisions.ts'

/** Microseconds between two samples of the profiler. */
const INTERVAL = 100

const GAMES = 12
const WARMUP_SECONDS = 4
const SECONDS = 8

/** The folder of the engine that a function belongs to, or else its library or kind. */
const areaOf = ({ url, functionName }: Profiler.ProfileNode['callFrame']): string => {
  const folder = /\/(src\/[a-zA-Z]+(?:\/[a-zA-Z]+)?)\//.exec(url)?.[1]
  if (folder !== undefined) return folder
  if (functionName === '(garbage collector)') return 'garbage collector'
  return url.includes('/pure-rand/') ? 'pure-rand' : 'everything else'
}

const placeOf = ({ url, functionName, lineNumber }: Profiler.ProfileNode['callFrame']): string | null => {
  const file = /\/src\/(?:[a-zA-Z]+\/)*?([a-zA-Z]+\/[a-zA-Z]+)\.js$/.exec(url)?.[1]
  return file === undefined ? null : `${functionName === '' ? `line ${lineNumber + 1}` : functionName} (${file})`
}

/** The share of each name in all samples, largest share first. `named` gives the name of a sampled function, or null. */
const shares = (
  { nodes, samples = [] }: Profiler.Profile,
  named: (frame: Profiler.ProfileNode['callFrame']) => string | null,
): readonly (readonly [string, number])[] => {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const counts = new Map<string, number>()
  for (const id of samples) {
    const name = named(frames.get(id) as Profiler.ProfileNode['callFrame'])
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => [name, count / samples.length] as const).toSorted(([, a], [, b]) => b - a)
}

const playFor = (seconds: number, progress: (done: number) => void): void => {
  const opening = once(themeOpening)
  const began = performance.now()
  for (let seed = 1; performance.now() - began < seconds * 1000; seed = (seed % GAMES) + 1) {
    PLAYOUTS.step(opening(seed), seed)
    if (seed === 1) progress(Math.min(1, (performance.now() - began) / (seconds * 1000)))
  }
}

const percent = ([name, share]: readonly [string, number]): Figure => ({ name, value: share * 100, unit: '%' })

const measure = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  playFor(quick ? 0.2 : WARMUP_SECONDS, (done) => progress(done / 3))
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
  await session.post('Profiler.start')
  playFor(quick ? 0.2 : SECONDS, (done) => progress(1 / 3 + (2 * done) / 3))
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return [
    ...shares(profile, areaOf).map(percent),
    ...shares(profile, placeOf)
      .slice(0, 12)
      .map(([name, share]) => percent([`in ${name}`, share])),
  ]
}

export const profile: Section = {
  title: 'Where the time of a decision goes',
  reading:
    'Samples of V8’s profiler while theme decks are played, by folder. Inlined code counts for the function that contains it.',
  targets: [],
  measure,
}
