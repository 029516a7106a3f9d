/** `ptcg-turn chart`: the statechart as text for other tools, or as a picture. */
import { type Command, Option } from 'commander'

const FORMATS = ['mermaid', 'svg', 'json', 'scxml'] as const
export type Format = (typeof FORMATS)[number]

const DETAILS = ['full', 'overview'] as const
export type ChartDetail = (typeof DETAILS)[number]

export interface ChartOptions {
  readonly format: Format
  readonly detail: ChartDetail
  readonly output?: string
}

/** Adds the command to the program. */
export const addChart = (program: Command): void => {
  program
    .command('chart')
    .description('write the statechart as a diagram, as a picture, or for other tools: Stately Studio (json), SCXML')
    .addOption(new Option('-f, --format <format>', 'the format').choices(FORMATS).default('mermaid'))
    .addOption(
      new Option(
        '--detail <detail>',
        'how much a diagram or picture shows: every transition with its clauses, or the course of a game',
      )
        .choices(DETAILS)
        .default('full'),
    )
    .option('-o, --output <file>', 'write to this file instead of the terminal')
    .action(async (options: ChartOptions) => {
      // Loaded lazily, so that other commands do not load this module.
      const { writeChart } = await import('./chartWriting.ts')
      await writeChart(options)
    })
}
