/** Tells why an event was refused as an audience may know it: reasons speak of cards, and some of them lie face down. */

import { check, type Snapshot, type Violation } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import type { Audience } from './time/inspection.ts'
import { seenBy } from './time/moment.ts'

/**
 * The reasons for refusing an event at a moment. A player is told what the rules say of the game as that player sees it, and
 * nothing else: even which rules are broken may tell of a hidden card. There may be none.
 */
export const reasonsSeen = (
  audience: Audience,
  before: Snapshot,
  event: unknown,
  violations: readonly Violation[],
): readonly Violation[] => {
  if (audience === 'both' || violations.length === 0) return violations
  const seen = check(seenBy(audience, before), event)
  return E.isLeft(seen) ? seen.left : []
}

/** Where a player can be told no reason. */
export const UNKNOWN_REASON = 'It was refused; why cannot be told from this side.'
