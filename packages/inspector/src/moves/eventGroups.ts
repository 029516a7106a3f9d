/** Lists the groups of events at a moment: the legal events of each group, or the reasons why it has none. */

import type { Snapshot } from 'ptcg-turn-engine'
import { rowHere } from 'ptcg-turn-engine/internal/engine/explain/eventRow'
import { legalAt } from 'ptcg-turn-engine/internal/engine/explain/legalAt'
import { likelySender, possibilities } from 'ptcg-turn-engine/internal/engine/explain/possibilities'
import { checkEvent } from 'ptcg-turn-engine/internal/engine/play/check'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { EventType, GameEvent } from 'ptcg-turn-engine/model'
import { type EventGroup, GROUP_OF, GROUPS, typesOf } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import { type NoneReason, whyNone } from './whyNone.ts'

/** A group of events at a moment. */
export interface GroupNow {
  readonly group: EventGroup
  /** Every legal event of the group, in the order of the chart. */
  readonly events: readonly GameEvent[]
  /** True if the current state accepts events of the group at all. */
  readonly isItsTime: boolean
  /** The reasons why the group has no legal event; empty if it has one. */
  readonly reasons: readonly NoneReason[]
}

const notNow = (snapshot: Snapshot, type: EventType): readonly NoneReason[] => {
  const [event = { type, player: snapshot.game.turn.player } as GameEvent] = possibilities(
    snapshot.game,
    type,
    likelySender(snapshot.game, type),
  )
  const checked = checkEvent(STEPPER, snapshot, event)
  return E.isLeft(checked) ? checked.left.slice(0, 1) : []
}

/** Lists every group with its legal events, or with the reasons why it has none. */
export const groupsAt = (snapshot: Snapshot): readonly GroupNow[] => {
  const legal = legalAt(snapshot)
  return GROUPS.map((group) => {
    const types = typesOf(group.id)
    const events = legal.filter(({ type }) => GROUP_OF[type] === group.id)
    const takenHere = types.filter((type) => rowHere(snapshot.state, type) !== null)
    const isItsTime = takenHere.length > 0
    if (events.length > 0) return { group, events, isItsTime, reasons: [] }
    const reasons = isItsTime
      ? whyNone(snapshot, takenHere)
      : types.slice(0, 1).flatMap((type) => notNow(snapshot, type))
    return { group, events, isItsTime, reasons }
  })
}
