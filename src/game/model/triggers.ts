/** The occasions that set off effects of cards, as data. */
import type { CardFilter } from './cardFilter.ts'
import type { Predicate, Program, Who } from './effects.ts'
import type { Others } from './lasting.ts'

/** The name under which a text refers to the other Pokémon of its trigger, and to its own Prize card. */
export const IT = 'it'

/** The event may happen to any of these Pokémon, seen from the Pokémon with the text; the text calls that one `IT`. */
export interface ToOthers {
  readonly of?: Others
  /** If several cards of one player have this text under the same name, only one is set off. */
  readonly single?: true
}

/** It is set off only the first time in a turn. */
export interface OnceATurn {
  readonly once?: true
}

/** An event that sets off texts, with its conditions. */
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
  /**
   * It is played from the hand onto the Bench, or as an Evolution (R40). `how`: any card or effect that puts it onto the
   * Bench during its player's turn counts.
   */
  | ({ readonly on: 'benched'; readonly how?: 'any' } & ToOthers)
  | ({ readonly on: 'evolved' } & ToOthers)
  /** It moves from the Bench to the Active Spot, or the other way, during its player's turn. */
  | ({ readonly on: 'movedToActive' } & ToOthers & OnceATurn)
  | ({ readonly on: 'movedToBench' } & ToOthers & OnceATurn)
  /**
   * A card is attached from the hand. For an Ability: to its Pokémon; for a Tool or Energy card: the card itself (R41).
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

/** The occasions that may happen to other Pokémon than the one with the text. */
export type OccasionOfOthers = Extract<Occasion, ToOthers>['on']

/** The triggers of a Stadium, which has no Pokémon of its own. */
export type StadiumTrigger = TriggerOn<'checkup' | 'turnEnds' | Exclude<OccasionOfOthers, 'damaged' | 'knockedOut'>>

/** The trigger of an occasion of that name. */
export type TriggerOn<Name extends OccasionName> = Extract<Trigger, { readonly on: Name }>
