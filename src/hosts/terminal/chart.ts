/** `ptcg-turn chart`: the statechart as text for other tools, or as a picture. */
import { writeFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { gameChart } from '../../../machines/game.ts'
import { type ChartGraph, chartGraph } from '../../view/chart/graph.ts'
import { toMermaid } from '../../view/chart/mermaid.ts'
import { toScxml } from '../../view/chart/scxml.ts'
import { toSvg } from '../../view/chart/svg.ts'
import { CannotAsk } from './play.ts'
import { startable } from './startable.ts'

const DETAILS = ['full', 'overview'] as const
type Detail = (typeof DETAILS)[number]

const WRITERS = {
  mermaid: (graph: ChartGraph, detail: Detail) => toMermaid(graph, { detail }),
  svg: (graph: ChartGraph, detail: Detail) => toSvg(graph, { detail }),
  json: (graph: ChartGraph) => JSON.stringify(startable(graph), null, 2),
  scxml: (graph: ChartGraph) => toScxml(graph),
} as const satisfies Readonly<Record<string, (graph: ChartGraph, detail: Detail) => string | Promise<string>>>

interface ChartOptions {
  readonly format: keyof typeof WRITERS
  readonly detail: Detail
  readonly output?: string
}

const run = async ({ format, detail, output }: ChartOptions): Promise<void> => {
  const text = await WRITERS[format](chartGraph(gameChart), detail)
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
    .description('write the statechart as a diagram, as a picture, or for other tools: Stately Studio (json), SCXML')
    .addOption(new Option('-f, --format <format>', 'how to write it').choices(Object.keys(WRITERS)).default('mermaid'))
    .addOption(
      new Option(
        '--detail <detail>',
        'of a diagram or picture: every transition with its clauses, or the shape of a game',
      )
        .choices(DETAILS)
        .default('full'),
    )
    .option('-o, --output <file>', 'write to this file instead of the terminal')
    .action((options: ChartOptions) => run(options))
}
