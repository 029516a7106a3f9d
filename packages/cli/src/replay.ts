/** `ptcg-turn replay`: a game that failed, told as a story. */
import type { Command } from 'commander'

/** Adds the command. */
export const addReplay = (program: Command): void => {
  program
    .command('replay')
    .description('tell a game that failed as a story, and what the checks say of it now')
    .argument('<file>', 'a regression, as "ptcg-turn fuzz" writes them')
    .addHelpText('after', '\nExit code: 0 it is mended, 1 it still fails, 2 wrong input.')
    .action(async (file: string) => {
      // The other commands start without what only this one needs.
      const { replayFile } = await import('./replayFile.ts')
      process.exitCode = replayFile(file)
    })
}
