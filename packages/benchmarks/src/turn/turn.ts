/** The section of the benchmark about the turn itself: what the statechart costs. */
import { isDeepStrictEqual } from 'node:util'
import type { Figure, Section, SectionRun } from '../section.ts'
import { type Contender, speedOf, timeContenders, timesAsFast } from '../timing.ts'
import { REPLAYS } from './contenders.ts'
import { type RecordedGame, recordedGames } from './recording.ts'

/** The contenders with which a game ends differently from its recording. */
export const disagreeing = (games: readonly RecordedGame[]): readonly string[] =>
  Object.entries(REPLAYS).flatMap(([name, replay]) =>
    games.every((game) => isDeepStrictEqual(replay(game), game.last.game)) ? [] : [name],
  )

/** Divides games into batches of one size. Each round plays one batch. */
const heapsOf = <Game>(games: readonly Game[], size: number): readonly (readonly Game[])[] =>
  Array.from({ length: Math.ceil(games.length / size) }, (_, heap) => games.slice(heap * size, (heap + 1) * size))

const replayed = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const games = recordedGames(quick ? 4 : 300)
  const wrong = disagreeing(games)
  if (wrong.length > 0) throw new Error(`These contenders end games differently: ${wrong.join(', ')}.`)
  const heaps = heapsOf(games, quick ? 2 : 50)
  const contenders = Object.entries(REPLAYS).map(
    ([name, replay]): Contender => ({
      name: `events: ${name}`,
      go: (round) => {
        let events = 0
        for (const game of heaps[round % heaps.length] as readonly RecordedGame[]) {
          replay(game)
          events += game.events.length
        }
        return events
      },
    }),
  )
  const timings = await timeContenders(contenders, { rounds: quick ? 1 : 36, warmup: quick ? 0 : 500 }, progress)
  const speeds = contenders.map(({ name }) => speedOf(timings, name, 'events/s'))
  const eventsAGame = games.reduce((sum, game) => sum + game.events.length, 0) / games.length
  return [
    { name: 'recorded games', value: games.length, unit: 'games' },
    { name: 'events per game', value: eventsAGame, unit: 'events' },
    ...speeds,
    ...speeds.map(({ name, value }) => ({
      name: name.replace('events', 'games replayed'),
      value: value / eventsAGame,
      unit: 'games/s',
    })),
    timesAsFast(timings, 'events: floor', 'events: step', 'step: time for an event, against the floor'),
    timesAsFast(timings, 'events: step', 'events: transition', 'step against transition'),
    timesAsFast(timings, 'events: step', 'events: actor', 'step against an actor'),
  ]
}

export const turnSection: Section = {
  title: 'The turn, event by event',
  reading:
    'Recorded games between random players, replayed event by event: by the compiled stepper (`step`), the public `play` (which also validates the event), an XState actor, XState’s pure `transition`, and the *floor*: the same clauses and actions called without a chart.',
  targets: [
    {
      figure: 'step: time for an event, against the floor',
      says: 'time of the stepper for an event, as a multiple of the floor',
      atMost: 1.25,
    },
    {
      figure: 'step against transition',
      says: 'events a second of the stepper, as a multiple of XState’s transition',
      atLeast: 20,
    },
  ],
  measure: replayed,
}
