/** Limits the reasons of a refusal to those that an audience may know: reasons mention cards, and some cards lie face down. */

import { check, readEvent, type Snapshot, type Violation } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Audience } from './time/inspection.ts'
import { viewAs } from './time/moment.ts'

/**
 * The reasons for refusing an event at a moment. A player gets only those that follow from the player's own view: even the set of broken
 * rules may reveal a hidden card. The list may be empty.
 */
export const reasonsSeen = (
  audience: Audience,
  before: Snapshot,
  event: unknown,
  violations: readonly Violation[],
): readonly Violation[] => {
  if (audience === 'both' || violations.length === 0) return violations
  const seen = E.flatMap((read: GameEvent) => check(viewAs(audience, before), read))(readEvent(event))
  return E.isLeft(seen) ? seen.left : []
}

/** Shown when a player may know no reason. */
export const UNKNOWN_REASON = 'It was refused; this side may not know why.'
