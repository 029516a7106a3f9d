/** `ptcg-turn rules`: prints the rulebook as a table, or the differences between two eras. */
import { type Command, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { era, eraOption } from './eraOption.ts'

interface Options {
  readonly json: boolean
  readonly era?: RulesetId
  readonly against?: RulesetId
}

/** The era to compare with if only one is given: the default era of games. */
const COMPARED_WITH: RulesetId = 'sword-and-shield'

/** Adds the command to the program. */
export const addRules = (program: Command): void => {
  program
    .command('rules')
    .description('print every rule with its id; with --era, the differences of that era')
    .addOption(
      eraOption('an era by its id or by letters such as bw, compared with --against (default: Sword & Shield)'),
    )
    .addOption(new Option('--against <era>', 'the other era').argParser(era))
    .option('--json', 'print as JSON', false)
    .action(async ({ json, era: one, against }: Options) => {
      const width = process.stdout.columns ?? 110
      // Loaded lazily, so that other commands do not load this module.
      if (one === undefined) {
        const { rulebook } = await import('ptcg-turn-engine/internal/game/rulebook/rulebook')
        const { rulesTable } = await import('./rulesTable.ts')
        process.stdout.write(`${json ? JSON.stringify(rulebook, null, 2) : rulesTable(width)}\n`)
        return
      }
      const { rulesets } = await import('ptcg-turn-engine/internal/game/rulesets/rulesets')
      const { differencesAsJson, differencesAsText } = await import('./eraDifferences.ts')
      const pair = [rulesets[one], rulesets[against ?? COMPARED_WITH]] as const
      process.stdout.write(
        `${json ? differencesAsJson(...pair) : differencesAsText(...pair, width, against !== undefined)}\n`,
      )
    })
}
