/** The requests of a game inside an effect or a procedure: a choice, a coin, a shuffle, a random card. */

import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'

/** One option of a choice. `prize` is a position among the remaining Prize cards; `units` are units of Energy. */
export type Option =
  | { readonly option: 'card'; readonly card: CardId; readonly units?: number }
  | { readonly option: 'pokemon'; readonly pokemon: PokemonId }
  | { readonly option: 'prize'; readonly position: number }
  | { readonly option: 'answer'; readonly answer: Answer }
  | { readonly option: 'number'; readonly number: number }
  | { readonly option: 'effect'; readonly effect: string }

/** The answers that may be options: yes or no, and who goes first. */
export type Answer = 'yes' | 'no' | 'first' | 'second'

/** The reasons why a choice is asked. */
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
/** The reason why a choice is asked: a certain rule, or an effect. */
export type ChoicePurpose = (typeof CHOICE_PURPOSES)[number]

/** A choice made one pick at a time. `picked` are indexes into `options`. */
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
  /** The same option may be picked again (damage counters spread in any way you like). */
  readonly again: boolean
  /** Units of Energy that the picks must cover instead of a number of picks (T2E.2), or 0. */
  readonly units: number
  readonly done: boolean
  /** Only `player` may see the options (cards of a hand or a deck). */
  readonly hidden: boolean
}

/** Coins left to flip: a number, or until tails. */
export interface CoinAsk {
  readonly ask: 'coin'
  readonly player: PlayerId
  readonly coins: number | 'untilTails'
}

/**
 * Asks for a shuffle of `player`'s deck, or of that number of cards at its bottom; with `prizes`, of the Prize cards.
 */
export interface ShuffleAsk {
  readonly ask: 'shuffle'
  readonly player: PlayerId
  readonly cards: number
  readonly prizes?: true
}

/** Asks for random cards from the hand of `player`, and gives the name under which an effect remembers them. */
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
