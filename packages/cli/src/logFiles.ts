/** Reads, judges and writes files of battle logs. */

import { openBeginning, cards as own, type RulesetId, rulesets, save } from 'ptcg-turn-engine'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { CardDefinition, GameEvent } from 'ptcg-turn-engine/model'
import { boardInWords } from 'ptcg-turn-engine/table'
import { readFileText, writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import * as E from '#fp-ts/Either'
import type { LogMomentOptions, LogOptions, LogWriteOptions } from './log.ts'
import { openGame } from './openGame.ts'
import { orSentence } from './orSentence.ts'
import { ALL_SETS, printedCards } from './printedSets.ts'
import { UsageError } from './usageError.ts'

const loadLogs = () => import('ptcg-turn-engine-logs')

/** The cards of every set and of the given files. A card of a file replaces the card of a set that has the same id. */
const cardsNamed = async (names: readonly string[]): Promise<readonly CardDefinition[]> =>
  (await printedCards([ALL_SETS, ...names])).map(({ definition }) => definition)

const write = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}

/**
 * Reports on logs; returns the exit code: 2 if a file is not a battle log, else 1 if something is refused or not
 * understood.
 */
export const reportLogs = async (files: readonly string[], options: LogOptions): Promise<number> => {
  const { readBattleLog, readingInWords, refereedInWords, refereeLog, summaryOf } = await loadLogs()
  const cards = [...(await cardsNamed(options.cards)), ...Object.values(own)]
  const ruleset = rulesets[options.era ?? 'mega-evolution']
  let isWrong = false
  let isNone = false
  const reports: unknown[] = []
  for (const [index, file] of files.entries()) {
    const text = orSentence(readFileText(file))
    const log = readBattleLog(text)
    const refereed = refereeLog(log, { cards, whole: options.whole, ruleset })
    const { verdicts, damage, assumed, outOfStep } = refereed
    isNone ||= log.players === null
    isWrong ||= log.problems.length > 0 || verdicts.some(({ verdict }) => verdict === 'refused')
    if (options.json) reports.push({ file, ...log, summary: summaryOf(refereed), verdicts, damage, outOfStep, assumed })
    else
      write([
        ...(files.length > 1 ? [`${index === 0 ? '' : '\n'}${file}`] : []),
        ...readingInWords(log),
        ...(log.players === null ? [] : refereedInWords(refereed, text, options)),
      ])
  }
  if (options.json) write([JSON.stringify(reports, null, 2)])
  if (isNone) return 2
  return isWrong ? 1 : 0
}

const SHOWN_REFUSED = 10

/** A warning about the events with these numbers, which are refused when the game is played again. */
const leftOut = (refused: readonly number[], events: number): string => {
  const shown = refused.slice(0, SHOWN_REFUSED).join(', ')
  const more = refused.length > SHOWN_REFUSED ? ' ...' : ''
  return `Events that are refused when the game is played again are left out: ${shown}${more} of ${events}.`
}

/** Writes the game in a file as a log. */
export const writeLog = async (game: string, { output, viewer, exact }: LogWriteOptions): Promise<void> => {
  const { writeBattleLog } = await loadLogs()
  const recording = orSentence(await openGame(game))
  const opened = openBeginning(recording.beginning)
  if (E.isLeft(opened)) throw new UsageError(opened.left.map(({ message }) => message).join(' '))
  const events = recording.events as readonly GameEvent[]
  const seat = viewer === undefined ? null : viewer === '1' ? 0 : 1
  const refused: number[] = []
  const onRefused = (index: number): number => refused.push(index + 1)
  const text = writeBattleLog(opened.right.snapshot, events, { viewer: seat, exact, onRefused })
  if (refused.length > 0) process.stderr.write(`${leftOut(refused, events.length)}\n`)
  if (output === undefined) process.stdout.write(text)
  else orSentence(writeWhole(output, text))
}

/** Writes a moment of a battle log as a save to continue from, and prints its board and what was assumed. */
export const writeMoment = async (file: string, options: LogMomentOptions): Promise<void> => {
  const { line, seed, cards: names, era, output } = options
  const { playableMoment, readBattleLog, refereeLog } = await loadLogs()
  const cards = [...(await cardsNamed(names)), ...Object.values(own)]
  const text = orSentence(readFileText(file))
  const lines = text.trimEnd().split('\n').length
  if (line > lines) throw new UsageError(`There is no line ${line}: ${file} has ${lines}.`)
  const log = readBattleLog(text)
  const [problem] = log.problems
  if (log.players === null) throw new UsageError(problem?.message ?? `${file} is not a battle log.`)
  const refereed = refereeLog(log, { cards, ruleset: rulesets[era ?? 'mega-evolution'] })
  const moment = playableMoment(refereed, { line, seed, cards })
  if (E.isLeft(moment)) throw new UsageError(moment.left.map(({ message }) => message).join(' '))
  orSentence(writeWhole(output, `${JSON.stringify(save(moment.right.snapshot))}\n`))
  write([
    ...boardInWords(moment.right.snapshot.game),
    ...moment.right.assumed.map((sentence) => `Assumed: ${sentence}`),
    `${output} is a save: ptcg-turn inspect ${output}`,
  ])
}

/** Returns a reader of battle logs that knows these cards besides those of all sets. It loads nothing before it is called. */
export const logReader =
  (names: readonly string[], era: RulesetId = 'mega-evolution') =>
  async (text: string): Promise<E.Either<string, ReconstructedGame>> => {
    try {
      const { reconstructLog } = await loadLogs()
      return reconstructLog(text, {
        cards: [...(await cardsNamed(names)), ...Object.values(own)],
        ruleset: rulesets[era],
      })
    } catch (error) {
      if (error instanceof UsageError) return E.left(error.message)
      throw error
    }
  }
