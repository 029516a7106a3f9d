/** What sets off an effect by itself: the occasions of a game that cards wait for, as data. */
import type { CardFilter } from './cardFilter.ts'
import type { Predicate, Program, Who } from './effects.ts'
import type { Others } from './lasting.ts'

/** What a text calls the Pokémon that something happened to, where that is not its own, and the Prize card that it is on. */
export const IT = 'it'

/** It happens to any of these, seen from the Pokémon with the text, which calls that one `IT`. */
export interface ToOthers {
  readonly of?: Others
  /** Of several cards of one player that say so by the same name, one does. */
  readonly single?: true
}

/** It is set off for the first time in the turn. */
export interface OnceATurn {
  readonly once?: true
}

/** Something that happens, with what must be so for it to count. */
export type Occasion =
  /** An attack damaged the Pokémon (A-F.3, R9). `by`: an attack of the opponent's; `where`: it was in the Active Spot. */
  | ({ readonly on: 'damaged'; readonly by?: 'opponent'; readonly where?: 'Active' } & ToOthers)
  /** It is Knocked Out (KO.2). `by`: by damage from an attack, or from one of the opponent's. */
  | ({ readonly on: 'knockedOut'; readonly by?: 'attack' | 'opponent'; readonly where?: 'Active' } & ToOthers)
  /** During each Pokémon Checkup (PC.6). */
  | { readonly on: 'checkup' }
  /** At the end of a turn: of each, or of one player's turns (ET.3). `if` is asked again when it is carried out. */
  | { readonly on: 'turnEnds'; readonly whose?: Who }
  /** It is played from the hand onto the Bench, or to evolve a Pokémon (R40). */
  | ({ readonly on: 'benched' } & ToOthers)
  | ({ readonly on: 'evolved' } & ToOthers)
  /** It moves from the Bench to the Active Spot, or from there to the Bench, during its player's turn. */
  | ({ readonly on: 'movedToActive' } & ToOthers & OnceATurn)
  | ({ readonly on: 'movedToBench' } & ToOthers & OnceATurn)
  /** A card is attached from the hand: to the Pokémon of an Ability, or the card with the text itself (R41). */
  | ({ readonly on: 'attached'; readonly card?: CardFilter } & ToOthers & OnceATurn)
  /**
   * The card is taken as a Prize card; its player may use the text before it goes to the hand, and the text calls the card `IT`
   * (R50). `during`: only in a turn of its player's.
   */
  | { readonly on: 'takenAsPrize'; readonly during?: 'yourTurn' }

/** The name of an occasion. */
export type OccasionName = Occasion['on']

/** An effect that something sets off. `if` is asked when it happens. */
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

/** The occasions that may be of others. */
export type OccasionOfOthers = Extract<Occasion, ToOthers>['on']

/** What a Stadium may wait for: it has no Pokémon of its own. */
export type StadiumTrigger = TriggerOn<'checkup' | 'turnEnds' | Exclude<OccasionOfOthers, 'damaged' | 'knockedOut'>>

/** The trigger of an occasion of that name. */
export type TriggerOn<Name extends OccasionName> = Extract<Trigger, { readonly on: Name }>
