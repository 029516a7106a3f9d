/** Computer players for ptcg-turn-engine. */
export { decisionInWords } from './decisionInWords.ts'
export { LEVELS, type Level } from './levels.ts'
export {
  type ComputerPlayer,
  type ConsideredEvent,
  computerPlayer,
  type Decision,
  type PlayerOptions,
} from './player.ts'
export { type SampleOptions, sampleGames } from './sample.ts'
export type { Reply, SearchProgress } from './search/search.ts'
export type { SearchSettings } from './search/settings.ts'
