/** Finds the events that a game state refuses: tries every event that is not listed as legal, and collects the reasons of each refusal. */

import type { Snapshot } from 'ptcg-turn-engine'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { ADVERSARY_OCCASIONS } from '../adversary/adversary.ts'
import type { Occasions } from '../adversary/occasions.ts'
import type { Sent, TriedEvent } from '../check.ts'
import { send } from '../run.ts'
import { everyPayload } from './payloads.ts'

/** The maximum number of tries of one adversary in one state. */
const TRIES = 4

/** The events that the adversaries try here. */
const byAdversaries = (at: Snapshot, legal: readonly GameEvent[]): readonly TriedEvent[] =>
  Object.values<Occasions>(ADVERSARY_OCCASIONS).flatMap((occasions) => occasions(at, legal).slice(0, TRIES))

/** Every event of `everyPayload` that is not in `legal`; or a sentence about such an event that is accepted. */
const unlisted = (
  stepper: Stepper,
  at: Snapshot,
  legal: readonly GameEvent[],
): E.Either<string, readonly GameEvent[]> => {
  const listed = new Set(legal.map((event) => JSON.stringify(event)))
  const others = everyPayload(at).filter((event) => !listed.has(JSON.stringify(event)))
  const taken = others.find((event) => step(stepper, at, event) !== at)
  return taken === undefined ? E.right(others) : E.left(`${JSON.stringify(taken)} is accepted but not listed as legal.`)
}

/**
 * Tries every event of `everyPayload` that is not in `legal`, and the illegal events of the adversaries. Returns the results, or a sentence
 * about an event that was accepted although it is not in `legal`.
 */
export const refusalsAt = (
  stepper: Stepper,
  at: Snapshot,
  legal: readonly GameEvent[],
): E.Either<string, readonly Sent[]> => {
  const others = unlisted(stepper, at, legal)
  if (E.isLeft(others)) return others
  const tries: readonly TriedEvent[] = [
    ...others.right.map((event) => ({ event, expects: null })),
    ...byAdversaries(at, legal),
  ]
  return E.right(tries.map((one) => send(stepper, at, one)))
}
