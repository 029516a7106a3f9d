/** The record of the latest measurement: its data, and its page for people. */
import { MAX_TIMES_AS_LONG } from './against/against.ts'
import type { Machine } from './machine.ts'
import { machineLine } from './report.ts'
import type { Figure, SectionResult } from './section.ts'
import { figureInWords, numberInWords, spreadInWords, wantedInWords } from './words.ts'

/** The recorded medians, as `packages/benchmarks/docs/benchmarks.json` has them. */
export interface BenchmarkRecord {
  readonly date: string
  readonly machine: Machine
  readonly sections: readonly SectionResult[]
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const targetsTable = (sections: readonly SectionResult[]): readonly string[] => [
  row('target', 'wanted', 'measured', 'met'),
  '|---|---|---:|---|',
  ...sections.flatMap(({ targets }) =>
    targets.map(({ says, actual, met, ...target }) =>
      row(says, wantedInWords({ says, ...target }), numberInWords(actual), met ? 'yes' : '**no**'),
    ),
  ),
]

/**
 * True for a figure that the page leaves out: a single function of the profile, an intermediate size of the heap or of a
 * save, or a figure that is derived from another.
 */
const isDetail = ({ name }: Figure): boolean =>
  /^(?:in .+ \(.+\)|after [\d,]+ games|games replayed: .+|save at turn (?:20|50|100))$/.test(name)

const sectionPart = ({ section, title, reading, figures }: SectionResult): readonly string[] => [
  `## ${title}`,
  '',
  `${reading} (\`--only ${section}\`)`,
  '',
  row('figure', 'median'),
  '|---|---:|',
  ...figures
    .filter((figure) => !isDetail(figure))
    .map((figure) => row(figure.name, `${figureInWords(figure)} ${spreadInWords(figure)}`.trim())),
  '',
]

/** The record as a page. */
export const benchmarksDocument = ({ date, machine, sections }: BenchmarkRecord): string =>
  `${[
    '# Benchmarks',
    '',
    `Measured on ${date}: ${machineLine(machine)}. The engine may have changed since. \`npm run bench\` measures again, which takes minutes, and`,
    'rewrites this page and [benchmarks.json](benchmarks.json). [Decision 0010](../../../docs/decisions/0010-benchmarks.md) explains the method.',
    '',
    'A figure is the median of many short rounds in which the contenders take turns. Half of the rounds lie within the spread after ±. Absolute figures',
    'hold only for this machine. [benchmarks.json](benchmarks.json) has more figures.',
    '',
    '## Targets',
    '',
    ...targetsTable(sections),
    '',
    ...sections.flatMap(sectionPart),
    '## Comparing',
    '',
    '`npm run bench -- --compare` builds the commit that recorded this page, and times both builds in turn. `--compare FOLDER` times the build of another',
    `checkout instead. Work that takes more than ${MAX_TIMES_AS_LONG} times as long in two measurements is a regression.`,
  ].join('\n')}\n`
