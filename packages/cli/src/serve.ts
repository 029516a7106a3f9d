/** `ptcg-turn serve --stdio`: the engine for programs in any language, one request a line in, one answer a line out. */
import { type Command, InvalidArgumentError } from 'commander'
import type { ServeCommand } from './serveLines.ts'
import { USUAL_LIMITS } from './stdio/limits.ts'

const within =
  (least: number, most: number, what: string) =>
  (text: string): number => {
    const number = Number(text)
    if (!Number.isSafeInteger(number) || number < least || number > most)
      throw new InvalidArgumentError(`${what} must be a whole number from ${least} to ${most}.`)
    return number
  }

const MEGABYTE = 1024 * 1024
const MAX_MEGABYTES = 64
const MAX_GAMES = 10_000

/** Adds the command. */
export const addServe = (program: Command): void => {
  program
    .command('serve')
    .description(
      'answer the requests of another program, one line of JSON each (see packages/cli/docs/other-languages.md)',
    )
    .option('--stdio', 'read requests from standard input, write answers to standard output', false)
    .option('--quiet', 'print only problems on standard error', false)
    .option(
      '--longest-line <bytes>',
      'bytes that a request may have',
      within(1000, MAX_MEGABYTES * MEGABYTE, 'The length of a line'),
      USUAL_LIMITS.line,
    )
    .option(
      '--most-games <number>',
      'games that may be open at the same time',
      within(1, MAX_GAMES, 'The number of games'),
      USUAL_LIMITS.games,
    )
    .action(async (options: ServeCommand) => {
      // Loaded lazily, so that other commands start without it.
      const { serveLines } = await import('./serveLines.ts')
      await serveLines(options)
    })
}
