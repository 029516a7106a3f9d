/** `ptcg-turn serve --stdio`: serves programs in any language. It reads one request per line and writes one answer per line. */
import type { Command } from 'commander'
import { readWholeNumber } from './fuzzInput.ts'
import type { ServeCommand } from './serveLines.ts'
import { USUAL_LIMITS } from './stdio/limits.ts'

const MEGABYTE = 1024 * 1024
const MAX_MEGABYTES = 64
const MAX_GAMES = 10_000

/** Adds the command to the program. */
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
      'how many bytes a request may have',
      readWholeNumber(1000, 'The length of a line', MAX_MEGABYTES * MEGABYTE),
      USUAL_LIMITS.line,
    )
    .option(
      '--most-games <number>',
      'how many games may be open at the same time',
      readWholeNumber(1, 'The number of games', MAX_GAMES),
      USUAL_LIMITS.games,
    )
    .action(async (options: ServeCommand) => {
      // Loaded lazily, so that other commands do not load this module.
      const { serveLines } = await import('./serveLines.ts')
      await serveLines(options)
    })
}
