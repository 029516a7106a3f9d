/** The report of `ptcg-turn cards --report`, as tables for people. */
import Table from 'cli-table3'
import pc from 'picocolors'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import type { CardReport, Share } from 'ptcg-turn-engine-cards'

/** The name of a file of cards, and the report on its cards. */
export interface ReportedFile {
  readonly name: string
  readonly report: CardReport
}

const COLUMNS: readonly (readonly [string, (report: CardReport) => Share])[] = [
  ['attacks', ({ texts }) => texts.attack],
  ['with text', ({ attacksWithText }) => attacksWithText],
  ['Abilities', ({ texts }) => texts.Ability],
  ['Trainers', ({ texts }) => texts.Trainer],
  ['special Energy', ({ texts }) => texts.Energy],
  ['whole printings', ({ printings }) => printings],
]

/** The maximum number of unread sentences in the report. */
const MAX_SENTENCES = 40

const shown = ({ automatic, all }: Share): string =>
  all === 0 ? '-' : `${automatic}/${all} ${Math.floor((1000 * automatic) / all) / 10} %`

/**
 * Returns the report as text: a row for each file and, for several files, a row for all; then the sentences that may have been
 * misread, and the sentences that are not read.
 */
export const cardReport = (files: readonly ReportedFile[], all: CardReport): string => {
  const table = new Table({
    head: ['automatic', ...COLUMNS.map(([name]) => name)].map((name) => pc.bold(name)),
    style: { head: [], border: [] },
    colAligns: ['left', ...COLUMNS.map(() => 'right' as const)],
  })
  for (const { name, report } of files)
    table.push([printable(name), ...COLUMNS.map(([, share]) => shown(share(report)))])
  if (files.length > 1)
    table.push(['all', ...COLUMNS.map(([, share]) => shown(share(all)))].map((cell) => pc.bold(cell)))
  const unread = all.unread.slice(0, MAX_SENTENCES)
  const doubts =
    all.doubts.length === 0
      ? []
      : ['', pc.bold('Sentences that may have been misread'), ...all.doubts.map((doubt) => `  ${printable(doubt)}`)]
  if (unread.length === 0) return [table.toString(), ...doubts].join('\n')
  return [
    table.toString(),
    ...doubts,
    '',
    pc.bold('Sentences that are not understood, with the number of texts that have them'),
    ...unread.map(({ sentence, texts }) => `${String(texts).padStart(4)}  ${printable(sentence)}`),
  ].join('\n')
}
