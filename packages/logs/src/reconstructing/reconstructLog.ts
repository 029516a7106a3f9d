/** Turns a refereed log into a game for the inspector: its lines, each with the steps of the chart and the verdicts of the referee. */

import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { fold } from 'ptcg-turn-engine/internal/view/reconstructedGame/folding'
import {
  type LineVerdict,
  RECONSTRUCTED_GAME_FORMAT,
  RECONSTRUCTED_GAME_VERSION,
  type ReconstructedFrame,
  type ReconstructedGame,
  type ReconstructedLine,
} from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { CardDefinition, Fact } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { readBattleLog } from '../reading/readBattleLog.ts'
import { type LogMoment, type RefereedLog, type RefereeOptions, refereeLog } from '../refereeing/referee.ts'
import type { OutOfStep, RefereedDamage, Verdict } from '../refereeing/verdicts.ts'
import { EXPLAINED } from './report.ts'
import { summaryOf } from './summary.ts'

/** The maximum length of a game's title and note. */
const MAX_LENGTH = 500

const shortened = (words: string): string => (words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1)}…` : words)

const actionVerdict = ({ verdict, held, refusals, hidden }: Verdict): LineVerdict => ({
  verdict,
  words:
    verdict === 'refused'
      ? refusals.map(({ message }) => message).join(' ')
      : verdict === 'undecided'
        ? hidden.join(' ')
        : '',
  rules: [...new Set(verdict === 'refused' ? refusals.map(({ rule }) => rule) : held)],
})

/** Returns the verdict on damage. Damage that the cards explain is allowed; a different value alone does not prove the damage wrong. */
const damageVerdict = ({ attack, said, explained, because }: RefereedDamage): LineVerdict => ({
  verdict: explained === 'byTheCards' ? 'allowed' : 'undecided',
  words: `${attack}, ${said} damage, ${EXPLAINED[explained]}.${because === null ? '' : ` ${because}`}`,
  rules: [],
})

const departureVerdict = ({ because }: OutOfStep): LineVerdict => ({ verdict: 'corrected', words: because, rules: [] })

/** Returns the cards that occur in the moments. */
const cardsIn = ({ moments }: RefereedLog, cards: readonly CardDefinition[]): readonly CardDefinition[] => {
  const named = new Set(moments.flatMap(({ snapshot }) => Object.keys(snapshot.game.definitions)))
  return cards.filter(({ id }) => named.has(id))
}

/** Returns the lines of the text after a line, up to the next line that is shown by itself. */
const linesUnder = (text: readonly string[], from: number, to: number): readonly string[] =>
  text.slice(from, to - 1).flatMap((line) => {
    const words = printable(line.replace(/^[\s•·–-]+/, '').trim())
    return words === '' ? [] : [words]
  })

const SET_UP = 'setUp.nextPlayer'

const withFacts = (frame: ReconstructedFrame, facts: readonly Fact[]): ReconstructedFrame => ({
  ...frame,
  game: gameWith(frame.game, { facts }),
})

/** Repeats a frame without facts, for a line that changes nothing yet. */
const waiting = (frame: ReconstructedFrame): ReconstructedFrame => ({ ...withFacts(frame, []), transition: null })

/** Joins two series of frames. The frames of the second series also get the facts of the first. */
const joined = (
  before: readonly ReconstructedFrame[],
  after: readonly ReconstructedFrame[],
): readonly ReconstructedFrame[] => {
  const earlierFacts = before.at(-1)?.game.facts ?? []
  return [...before, ...after.map((frame) => withFacts(frame, [...earlierFacts, ...frame.game.facts]))]
}

/**
 * Moves the frames that begin a turn to the line that begins the turn. The chart already reaches these frames in an earlier line, which
 * ends the previous turn.
 */
const inTheirTurns = (moments: readonly LogMoment[], turnLines: ReadonlySet<number>): readonly LogMoment[] => {
  let turn = 0
  let held: readonly ReconstructedFrame[] = []
  let latest: ReconstructedFrame | undefined
  return moments.map((moment, at) => {
    const { line, frames, snapshot } = moment
    let shown: readonly ReconstructedFrame[]
    if (turnLines.has(line)) {
      turn = snapshot.game.turn.number
      shown = joined(held, frames)
      held = []
    } else {
      const begins = held.length > 0 ? 0 : frames.findIndex(({ game }) => game.turn.number !== turn)
      shown = begins === -1 ? frames : frames.slice(0, begins)
      const factsShown = shown.at(-1)?.game.facts.length ?? 0
      held = joined(
        held,
        frames.slice(shown.length).map((frame) => withFacts(frame, frame.game.facts.slice(factsShown))),
      )
      // After the last line, no line begins the next turn, so the held frames are shown here.
      if (at === moments.length - 1) shown = joined(shown, held)
      else if (shown.length === 0 && latest !== undefined) shown = [waiting(latest)]
    }
    const [first, ...rest] = shown
    latest = rest.at(-1) ?? first
    return first === undefined ? moment : { ...moment, frames: [first, ...rest] }
  })
}

const reconstructedLines = (
  refereed: RefereedLog,
  text: readonly string[],
  turnLines: ReadonlySet<number>,
): readonly ReconstructedLine[] => {
  const { beginning, verdicts, damage, outOfStep } = refereed
  const moments = inTheirTurns(refereed.moments, turnLines)
  const first: ReconstructedFrame = { state: SET_UP, from: SET_UP, transition: null, game: beginning.game }
  const starts = [{ line: 0, frames: [first] as const }, ...moments]
  return starts.map(({ line, frames }, at) => {
    const next = starts[at + 1]?.line ?? text.length + 1
    const isHere = (one: { readonly line: number }): boolean => one.line >= line && one.line < next
    return {
      line,
      words: line === 0 ? 'The game is set up' : printable((text[line - 1] ?? '').trim()),
      under: linesUnder(text, line, next),
      verdicts: [
        ...verdicts.filter(isHere).map(actionVerdict),
        ...damage.filter(isHere).map(damageVerdict),
        ...outOfStep.filter(isHere).map(departureVerdict),
      ],
      event: verdicts.find((one) => isHere(one) && one.event !== null)?.event ?? null,
      frames,
    }
  })
}

const noteOf = (refereed: RefereedLog, problems: readonly { readonly message: string }[]): string => {
  const { actions, damage } = summaryOf(refereed)
  const attacks = refereed.damage.length
  return shortened(
    [
      `A battle log: ${actions.allowed} actions are allowed, ${actions.refused} refused, ${actions.undecided} undecided.`,
      ...(attacks === 0 ? [] : [`The damage of ${damage.byTheCards} of ${attacks} attacks is explained by the cards.`]),
      'Cards that nobody has seen are unknown.',
      ...problems.map(({ message }) => message),
    ].join(' '),
  )
}

/** Reads and referees a battle log for the inspector; on the left, a sentence that says why the text is not a battle log. Never throws. */
export const reconstructLog = (text: string, options: RefereeOptions): E.Either<string, ReconstructedGame> => {
  const log = readBattleLog(text)
  const [problem] = log.problems
  if (log.players === null) return E.left(problem?.message ?? 'This is not a battle log.')
  const refereed = refereeLog(log, options)
  const turnLines = new Set(log.entries.flatMap(({ line, sentence }) => (sentence.says === 'turnBegan' ? [line] : [])))
  return E.right({
    format: RECONSTRUCTED_GAME_FORMAT,
    version: RECONSTRUCTED_GAME_VERSION,
    title: shortened(log.players.map(printable).join(' against ')),
    note: noteOf(refereed, log.problems),
    cards: cardsIn(refereed, options.cards),
    lines: fold(reconstructedLines(refereed, text.split(/\r\n|[\n\r\u2028\u2029]/), turnLines)),
  })
}
