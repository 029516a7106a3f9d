/** Sorts legal events into the groups of the rulebook: A to F of the main phase, attack, end; and says why a group has none. */
import * as E from 'fp-ts/lib/Either.js'
import { rowHere } from '../../../engine/explain/eventRow.ts'
import { legalAt } from '../../../engine/explain/legalAt.ts'
import { likelySender, possibilities } from '../../../engine/explain/possibilities.ts'
import { checkEvent } from '../../../engine/play/check.ts'
import type { Snapshot } from '../../../engine/stepper/snapshot.ts'
import { STEPPER } from '../../../engine/stepper/step.ts'
import type { EventType, GameEvent } from '../../../game/model/events.ts'
import { EVENT_TYPES } from '../../../game/model/events.ts'
import type { RuleId } from '../../../game/rulebook/rulebook.ts'
import { type NoneReason, whyNone } from './whyNone.ts'

interface Group {
  readonly id: string
  /** Its letter among the main actions of a turn, or null. */
  readonly letter: string | null
  readonly title: string
  readonly rules: readonly RuleId[]
}

/** In the order of a turn; what is asked comes before all of it. */
export const GROUPS = [
  { id: 'asked', letter: null, title: 'What is asked', rules: ['GR.6', 'GR.8'] },
  { id: 'bench', letter: 'A', title: 'Bench Basic Pokémon', rules: ['T2A.1', 'T2A.2', 'T2A.3'] },
  { id: 'evolve', letter: 'B', title: 'Evolve Pokémon', rules: ['T2B.1', 'T2B.2', 'T2B.3', 'T2B.4', 'T2B.5'] },
  { id: 'energy', letter: 'C', title: 'Attach Energy', rules: ['T2C.1', 'T2C.2'] },
  { id: 'trainers', letter: 'D', title: 'Play Trainer cards', rules: ['T2D.1', 'T2D.2', 'T2D.3', 'T2D.5'] },
  { id: 'retreat', letter: 'E', title: 'Retreat', rules: ['T2E.1', 'T2E.2'] },
  { id: 'abilities', letter: 'F', title: 'Use Abilities', rules: ['T2F.1', 'T2F.2'] },
  { id: 'attack', letter: null, title: 'Attack', rules: ['T3.1', 'A-A.1'] },
  { id: 'end', letter: null, title: 'End the turn', rules: ['T0.3'] },
  { id: 'concede', letter: null, title: 'Concede', rules: ['WL.4'] },
] as const satisfies readonly Group[]

export type EventGroup = (typeof GROUPS)[number]
export type GroupId = EventGroup['id']

/** The group of each event. The compiler proves the table complete. */
export const GROUP_OF: { readonly [Type in EventType]: GroupId } = {
  BENCH_POKEMON: 'bench',
  EVOLVE: 'evolve',
  ATTACH_ENERGY: 'energy',
  PLAY_ITEM: 'trainers',
  PLAY_TOOL: 'trainers',
  PLAY_SUPPORTER: 'trainers',
  PLAY_STADIUM: 'trainers',
  USE_STADIUM: 'trainers',
  RETREAT: 'retreat',
  USE_ABILITY: 'abilities',
  DECLARE_ATTACK: 'attack',
  END_TURN: 'end',
  CHOOSE: 'asked',
  DONE: 'asked',
  APPLY: 'asked',
  CONCEDE: 'concede',
  COIN_LANDED: 'asked',
  DECK_SHUFFLED: 'asked',
  CARD_TAKEN_AT_RANDOM: 'asked',
}

/** The events of a group. */
export const typesOf = (id: GroupId): readonly EventType[] => EVENT_TYPES.filter((type) => GROUP_OF[type] === id)

/** A group at a moment. */
export interface GroupNow {
  readonly group: EventGroup
  /** Every legal event of it, in the order of the chart. */
  readonly events: readonly GameEvent[]
  /** The state of the chart takes events of it at all. */
  readonly isItsTime: boolean
  /** Why there is none; empty where there is one. */
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

/** Every group with its legal events, or with the reasons of the rules why there are none. */
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
