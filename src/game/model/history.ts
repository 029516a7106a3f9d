/**
 * Past events of this turn and of each player's last turn, for texts that ask about them. They are recorded only if a card of the game asks
 * about them.
 */
import type { CardFilter } from './cardFilter.ts'
import type { DefinitionId } from './cards.ts'
import type { PokemonRef, Who } from './effects.ts'
import type { PlayerId } from './players.ts'
import type { PokemonId } from './pokemon.ts'

/** The kinds of past events. Nothing that happens during a Pokémon Checkup belongs to a turn. */
export const HAPPENINGS = [
  'knockedOut',
  'trainerPlayed',
  'attackUsed',
  'movedToActive',
  'healed',
  'evolved',
  'damaged',
  'prizesTaken',
] as const
/** The name of a kind of past event. */
export type HappeningName = (typeof HAPPENINGS)[number]

/** A past event. Both players have seen everything that it records. */
export interface Remembered {
  readonly what: HappeningName
  /** The number of the turn. */
  readonly turn: number
  /** The player who did it, or whose Pokémon it was. */
  readonly player: PlayerId
  /** The Pokémon of the event, while it is in play. */
  readonly pokemon: PokemonId | null
  /** The card: that of the Pokémon (for an Evolution, the one that it evolved from), or the Trainer card. */
  readonly definition: DefinitionId | null
  /** The name of the attack that was used, or that did the damage. */
  readonly attack: string | null
  /** The number of damage counters or Prize cards; otherwise 1. */
  readonly count: number
  /** For damage: it reached the HP of the Pokémon. For a Knock Out: such damage caused it. */
  readonly fatal: boolean
}

/** A question about past events. Every given property must hold. */
export interface Past {
  readonly what: HappeningName
  readonly when: 'thisTurn' | 'yourLastTurn' | 'opponentsLastTurn'
  readonly whose?: Who
  /** Only events of this Pokémon. */
  readonly pokemon?: PokemonRef
  /** No events of this Pokémon. */
  readonly except?: PokemonRef
  readonly filter?: CardFilter
  /** The name of the attack. */
  readonly attack?: string
  /** Only fatal damage of an attack, and Knock Outs caused by fatal damage of an attack. */
  readonly fatal?: true
}
