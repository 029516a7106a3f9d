/** Reads, judges and writes files of battle logs. */
import * as E from 'fp-ts/lib/Either.js'
import { openBeginning } from '../../engine/files/recording.ts'
import { save } from '../../engine/files/save.ts'
import { readText, writeWhole } from '../../fuzz/campaign/file.ts'
import { printable } from '../../game/json/printable.ts'
import type { CardDefinition } from '../../game/model/cards.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { RulesetId } from '../../game/rulesets/rulesets.ts'
import type { ToldGame } from '../../view/toldGame/toldGame.ts'
import { boardInWords } from '../../view/words/boardInWords.ts'
import { CannotAsk } from './cannotAsk.ts'
import { loadCompanion } from './companion.ts'
import type { LogMomentOptions, LogOptions, LogWriteOptions } from './log.ts'
import { openGame } from './openGame.ts'
import { orSentence } from './orSentence.ts'
import { ALL_SETS, printedCards } from './printedSets.ts'

type Logs = typeof import('../../log/index.ts')

/** Battle logs are a package of their own. */
const loadLogs = (): Promise<Logs> =>
  loadCompanion({
    load: () => import('../../log/index.ts'),
    built: '../logs-package/index.js',
    missing: 'Battle logs are read by a package of their own: npm install ptcg-turn-engine-logs.',
  })

/** The cards that were named; without names all sets, as far as they are installed. */
const cardsNamed = async (names: readonly string[]): Promise<readonly CardDefinition[]> => {
  if (names.length > 0) return (await printedCards(names)).map(({ definition }) => definition)
  try {
    return (await printedCards([ALL_SETS])).map(({ definition }) => definition)
  } catch (error) {
    if (!(error instanceof CannotAsk)) throw error
    console.error(
      'No printed cards are here, so that each card does what the log says of it. To judge more: npm install ptcg-turn-engine-cards, or name files with --cards.',
    )
    return []
  }
}

const write = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}

/** Tells what is in them; gives the exit code: 2 where a file is no battle log, else 1 where something is refused or not understood. */
export const tellLogs = async (files: readonly string[], options: LogOptions): Promise<number> => {
  const {
    cards: own,
    readBattleLog,
    readingInWords,
    refereedInWords,
    refereeLog,
    rulesets,
    summaryOf,
  } = await loadLogs()
  const cards = [...(await cardsNamed(options.cards)), ...Object.values(own)]
  const ruleset = rulesets[options.era ?? 'mega-evolution']
  let isWrong = false
  let isNone = false
  const told: unknown[] = []
  for (const file of files) {
    const text = orSentence(readText(file))
    const log = readBattleLog(text)
    const refereed = refereeLog(log, { cards, whole: options.whole, ruleset })
    const { verdicts, damage, assumed } = refereed
    isNone ||= log.players === null
    isWrong ||= log.problems.length > 0 || verdicts.some(({ verdict }) => verdict === 'refused')
    if (options.json) told.push({ file, ...log, summary: summaryOf(refereed), verdicts, damage, assumed })
    else
      write([
        ...(files.length > 1 ? [`${told.length === 0 ? '' : '\n'}${file}`] : []),
        ...readingInWords(log),
        ...(log.players === null ? [] : refereedInWords(refereed, text, options)),
      ])
    if (!options.json) told.push(null)
  }
  if (options.json) write([JSON.stringify(told, null, 2)])
  if (isNone) return 2
  return isWrong ? 1 : 0
}

/** Writes the game in a file as a log. */
export const writeLog = async (game: string, { output, viewer, exact }: LogWriteOptions): Promise<void> => {
  const { writeBattleLog } = await loadLogs()
  const recording = orSentence(await openGame(game))
  const opened = openBeginning(recording.beginning)
  if (E.isLeft(opened)) throw new CannotAsk(opened.left.map(({ message }) => message).join(' '))
  const events = recording.events as readonly GameEvent[]
  const seat = viewer === undefined ? null : viewer === '1' ? 0 : 1
  const text = writeBattleLog(opened.right.snapshot, events, { viewer: seat, exact })
  if (output === undefined) process.stdout.write(text)
  else orSentence(writeWhole(output, text))
}

/** Writes a game to play on with, and tells what was assumed. */
export const writeMoment = async (file: string, options: LogMomentOptions): Promise<void> => {
  const { line, seed, cards: names, era, output } = options
  const { cards: own, playableMoment, readBattleLog, refereeLog, rulesets } = await loadLogs()
  const cards = [...(await cardsNamed(names)), ...Object.values(own)]
  const log = readBattleLog(orSentence(readText(file)))
  const [problem] = log.problems
  if (log.players === null) throw new CannotAsk(problem?.message ?? `${file} is no battle log.`)
  const refereed = refereeLog(log, { cards, ruleset: rulesets[era ?? 'mega-evolution'] })
  const moment = playableMoment(refereed, { line, seed, cards })
  if (E.isLeft(moment)) throw new CannotAsk(moment.left.map(({ message }) => message).join(' '))
  orSentence(writeWhole(output, `${JSON.stringify(save(moment.right.snapshot))}\n`))
  write([
    ...boardInWords(moment.right.snapshot.game),
    ...moment.right.assumed.map((sentence) => `Assumed: ${sentence}`),
    `${output} is a save: ptcg-turn inspect ${output}`,
  ])
}

/** What reads a battle log as a game to look at, with these cards; it asks for nothing before it is called. */
export const logReader =
  (names: readonly string[], era: RulesetId = 'mega-evolution') =>
  async (text: string): Promise<E.Either<string, ToldGame>> => {
    try {
      const { cards: own, rulesets, toldLog } = await loadLogs()
      return toldLog(text, { cards: [...(await cardsNamed(names)), ...Object.values(own)], ruleset: rulesets[era] })
    } catch (error) {
      if (error instanceof CannotAsk) return E.left(error.message)
      throw error
    }
  }
