/** Tells how a failure comes about as lines of plain text: every event, the way through the chart, and what happened. */
import { stripVTControlCharacters } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import wrapAnsi from 'wrap-ansi'
import { readEvent } from '../../engine/play/readEvent.ts'
import { sendingAgain } from '../../fuzz/campaign/regression.ts'
import type { Sent } from '../../fuzz/check.ts'
import { openingOf } from '../../fuzz/opening.ts'
import type { Failure } from '../../fuzz/report/failure.ts'
import { ENGINE, run, type Subject } from '../../fuzz/run.ts'
import { LIMITS } from '../../game/json/limits.ts'
import { eventToText } from '../../view/notation/eventText.ts'
import { boardInWords } from '../../view/words/boardInWords.ts'
import { decksInWords, moreOfTheBoard } from './storyBoard.ts'
import { factLines, wayInWords } from './storyteller.ts'

/** Every line of a story is kept whole: what is longer goes on in the next. */
const LONGEST_LINE = 300
/** More lines than this are left out. */
const MOST_LINES = 900

const short = (line: string): readonly string[] =>
  line.length <= LONGEST_LINE
    ? [line]
    : wrapAnsi(line, LONGEST_LINE - 2, { hard: true, trim: false })
        .replaceAll('\n', '\n  ')
        .split('\n')

/** An event in the line that people type, so that a step of the story can be tried again; what is none as it was sent. */
const inWords = ({ event, before }: Sent): string => {
  const asSent = (): string => JSON.stringify(event) ?? String(event)
  const read = readEvent(event)
  if (E.isLeft(read)) return asSent()
  const line = E.tryCatch(() => eventToText(before, read.right), String)
  if (E.isLeft(line)) return asSent()
  const named = 'player' in read.right ? `${before.game.players[read.right.player]?.name}: ` : ''
  return line.right.startsWith(named) ? line.right : `${named}${line.right}`
}

const told = (sent: Sent): readonly string[] => {
  const { accepted, after, expects, microsteps, violations } = sent
  const illegal = expects === null ? '' : ` (breaks ${expects})`
  const lines = accepted
    ? [
        `> ${inWords(sent)}${illegal}`,
        `    ${wayInWords(microsteps)}`,
        ...after.game.facts.map((fact) => factLines(fact, after.game)),
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

/** The story of a failure, and at its end what the checks said. */
export const regressionStory = (
  { start, events, finding }: Pick<Failure, 'start' | 'events' | 'finding'>,
  subject: Subject = ENGINE,
): readonly string[] => {
  const opening = openingOf(start)
  const lines: string[] = []
  if (E.isLeft(opening)) lines.push(...opening.left.flatMap(short))
  else {
    const { game } = opening.right
    const shown = start.from === 'position' ? boardInWords(game) : decksInWords(game)
    lines.push(...[...shown, ...moreOfTheBoard(game)].flatMap(short))
    const { finding: thrown } = run(opening.right, {
      subject,
      checks: [],
      next: sendingAgain(events, subject),
      mostWork: LIMITS.checkedWork,
      observe: (sent) => lines.push(...told(sent)),
    })
    if (thrown !== null && thrown.says !== finding.says) lines.push(...short(`! ${thrown.says}`))
  }
  const shown =
    lines.length > MOST_LINES ? [`… ${lines.length - MOST_LINES} lines before`, ...lines.slice(-MOST_LINES)] : lines
  const says = finding.says.replaceAll('\n', ' ')
  return [...shown, ...short(says.startsWith(`${finding.check}: `) ? `! ${says}` : `! ${finding.check}: ${says}`)]
}
