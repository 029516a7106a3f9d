/**
 * The oracle's table: cards and Pokémon as mutable plain data, as at a real table. The oracle implements the rulebook a second time, as a
 * script from top to bottom. It shares no rules with the engine, only data types and constants.
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
  PlayerId,
  PokemonId,
  Result,
  Ruleset,
  SentBy,
  WaitingProgram,
} from 'ptcg-turn-engine/model'
import type { Calculation } from './damage.ts'
import type { PastNote } from './past.ts'

/** `Data` with mutable properties. */
export type WrittenOver<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/** A Pokémon in play. Its properties have the meanings of `model/pokemon.ts`. */
export interface OraclePokemon {
  readonly id: PokemonId
  cards: CardId[]
  energy: CardId[]
  tools: CardId[]
  damage: number
  /** True if a text has Knocked the Pokémon Out. */
  isOut: boolean
  conditions: WrittenOver<Conditions>
  lasting: InForce[]
  enteredOnTurn: number
  changedOnTurn: number
  usedAbilities: string[]
  /** The number of Prize cards for its Knock Out; null until that number is settled. */
  worth: number | null
  /** Its Knock Out; null if it has not been Knocked Out. */
  fall: Fall | null
}

/** A Knock Out: whose Pokémon it is, and whether damage of an attack was fatal to it. */
export interface Fall {
  readonly side: PlayerId
  readonly fatal: boolean
}

/** One side of the table. Its properties have the meanings of `model/game.ts`. */
export interface OracleSide {
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  lostZone: CardId[]
  prizes: CardId[]
  active: OraclePokemon | null
  bench: OraclePokemon[]
  turnsTaken: number
  spent: string[]
}

/** The turn, and how often its limited actions have been done. */
export interface TurnOnTable {
  number: number
  player: PlayerId
  energyAttached: number
  supportersPlayed: number
  stadiumsPlayed: number
  retreats: number
  abilitiesUsed: string[]
  cutShort: boolean
  /** Supporters that stay on the table until the turn is over. */
  played: CardId[]
  /** The player of a Stadium that left play this turn and had set the Bench limit. */
  discardsFirst?: PlayerId
  /** The player takes another turn, at once or after a Checkup; null if the opponent's turn is next. */
  another: 'atOnce' | 'afterCheckup' | null
  attacks: number
  /** The number of the last turn that each player has ended. */
  ended: readonly [number, number]
}

/** The current attack. `damaged` lists the Pokémon that its damage has reached, each with the points placed and the place where it was. */
export interface AttackOnTable {
  readonly player: PlayerId
  readonly pokemon: PokemonId
  readonly name: string
  /** The definition of the attack, or of another attack that is used instead. */
  definition: AttackDefinition
  ended: 'doesNotHappen' | 'doesNothing' | null
  damageByHand: number | null
  damaged: {
    readonly pokemon: PokemonId
    /** The top card of the Pokémon when it was damaged. */
    readonly card: CardId | undefined
    readonly points: number
    readonly where: 'Active' | 'Bench'
    /** True if the Pokémon was undamaged and the damage was at least its HP. */
    tookAll: boolean
  }[]
  /** The keys (`attackKey`) of all attacks that this attack has been so far, its own first. It does not become one of them again. */
  readonly was: string[]
  /** The attack that will be used instead of this one, as its text says. */
  becomes: { readonly definition: AttackDefinition; readonly key: string } | null
  /** True if the damage has been calculated. */
  calculated: boolean
}

/** The steps of an attack, by their letters in the rulebook. Step F has several parts. */
export type AttackStep =
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F before'
  | 'F damage'
  | 'F other'
  | 'F reactions'
  | 'F benches'
  | 'F enduring'

/**
 * An event that may trigger a text: a Pokémon came into play, evolved or moved, or a card was attached to it from the hand. The event
 * `leaving` means that a Pokémon is about to leave play; for a Knocked Out Pokémon, it settles the number of Prize cards.
 */
export type Happening =
  | {
      readonly on: 'benched' | 'benchedByText' | 'evolved' | 'movedToActive' | 'movedToBench' | 'leaving'
      readonly pokemon: OraclePokemon
    }
  | { readonly on: 'attached'; readonly pokemon: OraclePokemon; readonly card: CardId }

