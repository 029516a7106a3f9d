/**
 * The table that the oracle plays on: cards and Pokémon laid out as plain data that is written over, as at a real table.
 * The oracle is the rulebook a second time, as a script from top to bottom; nothing here is shared with the engine but the
 * words for the data.
 */
import type {
  AttackDefinition,
  Card,
  CardDefinition,
  CardId,
  ChangeByHand,
  Conditions,
  DefinitionId,
  EventNamed,
  InForce,
  LastingRule,
  OncePerGame,
  PlayerId,
  PokemonId,
  Result,
  Ruleset,
  SentBy,
  WaitingProgram,
} from 'ptcg-turn-engine/model'
import type { PastNote } from './past.ts'

/** The same data, written over. */
export type WrittenOver<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/** A Pokémon in play. Every property means what it means in `model/pokemon.ts`. */
export interface OraclePokemon {
  readonly id: PokemonId
  cards: CardId[]
  energy: CardId[]
  tools: CardId[]
  damage: number
  /** A text has Knocked it Out. */
  isOut: boolean
  conditions: WrittenOver<Conditions>
  lasting: InForce[]
  enteredOnTurn: number
  changedOnTurn: number
  usedAbilities: string[]
  /** Prize cards for its Knock Out, as they were when it left play; null while it is there. */
  worth: number | null
}

/** One side of the table. Every property means what it means in `model/game.ts`. */
export interface OracleSide {
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  lostZone: CardId[]
  prizes: CardId[]
  active: OraclePokemon | null
  bench: OraclePokemon[]
  turnsTaken: number
  spent: OncePerGame[]
}

/** The turn and what was used of its limits. */
export interface TurnOnTable {
  number: number
  player: PlayerId
  energyAttached: number
  supportersPlayed: number
  stadiumsPlayed: number
  retreats: number
  abilitiesUsed: string[]
  cutShort: boolean
  /** Supporters that lie on the table until the turn is over. */
  played: CardId[]
  /** Who played the Stadium that has left play this turn and had set the size of Benches. */
  discardsFirst?: PlayerId
  /** The same player's turn comes next: with a Checkup between, or without. */
  another: 'atOnce' | 'afterCheckup' | null
  attacks: number
  /** The number of the last turn that each player has ended. */
  ended: readonly [number, number]
}

/** What has been done so far by the attack in progress. `damaged`: Pokémon that its damage reached, with the points placed. */
export interface AttackOnTable {
  readonly player: PlayerId
  readonly pokemon: PokemonId
  readonly name: string
  ended: 'doesNotHappen' | 'doesNothing' | null
  damageByHand: number | null
  damaged: { readonly pokemon: PokemonId; readonly points: number }[]
  /** What it was before another attack was used as it, by card and place. */
  readonly was: string[]
  /** The attack that is to be used as this one. */
  becomes: { readonly definition: AttackDefinition; readonly key: string } | null
  /** The damage has been worked out. */
  calculated: boolean
}

/** F is what comes before damage, the coins of the damage, all other effects, and what the damage sets off. */
export type AttackStep = 'B' | 'C' | 'D' | 'E' | 'F before' | 'F damage' | 'F other' | 'F reactions' | 'F benches'

/** Something that may set off a text: a Pokémon was played, a card came to it from the hand, it moved to the Active Spot. Or it is about to leave play. */
export type Happening =
  | { readonly on: 'benched' | 'evolved' | 'movedToActive' | 'leaving'; readonly standing: OraclePokemon }
  | { readonly on: 'attached'; readonly standing: OraclePokemon; readonly card: CardId }

export interface OracleTable {
  readonly ruleset: Ruleset
  readonly definitions: Readonly<Record<DefinitionId, CardDefinition>>
  readonly cards: readonly Card[]
  readonly sides: [OracleSide, OracleSide]
  firstPlayer: PlayerId
  turn: TurnOnTable
  stadium: { card: CardId; usedOnTurn: number } | null
  limbo: CardId | null
  /** Cards that the text under way has picked and not moved yet: it does not pick them again (R32). */
  readonly spokenFor: Set<CardId>
  /** Texts that something done has set off, and that are still to come. */
  setOff: WaitingProgram[]
  /** 0, or the number of tie-break games so far. */
  tieBreak: number
  /** The step of the attack that is under way, as the rulebook letters it; F by its parts. Null outside an attack. */
  step: AttackStep | null
  /** Told of everything that may set off a text (R40, R41). */
  notice: (happening: Happening) => void
  /** Pokémon are still face down (set-up). */
  settingUp: boolean
  attack: AttackOnTable | null
  /** What is in force for a turn without a card. */
  rules: LastingRule[]
  /** What has happened, for texts that ask. */
  past: PastNote[]
  /** A Pokémon Checkup is under way. */
  betweenTurns: boolean
  result: Result | null
}

/** Something that may be picked, by what it is. */
export type Pickable =
  | { readonly pick: 'card'; readonly card: CardId }
  | { readonly pick: 'pokemon'; readonly pokemon: PokemonId }
  /** The Prize card itself: where it lies is the engine's affair. */
  | { readonly pick: 'prize'; readonly card: CardId }
  | { readonly pick: 'answer'; readonly answer: 'yes' | 'no' | 'first' | 'second' }
  | { readonly pick: 'number'; readonly number: number }
  /** A waiting effect, by its label. */
  | { readonly pick: 'effect'; readonly effect: string }

/** What the oracle waits for. */
export type Wait =
  | { readonly for: 'main' | 'second attack'; readonly player: PlayerId }
  /** One pick. `options` are what may be picked now; `mayStop`: no further pick is needed. `many`: so many are left, at least and at most. */
  | {
      readonly for: 'pick'
      readonly player: PlayerId
      readonly options: readonly Pickable[]
      readonly mayStop: boolean
      readonly many: readonly [least: number, most: number]
    }
  | { readonly for: 'coin'; readonly player: PlayerId }
  /** So many cards at the bottom of a deck. */
  | { readonly for: 'shuffle'; readonly player: PlayerId; readonly cards: number }
  | { readonly for: 'random'; readonly player: PlayerId }
  | { readonly for: 'hand work'; readonly player: PlayerId }

/** A play of the main phase, by what it is about. */
export type Play = {
  readonly [Type in SentBy<'turnPlayer'>]: { readonly play: Type } & Omit<EventNamed<Type>, 'type' | 'player'>
}[SentBy<'turnPlayer'>]

/** What somebody did. */
export type Deed =
  | { readonly did: 'play'; readonly what: Play }
  | { readonly did: 'pick'; readonly what: Pickable }
  | { readonly did: 'stop' }
  | { readonly did: 'coin'; readonly heads: boolean }
  /** `order[i]` is the position before the shuffle of the card that is now i-th from the top. */
  | { readonly did: 'shuffle'; readonly order: readonly number[] }
  | { readonly did: 'random'; readonly card: CardId }
  | { readonly did: 'change'; readonly change: ChangeByHand }

/** A stretch of the game: it stops wherever somebody must act, and goes on with what was done. */
export type Playing<Returned = void> = Generator<Wait, Returned, Deed>
