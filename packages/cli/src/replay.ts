/** `ptcg-turn replay`: prints a failed game as a story. */
import type { Command } from 'commander'

/** Adds the command to the program. */
export const addReplay = (program: Command): void => {
  program
    .command('replay')
    .description('print a failed game as a story, with what the checks find now')
    .argument('<file>', 'a regression that "ptcg-turn fuzz" has written')
    .addHelpText('after', '\nExit code: 0 the failure is fixed, 1 the game still fails, 2 wrong input.')
    .option('--checks <names...>', 'look also with these checks, or those that a file exports, such as ./mine.js')
    .action(async (file: string, { checks = [] }: { readonly checks?: readonly string[] }) => {
      // Loaded lazily, so that other commands do not load this module.
      const { replayFile } = await import('./replayFile.ts')
      process.exitCode = await replayFile(file, checks)
    })
}
