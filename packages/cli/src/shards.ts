/** `ptcg-turn shards`: writes a file with which a scheduler runs one command as an array of jobs. */
import { Argument, type Command } from 'commander'
import { readWholeNumber } from './fuzzInput.ts'
import type { ShardedCampaign } from './shards/campaign.ts'
import { githubActions } from './shards/githubActions.ts'
import { kubernetes } from './shards/kubernetes.ts'
import { slurm } from './shards/slurm.ts'

const SCHEDULERS: Readonly<Record<'slurm' | 'kubernetes' | 'github', (campaign: ShardedCampaign) => string>> = {
  slurm,
  kubernetes,
  github: githubActions,
}

const HELP = `
Write the command as for one machine, such as "fuzz --games 60000 --seed 1". The shards divide its work:
  fuzz     plays its games; the reports are joined
  explore  walks the small games
  cards    reads the files of cards
  play     plays the games of --games

  ptcg-turn shards slurm 16 fuzz --games 60000 | sh
  ptcg-turn shards kubernetes 16 fuzz --games 60000 | kubectl apply -f -
  ptcg-turn shards github 16 fuzz --games 60000 > .github/workflows/campaign.yml`

/** Adds the command to the program. */
export const addShards = (program: Command): void => {
  program
    .command('shards')
    .description('write a command as an array of jobs for a scheduler')
    .addArgument(new Argument('<scheduler>', 'the scheduler').choices(Object.keys(SCHEDULERS)))
    .argument('<number>', 'the number of shards', readWholeNumber(1, 'The number of shards'))
    .argument('<command...>', 'fuzz, explore, cards or play, with its options')
    .passThroughOptions()
    .addHelpText('after', HELP)
    .action(async (scheduler: keyof typeof SCHEDULERS, shards: number, command: readonly string[]): Promise<void> => {
      // Loaded lazily, so that other commands do not load this module.
      const { shardedCampaign } = await import('./shards/campaign.ts')
      process.stdout.write(SCHEDULERS[scheduler](await shardedCampaign(command, shards)))
    })
}
