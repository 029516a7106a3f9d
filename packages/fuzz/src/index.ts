/** The exports of `ptcg-turn-engine-fuzz`: generators for fast-check, checks, coverage and small counterexamples. */
export { ADVERSARIES, ADVERSARY_NAMES, type AdversaryName } from './adversary/adversary.ts'
export { adversaryCheck } from './adversary/check.ts'
export { aPosition, type PositionOptions } from './arbitraries/positions.ts'
export {
  aNewGame,
  aRealDeck,
  aStart,
  type GameStartOptions,
  type SyntheticDeck,
  syntheticDeck,
} from './arbitraries/starts.ts'
export { aSyntheticCard } from './arbitraries/syntheticCards.ts'
export { type CampaignOptions, type CampaignResult, campaign } from './campaign/library.ts'
export type { Check, Finding, Sent, TriedEvent, Watch } from './check.ts'
export { DEEP, EVERY_GAME } from './checks.ts'
export { type Counter, createCounter } from './coverage/counting.ts'
export { evidenceOf, type Shown } from './coverage/evidence.ts'
export { addTallies, EMPTY_TALLY, type Tally } from './coverage/tally.ts'
export { DEEP_CHECKS, INVARIANTS } from './invariants/invariants.ts'
export { aMove, type Move, moves, movesOf, resolveMove, sending } from './moves.ts'
export { firstSnapshot, type Opening, openingOf, type Start } from './opening.ts'
export { oracleCheck } from './oracle/check.ts'
export { fuzzPlayer } from './player.ts'
export { type Rng, seededRng } from './rng.ts'
export { ENGINE, type NextEvent, type Ran, type RunOptions, run, type Subject } from './run.ts'
export { type Failed, type Shrunk, sameFinding, shrinkFailure } from './shrink.ts'
