/** The record: what was measured last, as a page to read and as data to compare with. */
import { THRESHOLDS } from './comparison.ts'
import type { Machine } from './machine.ts'
import { machineLine } from './report.ts'
import type { Outcome } from './section.ts'
import { inWords, spreadInWords, valueInWords, wantedInWords } from './words.ts'

/** The recorded medians, as `packages/benchmarks/docs/benchmarks.json` has them. */
export interface Recorded {
  readonly date: string
  readonly machine: Machine
  readonly sections: readonly Outcome[]
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const targetsTable = (sections: readonly Outcome[]): readonly string[] => [
  row('target', 'wanted', 'measured', 'met'),
  '|---|---|---:|---|',
  ...sections.flatMap(({ targets }) =>
    targets.map(({ says, actual, met, ...target }) =>
      row(says, wantedInWords({ says, ...target }), inWords(actual), met ? 'yes' : '**no**'),
    ),
  ),
]

const sectionPart = ({ section, title, reading, figures }: Outcome): readonly string[] => [
  `## ${title}`,
  '',
  reading,
  '',
  row('figure', 'median', 'spread'),
  '|---|---:|---:|',
  ...figures.map((figure) => row(figure.name, valueInWords(figure), spreadInWords(figure))),
  '',
  `\`npm run bench -- --only ${section}\``,
  '',
]

/** The record as a page. */
export const benchmarksDocument = ({ date, machine, sections }: Recorded): string =>
  `${[
    '# Benchmarks',
    '',
    `Measured on ${date}: ${machineLine(machine)}. Written by \`npm run bench\`; [decision 0010](../../../docs/decisions/0010-benchmarks.md) says how and why so.`,
    '',
    'Each figure is the median of many short rounds in which all contenders of a section take turns. *Spread* is half the distance',
    'between the quartiles of the rounds: half of them were no further off. Absolute figures hold for this machine only.',
    '',
    '## Targets',
    '',
    ...targetsTable(sections),
    '',
    ...sections.flatMap(sectionPart),
    '## Comparing',
    '',
    '`npm run bench -- --compare` measures again and compares with the figures above, which are recorded in',
    '[benchmarks.json](benchmarks.json). Figures that depend on a clock are compared as parts of a *yardstick*: a fixed piece of plain',
    `JavaScript, timed in the same moments, that never changes and is none of ours. What is more than ${THRESHOLDS.clock} times worse is measured once`,
    `more, and is a regression if it still is. Sizes may grow to ${THRESHOLDS.size} times the record.`,
  ].join('\n')}\n`
