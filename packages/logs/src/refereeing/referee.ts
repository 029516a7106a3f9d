/** Referees a battle log: reconstructs the game from the log, and lets the chart judge each action. */

import type { Snapshot } from 'ptcg-turn-engine'
import { megaEvolution } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { ReconstructedFrame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { CardDefinition, Ruleset } from 'ptcg-turn-engine/model'
import type { BattleLog, Entry } from '../reading/battleLog.ts'
import { isOutOfOrder } from '../reading/order.ts'
import {
  playCard,
  putIntoPlay,
  refereeAttachment,
  refereeDiscardFromPlay,
  refereeEvolution,
  refereeStadium,
  refereeTurnEnd,
} from './actions.ts'
import { refereeSetUp } from './beginning.ts'
import { newEffect } from './cardMoves.ts'
import { type KnownCards, knownCards } from './catalogue.ts'
import { addToHand, end, followKnockOut, putIntoFullSpot, refereePrizes, refereePromotion } from './consequences.ts'
import { ACTION_SENTENCES, NO_TEXT, RefereeCourse } from './course.ts'
import { doByHand } from './effects.ts'
import { type Mark, markOf } from './marks.ts'
import { withoutWhatMayBeMissing } from './missingLines.ts'
import { notJudged } from './notJudged.ts'
import { bestReading, type IsWorse, type LogReading, type Readings } from './readings.ts'
import { withRepeated } from './repeating.ts'
import { refereeRetreat } from './retreating.ts'
import { type Sightings, sightingsIn } from './sightings.ts'
import { RefereedTable } from './table.ts'
import { beginAgain, beginRefereedTurn } from './turns.ts'
import { endTurnQuietly, use } from './using.ts'
import type { OutOfStep, RefereedDamage, Verdict } from './verdicts.ts'

export interface RefereeOptions {
  /** The known cards. */
  readonly cards: readonly CardDefinition[]
  /** True if the game has no other cards, so that a name identifies a card. */
  readonly whole?: boolean
  readonly ruleset?: Ruleset
}

/** The game after a line. */
export interface LogMoment {
  readonly line: number
  readonly snapshot: Snapshot
  /** The chart's frames during this line. The last one shows the game after the line. */
  readonly frames: readonly [ReconstructedFrame, ...ReconstructedFrame[]]
}

export interface RefereedLog {
  readonly verdicts: readonly Verdict[]
  readonly damage: readonly RefereedDamage[]
  readonly assumed: readonly string[]
  /** Lines that contradict the engine's board, which is then changed to agree with them. */
  readonly outOfStep: readonly OutOfStep[]
  readonly moments: readonly LogMoment[]
  /** The game after its set-up. */
  readonly beginning: Snapshot
}

const referee = (course: RefereeCourse, entry: Entry): unknown => {
  const { sentence } = entry
  const { table } = course
  switch (sentence.says) {
    case 'turnBegan':
      return beginRefereedTurn(course, sentence.player, entry)
    case 'suddenDeathBegan':
      return beginAgain(course)
    case 'putIntoPlay':
      return sentence.place === 'active' && table.game.players[sentence.player].active !== null
        ? putIntoFullSpot(course, sentence, entry)
        : putIntoPlay(course, sentence, entry)
    case 'evolved':
      return refereeEvolution(course, sentence, entry)
    case 'attached':
      return refereeAttachment(course, sentence, entry)
    case 'stadiumPlayed':
      return refereeStadium(course, sentence, entry)
    case 'played':
      return playCard(course, sentence, entry)
    case 'retreated':
      return refereeRetreat(course, sentence, entry)
    case 'turnEnded':
    case 'timedOut':
      return refereeTurnEnd(course, sentence.player, entry)
    case 'used':
    case 'usedOn':
    case 'attacked':
    case 'attackedWeakness':
    case 'attackedResistance':
      return use(course, sentence, entry)
    case 'checkupBegan':
      // A text has ended the turn, and the log has no line for this.
      return course.turnSeen === table.game.turn.number && table.at.state === 'turn.main.ready'
        ? endTurnQuietly(course, table.game.turn.player)
        : undefined
    case 'movedCard':
    case 'movedCards':
      return refereeDiscardFromPlay(course, sentence, entry)
    case 'nowActive':
      return refereePromotion(course, sentence, entry)
    case 'prizesTaken':
      return refereePrizes(course, sentence, entry)
    case 'addedToHand':
      return addToHand(course, sentence)
    case 'knockedOut':
      return followKnockOut(course, sentence, entry)
    case 'discardedCardFrom':
    case 'discardedCardsFrom':
      return
    case 'gameEnded':
      return end(course, sentence, entry)
    case 'activated':
      course.effects(newEffect(table.game.turn.player, sentence.card.name, 'trigger'), entry)
      return course.finish(table.game.turn.player, false)
    default:
      doByHand(table, newEffect(table.game.turn.player, 'The log', 'trigger'), entry)
  }
}

const departuresOf = ({ departures }: RefereedTable): readonly OutOfStep[] =>
  [...departures].map(([line, because]) => ({ line, because })).toSorted((one, other) => one.line - other.line)

/** The result of one reading of a log, with marks from which other readings can begin. */
type Run = RefereedLog & LogReading & { readonly marks: readonly Mark[] }

/**
 * Referees the log with these readings: from its beginning, or from the last mark at which the earlier run is still the same. Null if the
 * result would be worse.
 */
const runWith = (
  { entries, players }: BattleLog,
  { known, seen, ruleset }: { readonly known: KnownCards; readonly seen: Sightings; readonly ruleset: Ruleset },
  readings: Readings,
  since: { readonly run: Run; readonly entry: number; readonly isWorse: IsWorse } | null,
): Run | null => {
  const table = new RefereedTable(players ?? ['', ''], ruleset, known, seen, readings)
  const course = new RefereeCourse(table, entries, known)
  const begins = entries.findIndex(({ sentence }) => sentence.says === 'turnBegan')
  const from = begins === -1 ? entries.length : begins
  const mark = since?.run.marks.findLast(({ entry }) => entry <= since.entry)
  const moments: LogMoment[] = mark === undefined ? [] : (since?.run.moments.slice(0, mark.moments) ?? [])
  const marks: Mark[] = mark === undefined ? [] : (since?.run.marks.filter(({ entry }) => entry < mark.entry) ?? [])
  if (mark === undefined) refereeSetUp(table, entries.slice(0, from))
  else mark.restore(course)
  const beginning = mark === undefined ? table.at : (since?.run.beginning ?? table.at)
  table.trail.take(table.at)
  for (course.at = mark?.entry ?? from; course.at < entries.length; course.at += 1) {
    const entry = entries[course.at] as Entry
    if (entry.sentence.says === 'turnBegan') {
      if (since?.isWorse(course) === true) return null
      marks.push(markOf(course, moments.length))
    }
    table.entry = course.at
    table.line = entry.line
    if (ACTION_SENTENCES.has(entry.sentence.says)) course.latestText = NO_TEXT
    if (!course.used.has(entry)) referee(course, entry)
    moments.push({ line: entry.line, snapshot: table.at, frames: table.trail.take(table.at) })
  }
  const verdicts = course.verdicts.toSorted((one, other) => one.line - other.line)
  return {
    verdicts,
    damage: withRepeated(course.damage, course.strange),
    assumed: [...table.assumed],
    outOfStep: departuresOf(table),
    moments,
    beginning,
    choices: table.choices,
    whichever: table.whichever,
    firstMade: table.firstMade,
    marks,
  }
}

/**
 * Referees a parsed log. If several printings or Pokémon match, the reading with the fewest contradictions is used.
 * Never throws.
 */
export const refereeLog = (
  log: BattleLog,
  { cards, whole = false, ruleset = megaEvolution }: RefereeOptions,
): RefereedLog => {
  const known = knownCards(cards, whole)
  const game = { known, seen: sightingsIn(log.entries, known.lent), ruleset }
  const {
    choices: _,
    firstMade: __,
    whichever: ___,
    marks: ____,
    ...refereed
  } = bestReading<Run>(log.entries, runWith(log, game, new Map(), null) as Run, (readings, run, entry, isWorse) =>
    runWith(log, game, readings, { run, entry, isWorse }),
  )
  return isOutOfOrder(log)
    ? notJudged(refereed)
    : withoutWhatMayBeMissing(refereed, log.entries, log.players ?? [], whole)
}
