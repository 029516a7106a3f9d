/** Effects that choose Pokémon or cards, and effects that take all matching cards without a choice. */
import type { CardFilter } from './cardFilter.ts'
import type { CardSource, Count, PokemonFilter, PokemonSet, Who } from './effects.ts'

/** Pick Pokémon in play. The result is kept under `as`. `min` defaults to 1 (to 0 for "up to", A-D.1), `max` to `min`. */
export interface ChoosePokemon {
  readonly do: 'choosePokemon'
  readonly as: string
  readonly from: PokemonFilter
  readonly by?: Who
  readonly min?: number
  readonly max?: Count
}

/**
 * Pick cards from a zone. A choice from the deck is a search: it is private, and a search for particular cards may find nothing (GR.4).
 * With `ordered`, the order of the picks matters, so the player is asked even if all cards must be picked.
 */
export interface ChooseCards {
  readonly do: 'chooseCards'
  readonly as: string
  readonly whose: Who
  readonly from: CardSource
  readonly filter: CardFilter
  /** Leaves out the cards that were chosen under this name, wherever they are now. */
  readonly otherThan?: string
  /** Only Energy cards and Pokémon that share no type with the cards chosen under these names. */
  readonly unlike?: readonly string[]
  readonly by?: Who
  readonly min?: number
  readonly max?: Count
  readonly ordered?: true
  /** Only cards that evolve from one of these Pokémon. */
  readonly evolving?: PokemonSet
  /** True if the chosen cards are put onto Basic Pokémon and skip the Stage 1. */
  readonly skipping?: true
}

/** All cards of a zone that match, except those that this text has picked and not moved since ("the other cards"). Nobody is asked. */
export interface AllCards {
  readonly do: 'allCards'
  readonly as: string
  readonly whose: Who
  /** `stadium` is the Stadium in play, of either owner; `thisCard` is the Trainer card being played (T2D.1). */
  readonly from: Exclude<CardSource, 'deck'> | 'stadium' | 'thisCard'
  readonly filter: CardFilter
}

/** All matching Energy cards and Tools on these Pokémon, except those that this text has picked and not moved since. Nobody is asked. */
export interface AllAttached {
  readonly do: 'allAttached'
  readonly as: string
  readonly on: PokemonSet
  readonly filter: CardFilter
}

/**
 * Pick Energy cards or Tools attached to Pokémon in play. With `units`, Energy cards are picked until they provide that
 * many units, or until there are no more (a card that provides two counts as two Energy).
 */
export interface ChooseAttached {
  readonly do: 'chooseAttached'
  readonly as: string
  readonly on: PokemonSet
  readonly filter: CardFilter
  readonly units?: number
  readonly by?: Who
  readonly min?: number
  readonly max?: Count
}
