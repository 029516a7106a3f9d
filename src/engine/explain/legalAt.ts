/** Memoizes the legal events of a snapshot. */
import { memoize } from '../../game/board/memoize.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { legalEvents } from '../listing/legalEvents.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** Every legal event of a snapshot, conceding included. */
export const legalAt: (snapshot: Snapshot) => readonly GameEvent[] = memoize((snapshot: Snapshot) =>
  legalEvents(snapshot, { conceding: true }),
)
