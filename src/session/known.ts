/** Models what follows from where a game stands, worked out once for each moment: the same moment gives the same objects. */
import * as E from 'fp-ts/lib/Either.js'
import { once } from '../board/once.ts'
import { check } from '../engine/check.ts'
import { legalEvents } from '../engine/legalEvents.ts'
import { request } from '../engine/request.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { view } from '../engine/view.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { Violation } from '../rules/violation.ts'

export const requestAt = once(request)
export const legalEventsAt = once((snapshot: Snapshot) => legalEvents(snapshot))

const VIEWS = PLAYERS.map((player) => once((snapshot: Snapshot) => view(snapshot, player)))

/** What a player sees of a moment. */
export const viewAt = (snapshot: Snapshot, player: PlayerId): Snapshot =>
  (VIEWS[player] as (snapshot: Snapshot) => Snapshot)(snapshot)

/** Every reason why an event would be refused at a moment; none when it would be accepted. */
export const reasonsAt = (snapshot: Snapshot, event: unknown): readonly Violation[] => {
  const checked = check(snapshot, event)
  return E.isLeft(checked) ? checked.left : []
}
