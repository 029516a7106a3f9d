/** Judges other engines: a suite of cases in JSON, and a judge that plays every event on another engine too. */
export { type EngineCommand, type EngineProcess, engineProcess } from './judging/engineProcess.ts'
export type { Exchange, JudgedAnswer, JudgeRequest } from './judging/exchange.ts'
export { type Divergence, type Judged, type JudgeOptions, judge } from './judging/judge.ts'
export type { LockstepTally } from './judging/talk.ts'
export { casesOfRule } from './suite/casesOfRule.ts'
export type { ShownCase, ShownReason } from './suite/shownCases.ts'
export type {
  Because,
  DeckCase,
  PlayedCase,
  SuiteCase,
  SuiteChange,
  SuiteGame,
  SuiteHead,
  SuiteMoment,
  SuiteRefusal,
} from './suite/suite.ts'
export { SUITE_FORMAT, SUITE_VERSION } from './suite/suite.ts'
export { conformanceSuite, type Suite, type SuiteOptions, suiteInLines } from './suite/writeSuite.ts'
