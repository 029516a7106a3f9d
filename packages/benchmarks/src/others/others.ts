/** The section of the benchmark that compares this engine with boardgame.io and with a reducer written by hand. */
import { isDeepStrictEqual } from 'node:util'
import { playingGames } from '../games.ts'
import type { Figure, Section, SectionRun } from '../section.ts'
import { speedOf, timeContenders, timesAsFast } from '../timing.ts'
import { once, PLAYOUTS, vanillaOpening } from '../turn/decisions.ts'
import { FRAMEWORKS } from './playOuts.ts'

/** The seeds with which the frameworks do not all play the same game. */
export const differentGames = (seeds: readonly number[]): readonly number[] =>
  seeds.filter((seed) => {
    const [first, ...rest] = Object.values(FRAMEWORKS).map((prepare) => prepare(seed)())
    return !rest.every((ended) => isDeepStrictEqual(ended, first))
  })

/**
 * The number of games. It is small because prepared games are kept: if objects survive, V8 expects similar objects to live
 * long, and frees them late.
 */
const GAMES = 12

const measure = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const count = quick ? 2 : GAMES
  const different = differentGames(Array.from({ length: quick ? 3 : 30 }, (_, seed) => seed + 1))
  if (different.length > 0)
    throw new Error(`The frameworks play different games from the seeds ${different.join(', ')}.`)
  const openings = once(vanillaOpening)
  const contenders = [
    playingGames('ours: step', count, (seed) => {
      const opening = openings(seed)
      return () => PLAYOUTS.step(opening, seed)
    }),
    playingGames('ours: play', count, (seed) => {
      const opening = openings(seed)
      return () => PLAYOUTS.play(opening, seed)
    }),
    ...Object.entries(FRAMEWORKS).map(([name, prepare]) =>
      playingGames(name, count, (seed) => {
        const prepared = prepare(seed)
        return () => prepared().decisions
      }),
    ),
  ]
  const timings = await timeContenders(contenders, { rounds: quick ? 1 : 40, warmup: quick ? 0 : 4000 }, progress)
  return [
    ...contenders.map(({ name }) => speedOf(timings, name, 'decisions/s')),
    timesAsFast(timings, 'ours: step', 'boardgame.io Client', 'ours against the Client of boardgame.io'),
    timesAsFast(timings, 'ours: step', 'boardgame.io Client, tuned', 'ours against the Client, tuned'),
    timesAsFast(timings, 'ours: step', 'boardgame.io bare reducer, tuned', 'ours against the bare reducer, tuned'),
    timesAsFast(timings, 'ours: step', 'hand-written reducer', 'ours against a hand-written reducer'),
  ]
}

export const others: Section = {
  title: 'Beside boardgame.io and a hand-written reducer',
  reading:
    'Decisions in vanilla games. *Ours* is this engine. boardgame.io and the reducer share the same plain functions for rules, so only the frameworks differ. *Tuned* keeps immer’s proxies away from the rules, which the documentation of boardgame.io does not mention. Both do less than this engine: no effects, no reasons, no eras, no facts.',
  targets: [
    {
      figure: 'ours against the Client of boardgame.io',
      says: 'decisions a second, as a multiple of the local Client of boardgame.io',
      atLeast: 20,
    },
  ],
  measure,
}
