/** Reads battle logs, judges each action in them with the engine's state chart, describes the result, and writes games as logs. */
export {
  type PlayableMoment,
  type PlayableMomentOptions,
  playableMoment,
} from 'ptcg-turn-engine/internal/view/reconstructedGame/playableMoment'
export type { LoggedCard, Sentence, SentenceName } from './languages/sentences.ts'
export type { BattleLog, Entry, LogProblem, LogProblemCode } from './reading/battleLog.ts'
export { readBattleLog } from './reading/readBattleLog.ts'
export { reconstructLog } from './reconstructing/reconstructLog.ts'
export { type ReportOptions, readingInWords, refereedInWords } from './reconstructing/report.ts'
export { type LogSummary, summaryOf } from './reconstructing/summary.ts'
export { type LogMoment, type RefereedLog, type RefereeOptions, refereeLog } from './refereeing/referee.ts'
export type { Explained, RefereedAction, RefereedDamage, Refusal, Verdict } from './refereeing/verdicts.ts'
export { type WriteOptions, writeBattleLog } from './writing/writeBattleLog.ts'
