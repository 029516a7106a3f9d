/** Runs a game on a stepper, event by event, while checks watch it. A run ends when a check finds something or no event follows. */

import { type Microstep, readEvent, type Snapshot, type Violation } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { checkEvent } from 'ptcg-turn-engine/internal/engine/play/check'
import { STEPPER, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { CardDefinition, Game, GameEvent, Ruleset } from 'ptcg-turn-engine/model'
import { eventInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import type { Check, Finding, Sent, TriedEvent, Watch, Why } from './check.ts'
import { ENGINE_API, type EngineApi } from './engineApi.ts'
import { firstSnapshot, type Opening, stopAtALoop } from './opening.ts'
import { recordingEffects } from './recordingEffects.ts'

/** The system under test: a stepper, and for mutants also the replaced host functions, ruleset or card definitions. */
export interface Subject {
  readonly stepper: Stepper
  readonly api?: Partial<EngineApi>
  readonly ruleset?: (ruleset: Ruleset) => Ruleset
  readonly definitions?: (card: CardDefinition) => CardDefinition
}

/** The unmodified engine. */
export const ENGINE: Subject = { stepper: STEPPER }

/** Returns the next event to send, or null for none. */
export type NextEvent = (at: Snapshot, legal: readonly GameEvent[]) => TriedEvent | null

/** A run: everything that was sent, the final snapshot, and the finding. */
export interface Ran {
  readonly sent: readonly TriedEvent[]
  readonly last: Snapshot | null
  readonly finding: Finding | null
}

/** Options of a run: the checks, and the events to send. `subject` defaults to the engine. */
export interface RunOptions {
  readonly subject?: Subject
  readonly checks: readonly Check[]
  readonly next: NextEvent
  /** The maximum number of events. */
  readonly most?: number
  /** The maximum number of effect steps and facts in the whole run, for events from a file. */
  readonly mostWork?: number
  /** Called with every event, before the checks see it. */
  readonly observe?: (sent: Sent) => void
}

export const NOTHING_IS_THROWN = 'nothing is thrown'
export const WORK_IS_BOUNDED = 'work is bounded'

/** The amount of work that an event caused: the number of effects carried out, plus the number of facts if it was accepted. */
const workOf = ({ accepted, effects, after }: Sent): number =>
  accepted ? effects.length + after.game.facts.length : effects.length

const tooMuchWork = (most: number): Finding => ({
  check: WORK_IS_BOUNDED,
  says: `More than ${most} steps were taken, more than in any game.`,
})

/** The game with the subject's own ruleset and cards. */
const asPlayedBy = ({ ruleset, definitions }: Subject, game: Game): Game => {
  const ruled = ruleset === undefined ? game : { ...game, ruleset: ruleset(game.ruleset) }
  if (definitions === undefined) return ruled
  const read = Object.entries(game.definitions).map(([id, card]) => [id, definitions(card)] as const)
  return { ...ruled, definitions: Object.fromEntries(read) }
}

/** Sends a well-formed event and returns its result. The reasons of a refusal are not computed. */
export const sendListed = (stepper: Stepper, before: Snapshot, event: GameEvent): Sent => {
  const microsteps: Microstep[] = []
  const recording = recordingEffects(stepper)
  recording.carriedOut.length = 0
  const stop = stopAtALoop(() => `After "${eventInWords(before.game, event)}"`)
  const after = step(recording.stepper, before, event, (one) => {
    microsteps.push(one)
    stop(one)
  })
  const effects = recording.carriedOut.slice()
  return { event, expects: null, before, after, accepted: after !== before, violations: [], microsteps, effects }
}

/** Sends one event to a stepper and returns its result. A refusal has every reason. */
export const send = (stepper: Stepper, before: Snapshot, { event, expects }: TriedEvent): Sent => {
  const read = readEvent(event)
  if (E.isLeft(read))
    return {
      event,
      expects,
      before,
      after: before,
      accepted: false,
      violations: read.left,
      microsteps: [],
      effects: [],
    }
  const sent = sendListed(stepper, before, read.right)
  const violations = sent.accepted ? [] : refusalOf(stepper, before, event)
  return { ...sent, event, expects, violations, effects: sent.accepted ? sent.effects : [] }
}

/** Every reason why a stepper refuses an event; empty if it accepts the event, or if the value is not an event. */
const refusalOf = (stepper: Stepper, at: Snapshot, event: unknown): readonly Violation[] => {
  const read = readEvent(event)
  const checked = E.isLeft(read) ? null : checkEvent(stepper, at, read.right)
  return checked !== null && E.isLeft(checked) ? checked.left : []
}

/**
 * Plays from an opening until no event follows, `most` events were sent, or a check finds something. Never throws: an
 * error of the engine is a finding too.
 */
export const run = (opening: Opening, { subject = ENGINE, checks, next, most, mostWork, observe }: RunOptions): Ran => {
  const sent: TriedEvent[] = []
  let last: Snapshot | null = null
  try {
    const api = { ...ENGINE_API, ...subject.api }
    const watches = checks.map((check): readonly [string, Watch] => [
      check.name,
      check.watch(opening, subject.stepper, api),
    ])
    const ask = (question: (watch: Watch) => string | null | undefined): Finding | null => {
      for (const [check, watch] of watches) {
        const says = question(watch) ?? null
        if (says !== null) return { check, says }
      }
      return null
    }
    let at = firstSnapshot({ ...opening, game: asPlayedBy(subject, opening.game) }, subject.stepper)
    last = at
    let legal = legalEventsOf(subject.stepper, at)
    const why: Why = (event) => refusalOf(subject.stepper, at, event)
    let finding = ask((watch) => watch.atRest?.(at, legal, why))
    let work = 0
    const limit = mostWork ?? Number.POSITIVE_INFINITY
    while (finding === null && sent.length < (most ?? Number.POSITIVE_INFINITY)) {
      const tried = next(at, legal)
      if (tried === null) break
      sent.push(tried)
      const one = send(subject.stepper, at, tried)
      work += workOf(one)
      if (work > limit) return { sent, last, finding: tooMuchWork(limit) }
      observe?.(one)
      finding = ask((watch) => watch.see?.(one))
      if (finding !== null || !one.accepted) continue
      at = one.after
      last = at
      legal = legalEventsOf(subject.stepper, at)
      finding = ask((watch) => watch.atRest?.(at, legal, why))
    }
    return { sent, last, finding }
  } catch (error) {
    return {
      sent,
      last,
      finding: { check: NOTHING_IS_THROWN, says: error instanceof Error ? error.message : String(error) },
    }
  }
}
