/** A check: an observer of a game from its first moment that reports the first problem in one sentence. */
import type { Microstep, RuleId, Snapshot, Violation } from 'ptcg-turn-engine'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { EngineApi } from './doors.ts'
import type { Opening } from './opening.ts'
import type { CarriedOut } from './telling.ts'

/**
 * An event to send. `expects`: the rule that its refusal must cite, if it is illegal; null for one of the legal events.
 */
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

/** A check has a name that reports show, and begins to watch with the opening of a game. */
export interface Check {
  readonly name: string
  /** `doors`: the functions that hosts ask a game through, if not the engine's own. */
  watch(opening: Opening, stepper: Stepper, doors?: EngineApi): Watch
}

/** A finding of a check. */
export interface Finding {
  readonly check: string
  readonly says: string
}
