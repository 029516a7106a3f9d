/** Reads battle logs, judges each action in them with the engine's state chart, describes the result, and writes games as logs. */
export {
  type PlayableMoment,
  type PlayableMomentOptions,
  playableMoment,
} from 'ptcg-turn-engine/internal/view/toldGame/playableMoment'
export type { LoggedCard, Sentence, SentenceName } from './languages/sentences.ts'
export type { BattleLog, Entry, LogProblem, LogProblemCode } from './reading/battleLog.ts'
export { readBattleLog } from './reading/readBattleLog.ts'
export { type LogMoment, type RefereedLog, type RefereeOptions, refereeLog } from './refereeing/referee.ts'
export type { Explained, RefereedAction, RefereedDamage, Refusal, Verdict } from './refereeing/verdicts.ts'
export { type ReportOptions, readingInWords, refereedInWords } from './telling/report.ts'
export { type LogSummary, summaryOf } from './telling/summary.ts'
export { toldLog } from './telling/toldLog.ts'
export { type WriteOptions, writeBattleLog } from './writing/writeBattleLog.ts'
