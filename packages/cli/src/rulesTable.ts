/** The rulebook as a table, as wide as the terminal. */
import Table from 'cli-table3'
import pc from 'picocolors'
import { rulebook } from 'ptcg-turn-engine'

/** The minimum width of a readable table. */
const NARROWEST = 60

/** Every rule with its id and its part of the rulebook. */
export const rulesTable = (width: number): string => {
  const table = new Table({
    head: ['rule', 'part', 'what it says'].map(pc.bold),
    style: { head: [], border: [] },
    colWidths: [8, 20, Math.max(NARROWEST, width) - 33],
    wordWrap: true,
  })
  for (const { id, part, says } of rulebook) table.push([pc.cyan(id), part, says])
  return table.toString()
}
