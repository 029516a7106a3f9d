/**
 * `ptcg-turn cards --decks LIST...`: reports which decks are automatic, which cards and sentences the other decks lack,
 * and how many decks would become automatic with the most frequent of these cards.
 */
import { basename } from 'node:path'
import pc from 'picocolors'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { type Blocking, type DeckReport, deckReport, type ReportedDeck } from 'ptcg-turn-engine-cards'
import { readFileText } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import { orSentence } from './orSentence.ts'
import { ALL_SETS, printedCards } from './printedSets.ts'

/** The maximum number of lines of a ranking, and of the list of how many decks would be automatic. */
const MAX_LINES = 40
const WIDTH = 40

const lineOf = ({ name, automatic, all, byHand, missing }: ReportedDeck): readonly string[] => {
  const hand = byHand.map((card) => `${card.name} ×${card.copies} (${card.why.join(' ')})`)
  const unknown = missing.map((card) => `${card.name} ×${card.copies}`)
  const parts = [
    `${automatic} of ${all}`,
    ...(hand.length === 0 ? [] : [`by hand: ${hand.join(', ')}`]),
    ...(unknown.length === 0 ? [] : [`not known: ${unknown.join(', ')}`]),
  ]
  const line = printable(`${name}: ${parts.join('; ')}`)
  return [automatic === all ? pc.green(line) : line]
}

const ranked = (title: string, all: readonly Blocking[]): readonly string[] =>
  all.length === 0
    ? []
    : [
        '',
        pc.bold(title),
        ...all.slice(0, MAX_LINES).map(({ what, decks }) => `${String(decks).padStart(5)}  ${printable(what)}`),
      ]

const curveOf = ({ curve, whole }: DeckReport): readonly string[] =>
  curve.length < 2
    ? []
    : [
        '',
        pc.bold('Number of the names above made automatic, and the number of decks that would then be automatic'),
        ...curve
          .filter(({ decks }, index) => index === 0 || decks !== curve[index - 1]?.decks)
          .slice(0, MAX_LINES)
          .map(
            ({ names, decks }) =>
              `${String(names).padStart(5)}  ${String(decks).padStart(4)}  ${'█'.repeat(Math.round((WIDTH * decks) / whole.known))}`,
          ),
      ]

const deckTables = (report: DeckReport): string =>
  [
    ...report.decks.flatMap(lineOf),
    ...ranked('Names of cards carried out by hand, with the number of decks that have them', report.names),
    ...ranked('Sentences that are not understood, with the number of decks that need them', report.sentences),
    ...curveOf(report),
  ].join('\n')

/** Reports on files of deck lists. Returns the exit code: 1 if a card is not known or a list has no cards. */
export const reportDecks = async (
  lists: readonly string[],
  files: readonly string[],
  json: boolean,
): Promise<number> => {
  const texts = lists.map((name) => ({
    name: basename(name).replace(/\.\w+$/, ''),
    text: orSentence(readFileText(name)),
  }))
  const report = deckReport(texts, await printedCards(files.length === 0 ? [ALL_SETS] : files))
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : deckTables(report)}\n`)
  const { automatic, known, all } = report.whole
  if (!json) {
    for (const { name, remarks } of report.decks)
      for (const { line, remark, message } of remarks)
        if (remark !== 'byHand') process.stderr.write(`${printable(`${name}, line ${line}: ${message}`)}\n`)
    process.stderr.write(`${automatic} of ${all} decks are automatic; ${known} of ${all} have only known cards.\n`)
  }
  return report.decks.some(({ missing, all: copies }) => missing.length > 0 || copies === 0) ? 1 : 0
}
