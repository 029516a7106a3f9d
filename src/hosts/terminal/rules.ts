/** `ptcg-turn rules`: the rulebook as a table. */
import Table from 'cli-table3'
import type { Command } from 'commander'
import pc from 'picocolors'
import { rulebook } from '../../game/rulebook/rulebook.ts'

/** Narrower than this a table cannot be read. */
const NARROWEST = 60

const rulesTable = (width: number): string => {
  const table = new Table({
    head: ['rule', 'part', 'what it says'].map(pc.bold),
    style: { head: [], border: [] },
    colWidths: [8, 20, Math.max(NARROWEST, width) - 33],
    wordWrap: true,
  })
  for (const { id, part, says } of rulebook) table.push([pc.cyan(id), part, says])
  return table.toString()
}

/** Adds the command. */
export const addRules = (program: Command): void => {
  program
    .command('rules')
    .description('print every rule with its id')
    .option('--json', 'print as JSON', false)
    .action(({ json }: { readonly json: boolean }) => {
      process.stdout.write(`${json ? JSON.stringify(rulebook, null, 2) : rulesTable(process.stdout.columns ?? 110)}\n`)
    })
}
