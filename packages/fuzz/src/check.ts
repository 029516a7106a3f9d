/** A check observes a game from its beginning, and reports the first problem in one sentence. */
import type { Microstep, RuleId, Snapshot, Violation } from 'ptcg-turn-engine'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { EngineApi } from './engineApi.ts'
import type { Opening } from './opening.ts'
import type { CarriedOut } from './recordingEffects.ts'

/** An event to send. `expects` is the rule that the refusal of an illegal event must cite; null for a legal event. */
export interface TriedEvent {
  readonly event: unknown
  readonly expects: RuleId | null
}

/** An event that was sent, and its result. */
export interface Sent extends TriedEvent {
  readonly before: Snapshot
  /** The same object as `before` if the event was refused. */
  readonly after: Snapshot
  readonly accepted: boolean
  /** Every reason of a refusal; empty if the event was accepted. */
  readonly violations: readonly Violation[]
  /** Every transition the chart took, in order. */
  readonly microsteps: readonly Microstep[]
  /** Every effect that was carried out, in order. */
  readonly effects: readonly CarriedOut[]
}

/** Every reason why the engine refuses an event now; empty if it accepts it, or if the value is not an event. */
export type Why = (event: unknown) => readonly Violation[]

/** Watches one game. Each function returns one sentence about a problem, or null. */
export interface Watch {
  /** Called at every moment at which somebody must act, and at the last moment. `legal` is the engine's list. */
  atRest?(at: Snapshot, legal: readonly GameEvent[], why?: Why): string | null
  /** Called after every event, accepted or refused, and before `atRest`. */
  see?(sent: Sent): string | null
}

/** A check that can watch games. Reports show its name. */
export interface Check {
  readonly name: string
  /** Begins to watch a game. `api` replaces the engine's functions for hosts. */
  watch(opening: Opening, stepper: Stepper, api?: EngineApi): Watch
}

/** A finding: the name of the check, and the problem in one sentence. */
export interface Finding {
  readonly check: string
  readonly says: string
}
