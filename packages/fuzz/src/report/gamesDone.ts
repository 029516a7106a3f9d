/** Counts the games done, and the games done since the last one that reached something new. */
import type { Report } from './report.ts'
import { numberCount } from './stretches.ts'

/** The number of games that a report has done. */
export const gamesDone = ({ done, of }: Pick<Report, 'done' | 'of'>): number => numberCount(done, of)

/** The number of games done up to this number. */
const gamesUpTo = ({ done, of }: Report, number: number): number =>
  numberCount(
    done.filter(({ from }) => from <= number).map(({ from, to }) => ({ from, to: Math.min(to, number) })),
    of,
  )

/** The number of the last game that reached something new; -1 if no game has. */
export const newestGame = ({ firstReached }: Pick<Report, 'firstReached'>): number =>
  Object.values(firstReached).reduce(
    (newest, firsts) => Object.values<number>(firsts).reduce((one, other) => Math.max(one, other), newest),
    -1,
  )

/** The number of games since the last one that reached something new. */
export const gamesWithoutNew = (report: Report): number => gamesDone(report) - gamesUpTo(report, newestGame(report))
