/** Models every legal event of a settled moment, listed once for everybody who asks. */
import { once } from '../board/once.ts'
import { legalEvents } from '../engine/legalEvents.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import type { GameEvent } from '../model/events.ts'

/** Every legal event of a settled moment, conceding included. */
export const legalAt: (snapshot: Snapshot) => readonly GameEvent[] = once((snapshot: Snapshot) =>
  legalEvents(snapshot, { conceding: true }),
)
