/** A check: something that watches a game from its first moment and says in one sentence what is wrong as soon as it is. */
import type { Microstep, RuleId, Snapshot, Violation } from 'ptcg-turn-engine'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Doors } from './doors.ts'
import type { Opening } from './opening.ts'
import type { CarriedOut } from './telling.ts'

/** An event to be sent. `expects`: it is illegal, and a refusal must cite this rule (null: it is taken from the legal events). */
export interface TriedEvent {
  readonly event: unknown
  readonly expects: RuleId | null
}

/** An event that was sent, and what came of it. */
export interface Sent extends TriedEvent {
  readonly before: Snapshot
  /** The very same object as `before` when the event was refused. */
  readonly after: Snapshot
  readonly accepted: boolean
  /** Every reason of a refusal; empty for what was accepted. */
  readonly violations: readonly Violation[]
  /** Every transition the chart took, in order. */
  readonly microsteps: readonly Microstep[]
  /** Every effect that was carried out, in order. */
  readonly effects: readonly CarriedOut[]
}

/** Every reason why the engine refuses an event now; none where it takes it, or where it is no event. */
export type Why = (event: unknown) => readonly Violation[]

/** Watches one game. Each function gives one sentence about what is wrong, or null. */
export interface Watch {
  /** At every moment somebody must act, the first and the last included: `legal` is what the engine lists. */
  atRest?(at: Snapshot, legal: readonly GameEvent[], why?: Why): string | null
  /** After every event, accepted or refused, before `atRest`. */
  see?(sent: Sent): string | null
}

/** A check has a name that reports show, and begins to watch with the opening of a game. */
export interface Check {
  readonly name: string
  /** `doors`: what hosts ask the game through, where it is not the engine's own. */
  watch(opening: Opening, stepper: Stepper, doors?: Doors): Watch
}

/** What a check found. */
export interface Finding {
  readonly check: string
  readonly says: string
}
