/** The story of a failure as lines of plain text: every event, its path through the chart, and its facts. */

import { stripVTControlCharacters } from 'node:util'
import { readEvent } from 'ptcg-turn-engine'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import type { Game } from 'ptcg-turn-engine/model'
import { eventToText } from 'ptcg-turn-engine/notation'
import { numberedBoardInWords } from 'ptcg-turn-engine/words'
import { ENGINE, type Finding, openingOf, run, type Sent, type Subject } from 'ptcg-turn-engine-fuzz'
import { sendingAgain } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import type { Failure } from 'ptcg-turn-engine-fuzz/internal/report/failure'
import { findingInWords, rulesIn } from 'ptcg-turn-engine-fuzz/internal/report/findingInWords'
import wrapAnsi from 'wrap-ansi'
import * as E from '#fp-ts/Either'
import { decksInWords, moreOfTheBoard } from './storyBoard.ts'
import { atTheEnd } from './storyEnd.ts'
import { besides, namesakes, numberPokemon } from './storyFacts.ts'
import { factLines, wayInWords } from './terminalLines.ts'

/** The maximum length of a line; a longer one continues in the next. */
const MAX_LINE_LENGTH = 160
/** The maximum number of lines; later ones are left out. */
const MAX_LINES = 900

const short = (line: string): readonly string[] => {
  const indent = /^ */.exec(line)?.[0] ?? ''
  return line.length <= MAX_LINE_LENGTH
    ? [line]
    : wrapAnsi(line.slice(indent.length), MAX_LINE_LENGTH - indent.length - 2, { hard: true })
        .split('\n')
        .map((part, at) => `${indent}${at === 0 ? '' : '  '}${part}`)
}

/** For more cards than this, the story lists only the cards that a shuffle has moved. */
const MAX_IN_ORDER = 10

/** Describes which cards of a large deck a shuffle has moved, counted from the top, or how many; null for a small deck. */
const shuffleInWords = (order: readonly number[]): string | null => {
  const moved = order.flatMap((from, to) => (from === to ? [] : [`card ${from + 1} comes to place ${to + 1}`]))
  if (order.length <= MAX_IN_ORDER || moved.length === 0) return null
  return `the deck is shuffled: ${moved.length > MAX_IN_ORDER ? `${moved.length} cards change places` : moved.join(', ')}`
}

/**
 * Writes an event in the notation that people type, so that it can be tried again. A malformed event is written as JSON, and
 * the shuffle of a large deck is described.
 */
const inWords = ({ event, before }: Sent): string => {
  const asSent = (): string => JSON.stringify(event) ?? String(event)
  const read = readEvent(event)
  if (E.isLeft(read)) return asSent()
  const shuffled = read.right.type === 'DECK_SHUFFLED' ? shuffleInWords(read.right.order) : null
  if (shuffled !== null) return shuffled
  const line = E.tryCatch(() => eventToText(before, read.right), String)
  if (E.isLeft(line)) return asSent()
  const named = 'player' in read.right ? `${before.game.players[read.right.player]?.name}: ` : ''
  return line.right.startsWith(named) ? line.right : `${named}${line.right}`
}

const linesOf = (sent: Sent): readonly string[] => {
  const { accepted, before, after, expects, microsteps, violations } = sent
  const several = new Set([...namesakes(before.game), ...namesakes(after.game)])
  const illegal = expects === null ? '' : ` (breaks ${expects})`
  const lines = accepted
    ? [
        `> ${inWords(sent)}${illegal}`,
        `    ${wayInWords(microsteps).replaceAll('→ ', '→\u00a0')}`,
        ...after.game.facts.map((fact) => factLines(numberPokemon(fact, several), after.game) + besides(fact)),
      ].join('\n')
    : [
        `✗ ${inWords(sent)}${illegal}`,
        ...(violations.length === 0 ? ['    refused without a reason'] : []),
        ...violations.map(({ rule, message }) => `    refused by ${rule}: ${message}`),
      ].join('\n')
  return stripVTControlCharacters(lines)
    .split('\n')
    .flatMap((line) => short(line.trimEnd()))
    .filter((line) => line !== '')
}

/** A finding, the text of each rule that it mentions, and the name of the check. */
const foundInWords = (finding: Finding, game: Game | null): readonly string[] => [
  `! ${findingInWords(finding, game)}`,
  ...rulesIn(finding.says).map((rule) => `  ${rule}`),
  `  (found by the check "${finding.check}")`,
]

/** Returns the lines of `describe`, or one line with its error, because a broken engine may fail to describe a story. */
const linesUntilAnError = (describe: () => readonly string[]): readonly string[] => {
  try {
    return describe()
  } catch (error) {
    return [`The rest cannot be described: ${String(error)}`]
  }
}

/** The story of a failure, the request at its end, an error if the engine throws one, and the finding of the check. */
export const regressionStory = (
  { start, events, finding }: Pick<Failure, 'start' | 'events' | 'finding'>,
  subject: Subject = ENGINE,
): readonly string[] => {
  const opening = openingOf(start)
  const lines: string[] = []
  if (E.isLeft(opening)) lines.push(...opening.left.flatMap(short))
  else {
    const { game } = opening.right
    const board = () => (start.from === 'position' ? numberedBoardInWords(game, namesakes(game)) : decksInWords(game))
    lines.push(...[...linesUntilAnError(board), ...linesUntilAnError(() => moreOfTheBoard(game))].flatMap(short))
    const { finding: thrown, last } = run(opening.right, {
      subject,
      checks: [],
      next: sendingAgain(events, subject),
      mostWork: LIMITS.checkedWork,
      observe: (sent) => lines.push(...linesOf(sent)),
    })
    if (last !== null) lines.push(...linesUntilAnError(() => atTheEnd(last)).flatMap(short))
    if (thrown !== null && thrown.says !== finding.says) lines.push(...short(`! ${thrown.says}`))
  }
  const shown =
    lines.length > MAX_LINES ? [`… ${lines.length - MAX_LINES} lines before`, ...lines.slice(-MAX_LINES)] : lines
  return [...shown, ...foundInWords(finding, E.isLeft(opening) ? null : opening.right.game).flatMap(short)]
}
