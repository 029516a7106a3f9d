/** The weights by which a computer player estimates the worth of a position, as data. One Prize card is worth 1. */

export interface Weights {
  /** Each Prize card taken. */
  readonly prize: number
  /** Damage on a Pokémon as a fraction of its HP, for each Prize card that it is worth. */
  readonly damage: number
  /** Each Pokémon in play, up to the useful number. */
  readonly pokemon: number
  readonly usefulPokemon: number
  /** Each stage of Evolution in play. */
  readonly stage: number
  /** Each 100 HP in play. */
  readonly hp: number
  /** Each Energy unit that an attack of its Pokémon needs. */
  readonly energy: number
  /** An Active Pokémon that can pay for an attack, for each 100 damage of its best one. */
  readonly ready: number
  /** Like `ready`, but for a Benched Pokémon. */
  readonly readyOnBench: number
  /** Each card in hand, up to the useful number. */
  readonly hand: number
  readonly usefulHand: number
  /** A Special Condition on the Active Pokémon. */
  readonly condition: number
  /** An empty Bench: nobody can replace the Active Pokémon. */
  readonly alone: number
  /** Each card that the deck has fewer than five. */
  readonly thinDeck: number
  /** The steepness of the curve that turns the difference between the sides into a chance to win. */
  readonly slope: number
}

export const POSITION_WEIGHTS: Weights = {
  prize: 1,
  damage: 0.55,
  pokemon: 0.12,
  usefulPokemon: 5,
  stage: 0.18,
  hp: 0.1,
  energy: 0.16,
  ready: 0.25,
  readyOnBench: 0.12,
  hand: 0.05,
  usefulHand: 8,
  condition: 0.15,
  alone: 0.7,
  thinDeck: 0.1,
  slope: 0.75,
}
