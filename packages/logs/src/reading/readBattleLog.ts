/** Reads a game that PTCG Live has exported as text. Each line is understood, or reported with its number. */
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard, SentenceName } from '../languages/sentences.ts'
import { cardFrom, type PlayerNames, type SentenceReader, sentenceReader } from '../languages/template.ts'
import type { BattleLog, Entry, LogProblem, LogProblemCode } from './battleLog.ts'
import { type Line, logLines } from './lines.ts'
import { findMisplaced } from './order.ts'
import { languagesRead, otherLanguageOf } from './otherLanguages.ts'
import { recognize } from './recognizing.ts'

/** The maximum number of characters in a log. A game has a few hundred lines, so every log of a game is far shorter. */
export const MAX_LOG_LENGTH = 1_000_000
const MAX_LINES = 10_000
const MAX_PROBLEMS = 100
/** If a smaller share of a text is understood, it may be in another language. */
const MUCH_UNDERSTOOD = 0.5

const problem = (line: number, code: LogProblemCode, message: string): LogProblem => ({ line, code, message })

const nothing = (code: LogProblemCode, message: string, line = 0): BattleLog => ({
  language: null,
  players: null,
  entries: [],
  lines: { said: 0, understood: 0 },
  problems: [problem(line, code, message)],
})

const quoted = (text: string): string => `"${printable(text.length > 60 ? `${text.slice(0, 60)}...` : text)}"`

/** An unfinished entry. */
interface Growing {
  readonly line: number
  readonly sentence: Entry['sentence']
  cards: LoggedCard[] | null
  readonly under: Growing[]
}

/** Returns the cards of a list. No English card name contains a comma followed by a space. */
const listed = (text: string): LoggedCard[] => text.split(', ').map((name) => cardFrom(name.trim()))

/** The placeholder that the client sometimes leaves in the line that begins a turn, in place of the player's name. */
const UNNAMED_PLAYER = '[playerName]'

/** Replaces the placeholder in lines that begin a turn by the name of the player whose turn it must be. */
const withTurnsNamed = (lines: readonly Line[], players: PlayerNames, read: SentenceReader): readonly Line[] => {
  let next: PlayerId = 0
  return lines.map((line) => {
    const text = line.text.includes(UNNAMED_PLAYER) ? line.text.replace(UNNAMED_PLAYER, players[next]) : line.text
    const sentence = line.depth === 0 ? read(text) : null
    if (sentence?.says === 'turnBegan') next = opponentOf(sentence.player)
    else if (sentence?.says === 'orderChosen')
      next = sentence.order === 'first' ? sentence.player : opponentOf(sentence.player)
    return { ...line, text }
  })
}

/** Nests each line under the line that it belongs to. */
const entriesOf = (
  lines: readonly Line[],
  read: SentenceReader,
): readonly [readonly Entry[], readonly LogProblem[]] => {
  const entries: Growing[] = []
  const problems: LogProblem[] = []
  let holder: Growing | null = null
  for (const { number, depth, text } of lines) {
    const sentence = read(text)
    const parent = depth === 0 ? null : (entries.at(-1) ?? null)
    const isBreakdown: boolean = holder?.sentence.says === 'breakdownBegan'
    if (depth === 2 && holder !== null && !isBreakdown) {
      holder.cards = [...(holder.cards ?? []), ...listed(text)]
      continue
    }
    if (sentence === null) {
      problems.push(problem(number, 'LINE_NOT_UNDERSTOOD', `Line ${number} is not understood: ${quoted(text)}.`))
      continue
    }
    const entry: Growing = { line: number, sentence, cards: null, under: [] }
    if (depth === 2 && holder !== null) holder.under.push(entry)
    else {
      ;(parent === null ? entries : parent.under).push(entry)
      holder = entry
    }
  }
  return [entries, problems]
}

/** The kinds of lines that begin a game, and the kinds that may follow them. */
const BEGINNING: readonly SentenceName[] = ['setUpBegan', 'coinCalled']
const SET_UP: readonly SentenceName[] = ['coinCalled', 'tossWon', 'orderChosen', 'openingHandDrawn']

