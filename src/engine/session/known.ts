/**
 * Memoizes, by snapshot, what follows from it: the same moment gives the same objects, so that nothing renders again.
 */
import * as E from '#fp-ts/Either'
import { memoize } from '../../game/board/memoize.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { Violation } from '../../game/rules/violation.ts'
import { legalEvents } from '../listing/legalEvents.ts'
import { check } from '../play/check.ts'
import { request } from '../play/request.ts'
import { view } from '../play/view.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

export const requestAt = memoize(request)
export const legalEventsAt = memoize((snapshot: Snapshot) => legalEvents(snapshot))

const VIEWS = PLAYERS.map((player) => memoize((snapshot: Snapshot) => view(snapshot, player)))

/** A player's view of a moment. */
export const viewAt = (snapshot: Snapshot, player: PlayerId): Snapshot =>
  (VIEWS[player] as (snapshot: Snapshot) => Snapshot)(snapshot)

/** Every reason for refusing an event at a moment; empty if it would be accepted. */
export const reasonsAt = (snapshot: Snapshot, event: GameEvent): readonly Violation[] => {
  const checked = check(snapshot, event)
  return E.isLeft(checked) ? checked.left : []
}
