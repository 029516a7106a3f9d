/** The report at the terminal: the figures of each section, its targets, and the comparison of two builds. */
import Table from 'cli-table3'
import pc from 'picocolors'
import { isSlower, MAX_TIMES_AS_LONG, type Ratio } from './against/against.ts'
import type { Machine } from './machine.ts'
import type { SectionResult } from './section.ts'
import { figureInWords, numberInWords, spreadInWords, timesInWords, wantedInWords } from './words.ts'

const table = (head: readonly string[], right: readonly number[]) =>
  new Table({
    head: head.map((one) => pc.bold(one)),
    style: { head: [], border: [], compact: true },
    colAligns: head.map((_, column) => (right.includes(column) ? 'right' : 'left')),
  })

export const machineLine = ({ processor, cores, memory, node, system }: Machine): string =>
  `${processor}, ${cores} cores, ${memory}, Node ${node}, ${system}`

const targetLine = ({ says, actual, met, ...target }: SectionResult['targets'][number]): string =>
  `${met ? pc.green('met    ') : pc.red('not met')} ${says}: ${numberInWords(actual)} (${wantedInWords({ says, ...target })})`

/** One section as text. A quick run does not report targets. */
export const sectionReport = ({ title, figures, targets }: SectionResult, quick: boolean): string => {
  const rows = table(['figure', 'median', 'spread'], [1, 2])
  for (const figure of figures) rows.push([figure.name, figureInWords(figure), spreadInWords(figure)])
  return [pc.bold(pc.cyan(title)), rows.toString(), ...(quick ? [] : targets.map(targetLine)), ''].join('\n')
}

/** A comparison of two builds as text: work per second, and how many times as long the newer build takes. */
export const ratioReport = (ratios: readonly Ratio[]): string => {
  const rows = table(['work', 'before', 'now', 'times as long', ''], [1, 2, 3])
  for (const ratio of ratios)
    rows.push([
      ratio.name,
      ...[ratio.before, ratio.now].map((value) => figureInWords({ value, unit: '/s' })),
      timesInWords(ratio.timesAsLong),
      isSlower(ratio) ? pc.red(`SLOWER (more than ${timesInWords(MAX_TIMES_AS_LONG)})`) : '',
    ])
  return rows.toString()
}