export interface OracleTable {
  readonly ruleset: Ruleset
  readonly definitions: Readonly<Record<DefinitionId, CardDefinition>>
  readonly cards: readonly Card[]
  readonly sides: [OracleSide, OracleSide]
  firstPlayer: PlayerId
  turn: TurnOnTable
  stadium: { card: CardId; usedOnTurn: number } | null
  limbo: CardId | null
  /** Cards that the current text has picked but not moved yet: it does not pick them again (R32). */
  readonly spokenFor: Set<CardId>
  /** Triggered texts that wait to be carried out. */
  triggered: WaitingProgram[]
  /** The damage calculations that have not been compared yet. */
  readonly calculations: Calculation[]
  /** The number of tie-break games so far. */
  tieBreak: number
  /** The current step of the attack; null outside an attack. */
  step: AttackStep | null
  /** Receives every event that may trigger a text (R40, R41). */
  notice: (happening: Happening) => void
  /** True during set-up, while Pokémon are face down. */
  settingUp: boolean
  attack: AttackOnTable | null
  /** Effects on players, each set for a turn. */
  rules: LastingRule[]
  /** The Abilities that disable Abilities, in the order in which they came into force. */
  takers: readonly { readonly of: OraclePokemon | null; readonly called: string }[]
  /** Past events, for texts that ask about them. */
  past: PastNote[]
  /** True during a Pokémon Checkup. */
  betweenTurns: boolean
  result: Result | null
}

/** An option of a choice, identified by its content and not by an index. */
export type Pickable =
  | { readonly pick: 'card'; readonly card: CardId }
  | { readonly pick: 'pokemon'; readonly pokemon: PokemonId }
  /** The Prize card itself; only the engine uses its position. */
  | { readonly pick: 'prize'; readonly card: CardId }
  | { readonly pick: 'answer'; readonly answer: 'yes' | 'no' | 'first' | 'second' }
  | { readonly pick: 'number'; readonly number: number }
  /** A waiting text or an attack, by its name, or a part of a text. */
  | { readonly pick: 'effect'; readonly effect: string }

/** The oracle's request. */
export type Wait =
  | { readonly for: 'main' | 'second attack'; readonly player: PlayerId }
  /** One pick among `options`. `mayStop`: no more picks are needed. `many`: the minimum and maximum number of remaining picks. */
  | {
      readonly for: 'pick'
      readonly player: PlayerId
      readonly options: readonly Pickable[]
      readonly mayStop: boolean
      readonly many: readonly [least: number, most: number]
      /** True if the same option may be picked again. */
      readonly again: boolean
      /** Units of Energy to be paid instead of a number of picks, or 0. */
      readonly units: number
    }
  /** `coins` is the number of coins left to flip. */
  | { readonly for: 'coin'; readonly player: PlayerId; readonly coins: number | 'untilTails' }
  /** `cards` is the number of cards to shuffle: those at the bottom of the deck, or with `prizes` the Prize cards. */
  | { readonly for: 'shuffle'; readonly player: PlayerId; readonly cards: number; readonly prizes?: true }
  /** `cards` is the number of cards left to take. */
  | { readonly for: 'random'; readonly player: PlayerId; readonly cards: number }
  | { readonly for: 'hand work'; readonly player: PlayerId; readonly text: string }

/** An action of the main phase: its event type as `play`, and the event's other properties without the player. */
export type Play = {
  readonly [Type in SentBy<'turnPlayer'>]: { readonly play: Type } & Omit<EventNamed<Type>, 'type' | 'player'>
}[SentBy<'turnPlayer'>]

/** An answer to a request. */
export type OracleAnswer =
  | { readonly answer: 'play'; readonly what: Play }
  | { readonly answer: 'pick'; readonly what: Pickable }
  | { readonly answer: 'stop' }
  | { readonly answer: 'coin'; readonly heads: boolean }
  /** `order[i]` is the position before the shuffle of the card that is now i-th from the top. */
  | { readonly answer: 'shuffle'; readonly order: readonly number[] }
  | { readonly answer: 'random'; readonly card: CardId }
  | { readonly answer: 'change'; readonly change: ChangeByHand }

/** A part of the game as a generator: it yields whenever somebody must act, and continues with the answer. */
export type Playing<Returned = void> = Generator<Wait, Returned, OracleAnswer>

/** The Pokémon of a player: the Active Pokémon, then the Bench. */
export const pokemonOfSide = (table: OracleTable, player: PlayerId): readonly OraclePokemon[] => {
  const { active, bench } = table.sides[player]
  return active === null ? bench : [active, ...bench]
}

/** Every Pokémon in play. */
export const allPokemon = (table: OracleTable): readonly OraclePokemon[] => [
  ...pokemonOfSide(table, 0),
  ...pokemonOfSide(table, 1),
]
