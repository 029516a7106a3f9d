/** `ptcg-turn chart`: the statechart as mermaid text or as a picture. */
import { writeFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { gameChart } from '../../machines/game.ts'
import { chartGraph } from '../chart/graph.ts'
import { toMermaid } from '../chart/mermaid.ts'
import { toSvg } from '../chart/svg.ts'
import { CannotAsk } from './play.ts'

interface ChartOptions {
  readonly format: 'mermaid' | 'svg'
  readonly detail: 'full' | 'overview'
  readonly output?: string
}

const run = async ({ format, detail, output }: ChartOptions): Promise<void> => {
  const graph = chartGraph(gameChart)
  const text = format === 'svg' ? await toSvg(graph, { detail }) : toMermaid(graph, { detail })
  if (output === undefined) {
    process.stdout.write(`${text}\n`)
    return
  }
  try {
    writeFileSync(output, text)
  } catch (error) {
    throw new CannotAsk(`The chart cannot be written to ${output}: ${(error as Error).message}.`)
  }
}

/** Adds the command. */
export const addChart = (program: Command): void => {
  program
    .command('chart')
    .description('write the statechart as mermaid text or as an SVG picture')
    .addOption(new Option('-f, --format <format>', 'how to write it').choices(['mermaid', 'svg']).default('mermaid'))
    .addOption(
      new Option('--detail <detail>', 'every transition with its clauses, or the shape of a game')
        .choices(['full', 'overview'])
        .default('full'),
    )
    .option('-o, --output <file>', 'write to this file instead of the terminal')
    .action((options: ChartOptions) => run(options))
}
