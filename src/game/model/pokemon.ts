/** One Pokémon in play: its stack of cards, its attached cards and the effects on it. */
import type { Conditions } from './conditions.ts'
import type { InForce } from './lasting.ts'

/** The id of one physical card of the game: its index in `Game.cards`. It stays the same wherever the card goes. */
export type CardId = number

/** The id of one Pokémon in play: the CardId of the card at the bottom of its stack, mostly a Basic Pokémon. */
export type PokemonId = CardId

/** One Pokémon in play: its stack of cards, its attached cards, and the effects on it. */
export interface Pokemon {
  readonly id: PokemonId
  /** The Evolution stack, bottom card first; the last card defines the current Pokémon. */
  readonly cards: readonly CardId[]
  /** Energy cards, in the order they were attached. */
  readonly energy: readonly CardId[]
  readonly tools: readonly CardId[]
  /** Damage in points; one damage counter is 10. */
  readonly damage: number
  /** True if a text has Knocked it Out, and it has not left play yet (KO.1). */
  readonly isOut?: true
  readonly conditions: Conditions
  /** Lasting effects on it. Those of attacks end when it leaves the Active Spot or evolves (T2E.7, T2B.7). */
  readonly lasting: readonly InForce[]
  /** The number of the turn on which it came into play, 0 for set-up (T2B.2). */
  readonly enteredOnTurn: number
  /** The number of the turn on which it last evolved or devolved, -1 for never (T2B.5). */
  readonly changedOnTurn: number
  /** Names of the Abilities it used this turn (T2F.1). */
  readonly usedAbilities: readonly string[]
}
