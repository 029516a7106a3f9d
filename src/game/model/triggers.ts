/** The occasions on which effects of cards are triggered, as data. */
import type { CardFilter } from './cardFilter.ts'
import type { Predicate, Program, Who } from './effects.ts'
import type { Others } from './lasting.ts'

/**
 * The name by which a triggered text refers to the Pokémon of the event, if that is not the Pokémon with the text. A text triggered by
 * taking its own card as a Prize card refers to that card by this name.
 */
export const IT = 'it'

/**
 * `of`: the event may happen to any of these Pokémon, seen from the Pokémon with the text. The text refers to the Pokémon of the event as
 * `IT`.
 */
export interface ToOthers {
  readonly of?: Others
  /** If several cards of one player have this text under the same name, only one of the texts is triggered. */
  readonly single?: true
}

/** `once`: only the first such event in a turn triggers the effect. */
export interface OnceATurn {
  readonly once?: true
}

/** An event that triggers effects, with its conditions. "It" is the Pokémon with the text, or one of the Pokémon `of`. */
export type Occasion =
  /**
   * An attack damaged the Pokémon (A-F.3, R9). `by`: only an attack of the opponent's Pokémon; `where`: only if it was
   * in the Active Spot.
   */
  | ({ readonly on: 'damaged'; readonly by?: 'opponent'; readonly where?: 'Active' } & ToOthers)
  /** It is Knocked Out (KO.2). `by`: only by damage from an attack, or from one of the opponent's. */
  | ({ readonly on: 'knockedOut'; readonly by?: 'attack' | 'opponent'; readonly where?: 'Active' } & ToOthers)
  /** During each Pokémon Checkup (PC.6). */
  | { readonly on: 'checkup' }
  /**
   * At the end of every turn, or only of one player's turns (ET.3). `if` is asked again when the effect is carried out.
   */
  | { readonly on: 'turnEnds'; readonly whose?: Who }
  /** It is played from the hand onto the Bench (R40). `how`: or put onto the Bench by a card or effect during its player's turn. */
  | ({ readonly on: 'benched'; readonly how?: 'any' } & ToOthers)
  /** It is played from the hand as an Evolution (R40). */
  | ({ readonly on: 'evolved' } & ToOthers)
  /** It moves from the Bench to the Active Spot during its player's turn. */
  | ({ readonly on: 'movedToActive' } & ToOthers & OnceATurn)
  /** It moves from the Active Spot to the Bench during its player's turn. */
  | ({ readonly on: 'movedToBench' } & ToOthers & OnceATurn)
  /**
   * A card is attached from the hand. The effect of an Ability is triggered by a card attached to its Pokémon; that of a Tool or Energy
   * card by attaching the card itself (R41).
   */
  | ({ readonly on: 'attached'; readonly card?: CardFilter } & ToOthers & OnceATurn)
  /**
   * The card is taken as a Prize card. Its player may use the text before the card goes to the hand; the text calls the
   * card `IT` (R50). `during`: only in a turn of its player.
   */
  | { readonly on: 'takenAsPrize'; readonly during?: 'yourTurn' }

/** The name of an occasion. */
export type OccasionName = Occasion['on']

/** An effect and the occasion that triggers it. `if` is asked at the occasion. */
export type Trigger = Occasion & { readonly if?: Predicate; readonly does: Program }

/** Every occasion. */
export const OCCASIONS = {
  damaged: true,
  knockedOut: true,
  checkup: true,
  turnEnds: true,
  benched: true,
  evolved: true,
  movedToActive: true,
  movedToBench: true,
  attached: true,
  takenAsPrize: true,
} as const satisfies { readonly [Name in OccasionName]: true }

/** The occasions that may concern other Pokémon than the one with the text. */
export type OccasionOfOthers = Extract<Occasion, ToOthers>['on']

/** The triggers of a Stadium, which has no Pokémon of its own. */
export type StadiumTrigger = TriggerOn<'checkup' | 'turnEnds' | Exclude<OccasionOfOthers, 'damaged' | 'knockedOut'>>

/** The trigger of an occasion of that name. */
export type TriggerOn<Name extends OccasionName> = Extract<Trigger, { readonly on: Name }>
