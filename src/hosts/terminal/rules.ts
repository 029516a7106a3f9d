/** `ptcg-turn rules`: the rulebook as a table. */
import type { Command } from 'commander'
import { rulebook } from '../../game/rulebook/rulebook.ts'

/** Adds the command. */
export const addRules = (program: Command): void => {
  program
    .command('rules')
    .description('print every rule with its id')
    .option('--json', 'print as JSON', false)
    .action(async ({ json }: { readonly json: boolean }) => {
      // The other commands start without what only this one needs.
      const { rulesTable } = await import('./rulesTable.ts')
      process.stdout.write(`${json ? JSON.stringify(rulebook, null, 2) : rulesTable(process.stdout.columns ?? 110)}\n`)
    })
}
