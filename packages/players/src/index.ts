/** Computer players for ptcg-turn-engine. */
export { LEVELS, type Level } from './levels.ts'
export { type ComputerPlayer, computerPlayer, type Decision, type Option, type PlayerOptions } from './player.ts'
export type { Progress, Reply } from './search/search.ts'
export type { SearchSettings } from './search/settings.ts'
