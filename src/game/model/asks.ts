/**
 * The requests of a game while an effect or a rule is carried out: choices, coin flips, shuffles, random cards, and texts to apply by hand.
 */

import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'

/** One option of a choice. `position` is that of one of the remaining Prize cards, counted from 0; `units` are units of Energy. */
export type Option =
  | { readonly option: 'card'; readonly card: CardId; readonly units?: number }
  | { readonly option: 'pokemon'; readonly pokemon: PokemonId }
  | { readonly option: 'prize'; readonly position: number }
  | { readonly option: 'answer'; readonly answer: Answer }
  | { readonly option: 'number'; readonly number: number }
  | { readonly option: 'effect'; readonly effect: string }

/** The answers that may be options: yes or no, and who goes first. */
export type Answer = 'yes' | 'no' | 'first' | 'second'

/** The reasons for which a player is asked to choose. */
export const CHOICE_PURPOSES = [
  'goFirst',
  'active',
  'bench',
  'bonusDraw',
  'bonusBench',
  'retreatCost',
  'retreatTo',
  'leaveBench',
  'prizes',
  'usePrize',
  'promote',
  'order',
  'may',
  'oneOrBoth',
  'copyAttack',
  'effect',
  'goOn',
] as const
/** The reason for which a player is asked to choose: a rule of the game, or an effect of a card text. */
export type ChoicePurpose = (typeof CHOICE_PURPOSES)[number]

/** A choice made one pick at a time. `picked` has indexes into `options`. */
export interface ChoiceAsk {
  readonly ask: 'choice'
  readonly player: PlayerId
  readonly purpose: ChoicePurpose
  /** The name under which an effect remembers the result. */
  readonly as: string
  readonly options: readonly Option[]
  readonly picked: readonly number[]
  readonly min: number
  readonly max: number
  /** True if the same option may be picked again, as when damage counters are spread. */
  readonly again: boolean
  /** The units of Energy that the picks must provide (T2E.2). 0 for a choice that asks for a number of picks instead. */
  readonly units: number
  readonly done: boolean
  /** True if only `player` may see the options (cards of a hand or a deck). */
  readonly hidden: boolean
}

/** Coins left to flip: a number, or until tails. */
export interface CoinAsk {
  readonly ask: 'coin'
  readonly player: PlayerId
  readonly coins: number | 'untilTails'
}

/**
 * A request to shuffle `player`'s deck: the `cards` cards at its bottom, which may be all. With `prizes`, the Prize cards are shuffled
 * instead.
 */
export interface ShuffleAsk {
  readonly ask: 'shuffle'
  readonly player: PlayerId
  readonly cards: number
  readonly prizes?: true
}

/** A request for `cards` random cards from the hand of `player`. `as` is the name under which the effect remembers them. */
export interface AtRandomAsk {
  readonly ask: 'atRandom'
  readonly player: PlayerId
  readonly cards: number
  readonly as: string
}

/** A text that the engine cannot carry out: `player` applies it change by change. */
export interface ByHandAsk {
  readonly ask: 'byHand'
  readonly player: PlayerId
  readonly text: string
}

/** A pending request inside an effect or a procedure. `request` returns it in a form for user interfaces. */
export type Ask = ChoiceAsk | CoinAsk | ShuffleAsk | AtRandomAsk | ByHandAsk