/**
 * Returns the index of the line that begins a second game, or the number of lines. A second game begins after the first turn of the log
 * and before the last one; or anywhere after the first turn, if the log first reports the end of a game after the last turn. A line of the
 * set-up anywhere else is out of order.
 */
const endOfFirst = (lines: readonly Line[], read: SentenceReader): number => {
  const said = lines.map(({ text, depth }) => (depth === 0 ? (read(text)?.says ?? null) : null))
  const oneOf = (says: SentenceName | null | undefined, names: readonly SentenceName[]): boolean =>
    says !== null && says !== undefined && names.includes(says)
  const [from, to] = [said.indexOf('turnBegan'), said.lastIndexOf('turnBegan')]
  const isOver = said.findIndex((says) => oneOf(says, ['gameEnded', 'gameTied'])) > to
  const isAgain = said.includes('suddenDeathBegan')
  const another = said.findIndex(
    (says, at) =>
      from !== -1 &&
      at > from &&
      (at < to || isOver) &&
      oneOf(says, isAgain ? ['setUpBegan'] : BEGINNING) &&
      oneOf(said[at + 1], SET_UP),
  )
  return another === -1 ? lines.length : another
}

/** Reads a battle log. Each line that cannot be read is reported with its number. Never throws. */
export const readBattleLog = (text: unknown): BattleLog => {
  if (typeof text !== 'string') return nothing('NOT_TEXT', 'A battle log is text.')
  if (text.length > MAX_LOG_LENGTH)
    return nothing('TOO_LONG', `The text has ${text.length} characters; no game is longer than ${MAX_LOG_LENGTH}.`)
  const all = logLines(text)
  if (all.length === 0) return nothing('EMPTY', 'The text is empty.')
  if (all.length > MAX_LINES)
    return nothing('TOO_LONG', `The text has ${all.length} lines; no game has more than ${MAX_LINES}.`)
  const recognized = recognize(all)
  const other = recognized === null || recognized.understood < MUCH_UNDERSTOOD ? otherLanguageOf(all) : null
  const at = all[0]?.number ?? 1
  if (other !== null)
    return nothing(
      'UNKNOWN_LANGUAGE',
      `Line ${at} is in ${other}, a language that is not read: ${quoted(all[0]?.text ?? '')}; logs are read in ${languagesRead()}.`,
      at,
    )
  if (recognized === null)
    return nothing(
      'NO_LOG',
      `Line ${at} is not how a battle log begins in any language that is read, and no later line names a player: ${quoted(all[0]?.text ?? '')}.`,
      at,
    )
  const { language, players, named } = recognized
  const read = sentenceReader(language, players)
  const end = endOfFirst(all, read)
  const lines = withTurnsNamed(all.slice(0, end), players, read)
  const [entries, unread] = entriesOf(lines, read)
  const problems = [...unread]
  if (named < 2) problems.push(problem(0, 'NO_PLAYERS', `Only one player is named: ${quoted(players[0])}.`))
  const misplaced = findMisplaced(entries)
  if (misplaced !== null)
    problems.push(
      problem(
        misplaced.line,
        'NOT_IN_ORDER',
        `Line ${misplaced.line} cannot come after line ${misplaced.after}: the lines are not in order, so no action is judged.`,
      ),
    )
  const next = all[end]
  if (next !== undefined)
    problems.push(
      problem(next.number, 'ANOTHER_GAME_BEGINS', `Line ${next.number} begins another game, which is not read.`),
    )
  const last = lines.at(-1)?.number ?? 0
  if (!entries.some(({ sentence }) => sentence.says === 'gameEnded' || sentence.says === 'gameTied'))
    problems.push(problem(last, 'CUT_SHORT', `The log ends at line ${last} without saying who has won.`))
  return {
    language: language.id,
    players,
    entries,
    lines: { said: lines.length, understood: lines.length - unread.length },
    problems: problems.length <= MAX_PROBLEMS ? problems : problems.slice(0, MAX_PROBLEMS),
  }
}
