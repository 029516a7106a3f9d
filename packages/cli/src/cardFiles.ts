/** Reads files of printed cards, and reports which cards the engine carries out automatically. */
import { basename } from 'node:path'
import pc from 'picocolors'
import type { JsonProblem } from 'ptcg-turn-engine'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { isAutomatic, type ReadCard, readCards, reportOf, withEvolutionLines } from 'ptcg-turn-engine-cards'
import { readFileText } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import { cardReport, type ReportedFile } from './cardReport.ts'
import type { CardsOptions } from './cards.ts'
import { writeCatalogues } from './catalogueFile.ts'
import { orSentence } from './orSentence.ts'
import { UsageError } from './usageError.ts'

interface ReadFile {
  readonly name: string
  readonly cards: readonly ReadCard[]
  readonly problems: readonly JsonProblem[]
}

const jsonOf = (file: string): unknown => {
  const text = orSentence(readFileText(file))
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const fileOf = (file: string, json: unknown): ReadFile => ({ name: basename(file), ...readCards(json) })

interface Opened {
  readonly name: string
  readonly json: unknown
}

/** Returns the files that hold JSON, and reports the others. Throws a `UsageError` if the only file does not hold JSON. */
const opened = (names: readonly string[]): readonly Opened[] =>
  names.flatMap((name) => {
    try {
      return [{ name, json: jsonOf(name) }]
    } catch (error) {
      if (names.length === 1 || !(error instanceof UsageError)) throw error
      process.stderr.write(`${printable(error.message)}\n`)
      return []
    }
  })

/** Reads the files together, because a Stage 2 Pokémon may evolve from a Stage 1 in another file. */
const readTogether = (files: readonly Opened[]): readonly ReadFile[] => {
  const read = files.map(({ name, json }) => fileOf(name, json))
  const rest = [...withEvolutionLines(read.flatMap(({ cards }) => cards))]
  return read.map((file) => ({ ...file, cards: rest.splice(0, file.cards.length) }))
}

const line = ({ definition, texts }: ReadCard): readonly string[] => {
  const byHand = texts.filter(({ unread }) => unread.length > 0)
  const title = `${definition.id}  ${definition.name}`
  return byHand.length === 0
    ? [`${pc.green('automatic')}  ${title}`]
    : [
        `${pc.yellow('by hand  ')}  ${title}`,
        ...byHand.flatMap(({ name, unread }) => unread.map((sentence) => pc.dim(`             ${name}: ${sentence}`))),
      ]
}

const cardsAsText = (files: readonly ReadFile[]): string =>
  files
    .flatMap(({ cards }) => cards.flatMap(line))
    .map(printable)
    .join('\n')

const printProblems = (files: readonly ReadFile[]): void => {
  for (const { name, problems } of files)
    for (const { path, message } of problems)
      process.stderr.write(`${printable(`${name}${path === '' ? '' : `, ${path}`}: ${message}`)}\n`)
}

/** The cards in a file. Reports why a card cannot be read. */
export const cardsInFile = (name: string): readonly ReadCard[] => {
  const file = fileOf(name, jsonOf(name))
  printProblems([file])
  return file.cards
}

const reported = (files: readonly ReadFile[]): readonly ReportedFile[] =>
  files.map(({ name, cards }) => ({ name, report: reportOf(cards) }))

/**
 * Reports the cards of files, and writes modules of the cards into the folder `catalogue` if it is given. Returns the exit code: 1 if
 * a file or a card could not be read.
 */
export const reportCardFiles = (names: readonly string[], { report, json, catalogue }: CardsOptions): number => {
  const found = opened(names)
  const files = readTogether(found)
  const cards = files.flatMap((file) => file.cards)
  const definitions = cards.map(({ definition }) => definition)
  printProblems(files)
  const written = catalogue === undefined ? null : writeCatalogues(catalogue, cards)
  const forPeople = (): string => {
    if (written !== null)
      return written.map(([set, count]) => `${set}: ${count} ${count === 1 ? 'card' : 'cards'}`).join('\n')
    return report ? cardReport(reported(files), reportOf(cards)) : cardsAsText(files)
  }
  const forPrograms = (): unknown => {
    if (written !== null) return written
    return report ? { all: reportOf(cards), files: reported(files) } : definitions
  }
  process.stdout.write(`${json ? JSON.stringify(forPrograms(), null, 2) : forPeople()}\n`)
  if (!json) process.stderr.write(`${cards.filter(isAutomatic).length} of ${cards.length} cards are automatic.\n`)
  return found.length < names.length || files.some(({ problems }) => problems.length > 0) ? 1 : 0
}
