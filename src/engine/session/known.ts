/**
 * Memoizes the request, the legal events and the views of a snapshot. The same snapshot always gives the same objects, so that a user
 * interface does not render again without need.
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

/** A player's view of a snapshot. */
export const viewAt = (snapshot: Snapshot, player: PlayerId): Snapshot =>
  (VIEWS[player] as (snapshot: Snapshot) => Snapshot)(snapshot)

/** Every reason for refusing an event in a snapshot; empty if the event would be accepted. */
export const reasonsAt = (snapshot: Snapshot, event: GameEvent): readonly Violation[] => {
  const checked = check(snapshot, event)
  return E.isLeft(checked) ? checked.left : []
}
