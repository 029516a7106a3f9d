/** Groups legal events as the rulebook does. Each group is a short list with one entry for equal cards. */

import { expectGame } from '../../game/board/expectArguments.ts'
import { EVENT_TYPES, type EventType, type GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'
import { type EventLine, linesOf } from './eventLines.ts'

/** Events that the rulebook treats together. */
interface Group {
  readonly id: string
  /** Its letter among the main actions of a turn, or null. */
  readonly letter: string | null
  readonly title: string
  readonly rules: readonly RuleId[]
}

/** Every group, in the order of a turn; pending choices come first. */
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

/** A group of events, as the rulebook lists the possible actions. */
export type EventGroup = (typeof GROUPS)[number]
/** The id of a group of events. */
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
  DISCARD_FROM_PLAY: 'trainers',
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

/** The types of the events in a group. */
export const typesOf = (id: GroupId): readonly EventType[] => EVENT_TYPES.filter((type) => GROUP_OF[type] === id)

/** The events of a group, folded into lines. */
export interface GroupedEvents {
  readonly id: GroupId
  /** Its letter among the main actions of a turn, or null. */
  readonly letter: string | null
  readonly title: string
  /** The rules about its events. */
  readonly rules: readonly RuleId[]
  readonly lines: readonly EventLine[]
}

/**
 * Legal events as choices for people: in the groups of the rulebook, in the order of a turn. Each group has one line for equal cards,
 * attacks or options: four equal Energy cards in the hand are one line. Each line has one way for each Pokémon that it could be played on.
 * Every given event belongs to exactly one way. Groups without events are left out. `game` is the game that the events were listed for, or
 * a player's view of it. Throws a TypeError for anything that is not a game.
 */
export const groupedEvents = (game: Game, events: readonly GameEvent[]): readonly GroupedEvents[] => {
  expectGame('groupedEvents', game)
  return GROUPS.flatMap((group) => {
    const own = events.filter(({ type }) => GROUP_OF[type] === group.id)
    return own.length === 0 ? [] : [{ ...group, lines: linesOf(game, own) }]
  })
}
