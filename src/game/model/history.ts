/** What has happened this turn and in the last turn of each player, for texts that ask: kept only where a card of the game does. */
import type { CardFilter } from './cardFilter.ts'
import type { DefinitionId } from './cards.ts'
import type { PokemonRef, Who } from './effects.ts'
import type { PlayerId } from './players.ts'
import type { PokemonId } from './pokemon.ts'

/** What texts ask about. What happens during a Pokémon Checkup is in no turn. */
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
/** The name of something that happened. */
export type HappeningName = (typeof HAPPENINGS)[number]

/** Something that happened, all of which both players have seen. */
export interface Remembered {
  readonly what: HappeningName
  /** The number of the turn. */
  readonly turn: number
  /** Who did it, or whose Pokémon it was. */
  readonly player: PlayerId
  /** The Pokémon, while it is in play. */
  readonly pokemon: PokemonId | null
  /** What the card was: of the Pokémon (that it evolved from, where it evolved), or the Trainer card. */
  readonly definition: DefinitionId | null
  /** The name of the attack that was used, or whose damage it was. */
  readonly attack: string | null
  /** Damage counters, Prize cards; otherwise 1. */
  readonly count: number
  /** The damage was all that its HP could bear; or by that it was Knocked Out. */
  readonly fatal: boolean
}

/** A question about what happened. Every property that is given must hold. */
export interface Past {
  readonly what: HappeningName
  readonly when: 'thisTurn' | 'yourLastTurn' | 'opponentsLastTurn'
  readonly whose?: Who
  /** It was this Pokémon. */
  readonly pokemon?: PokemonRef
  /** It was not this Pokémon. */
  readonly except?: PokemonRef
  readonly filter?: CardFilter
  /** The name of the attack. */
  readonly attack?: string
  /** By damage of an attack. */
  readonly fatal?: true
}
