/** A whole game as immutable, JSON-serializable data. The context of the statechart holds a game and nothing else. */
import type { Ask } from './asks.ts'
import type { CardDefinition, DefinitionId } from './cards.ts'
import type { GameEvent } from './events.ts'
import type { Fact } from './facts.ts'
import type { Remembered } from './history.ts'
import type { LastingRule } from './lasting.ts'
import type { Ledger } from './ledger.ts'
import type { PlayerId } from './players.ts'
import type { CardId, Pokemon, PokemonId } from './pokemon.ts'
import type { Memory, Resolution, WaitingProgram } from './resolution.ts'
import type { Result } from './result.ts'
import type { Ruleset } from './ruleset.ts'

/** One physical card: its owner, and its definition (null if it is hidden from this view). */
export interface Card {
  readonly owner: PlayerId
  readonly definition: DefinitionId | null
}

/** One side of the table. Hand, deck and Prize cards are complete: `view` hides from a player what they may not see. */
export interface Player {
  readonly name: string
  /** Top card first. */
  readonly deck: readonly CardId[]
  readonly hand: readonly CardId[]
  /** Latest card last. */
  readonly discard: readonly CardId[]
  readonly lostZone: readonly CardId[]
  /** The Prize cards left, face down. */
  readonly prizes: readonly CardId[]
  readonly active: Pokemon | null
  readonly bench: readonly Pokemon[]
  /** The number of turns that this player has begun. */
  readonly turnsTaken: number
  /** The once-per-game powers used (OG.1), and the names of cards whose once-per-game effect has been applied. */
  readonly spent: readonly string[]
}

/** Both sides, by seat. */
export type Players = readonly [Player, Player]

/** The turn in progress and its used limits (T2C.1, T2D.3, T2D.8, T2E.1). `number` is 0 in set-up. */
export interface Turn {
  readonly number: number
  readonly player: PlayerId
  readonly energyAttached: number
  readonly supportersPlayed: number
  readonly stadiumsPlayed: number
  readonly retreats: number
  /** The number of announced attacks. */
  readonly attacks: number
  /**
   * The names of the used Abilities of which a player may use one a turn (T2F.1), and of the once-a-turn texts that have been triggered.
   */
  readonly abilitiesUsed: readonly string[]
  /** True if an action has ended the turn (MG.1). */
  readonly cutShort: boolean
  /** The owner of the Stadium that set the Bench limit until it left play this turn (R33). */
  readonly discardsFirst?: PlayerId
  /** The Supporters that stay on the table until the turn is over (T2D.1). */
  readonly played?: readonly CardId[]
  /** True while texts are carried out at the end of the turn (ET.3). */
  readonly ending?: true
  /** The way in which the same player takes another turn: at once, or after a Pokémon Checkup (R37). null for no other turn. */
  readonly another: 'atOnce' | 'afterCheckup' | null
  /** The number of the last turn that each player has ended, 0 if there is none. */
  readonly ended: readonly [number, number]
}

/** The Stadium in play. `usedOnTurn` is the last turn number on which its effect was used (T2D.8). */
export interface StadiumInPlay {
  readonly card: CardId
  readonly usedOnTurn: number
}

/** The attack in progress, from its announcement to the end of the turn, or until a text allows another attack (R38). */
export interface Attack {
  readonly player: PlayerId
  readonly pokemon: PokemonId
  readonly definition: DefinitionId
  readonly index: number
  readonly name: string
  /**
   * The way in which the attack has ended early: it does not happen (steps B and C) or does nothing (step E). null if it has not ended
   * early.
   */
  readonly ended: 'doesNotHappen' | 'doesNothing' | null
  /** Base damage set by hand for a text that the engine cannot carry out, or null. */
  readonly damageByHand: number | null
  /** True if the base damage is known (A-D1): it can no longer be set by hand. */
  readonly calculated: boolean
  /** The earlier attacks that were copied into this one, by card and index (R35). */
  readonly copies: readonly string[]
  /** True if this attack has just been replaced by a copied one, whose steps come next. */
  readonly begins: boolean
  readonly ledgers: readonly Ledger[]
  /** Set while a coin is flipped for a damage calculation: `ledger` is its index in `ledgers`, and the attack goes on with `memory`. */
  readonly coinFor?: { readonly ledger: number; readonly memory: Memory | null }
}

/** The labels of the set-up rules that are carried out as programs, like the effects of cards. */
export const COIN_TOSS = 'Coin toss'
export const OPENING_HAND = 'Opening hand'

/** Set-up in progress. While it is not null, Pokémon in play are face down. */
export interface SetUp {
  /** The number of cards that each player may still draw for the mulligans that only the opponent took (MU.3). */
  readonly owed: readonly [number, number]
  /** The players who have placed their Pokémon and Prize cards. */
  readonly ready: readonly PlayerId[]
  /** The player who is placing Pokémon now. */
  readonly placing: PlayerId
  /** The cards that a player drew for the opponent's mulligans. */
  readonly bonusCards: readonly CardId[]
}

/**
 * Knock Outs in progress: `pokemon` has all of them, `latest` those whose effects come next. `prizes` is the number of Prize cards that
 * each player must still choose; `chosen` has the positions of the chosen ones.
 */
export interface KnockOut {
  readonly pokemon: readonly PokemonId[]
  readonly latest: readonly PokemonId[]
  readonly prizes: readonly [number, number]
  readonly chosen: readonly [readonly number[], readonly number[]]
  /** The chosen Prize cards that each player uses before these cards go to the hand (R50); null for a player who has not been asked yet. */
  readonly used?: readonly [readonly CardId[] | null, readonly CardId[] | null]
  /** The memory of the attack that goes on after these Knock Outs, in eras where the damage of an attack Knocks Out at once. */
  readonly goesOn?: Memory
}

/** An Ability in force that takes Abilities away, and the Pokémon that has it. */
export interface TakingAway {
  readonly pokemon: PokemonId
  readonly ability: string
}

/** A Pokémon Checkup in progress. `later` has the effects to apply after the Special Conditions (PC.6). */
export interface Checkup {
  readonly later: readonly WaitingProgram[]
}

/** The source of coins and shuffles: a generator stored in the game, or the host. */
export type Randomness = { readonly mode: 'seeded'; readonly state: readonly number[] } | { readonly mode: 'asked' }

/** A whole game at one moment: immutable plain JSON, the one key of the chart's context. */
export interface Game {
  readonly ruleset: Ruleset
  /** The printed values of the cards of this game, by the id of the printing. */
  readonly definitions: Readonly<Record<DefinitionId, CardDefinition>>
  /** Every physical card. Its index is its CardId, in every zone. */
  readonly cards: readonly Card[]
  /** Both sides, by seat. */
  readonly players: Players
  readonly firstPlayer: PlayerId
  readonly turn: Turn
  readonly stadium: StadiumInPlay | null
  /** A Trainer card being played (T2D.1), or a Prize card being used (R50): neither in a hand nor discarded. */
  readonly limbo: CardId | null
  /** null outside of set-up. */
  readonly setUp: SetUp | null
  /** null while no attack has been announced. */
  readonly attack: Attack | null
  readonly knockOut: KnockOut | null
  readonly checkup: Checkup | null
  /** The effect being carried out. */
  readonly resolution: Resolution | null
  /** The effects that wait until `resolution` is over. */
  readonly waiting: readonly WaitingProgram[]
  /** Triggered effects that wait to be carried out (R34, R40). */
  readonly triggered: readonly WaitingProgram[]
  /** The player who orders the waiting effects, or null if the rules do. */
  readonly orderedBy: PlayerId | null
  /** The Energy chosen to pay for a retreat in progress. */
  readonly retreatPayment: readonly CardId[]
  /** The pending request inside an effect or a procedure; null if the player whose turn it is may act. */
  readonly ask: Ask | null
  readonly randomness: Randomness
  /** The index of this game in the match: 0, or the number of Sudden Death games so far (TI.1). */
  readonly tieBreak: number
  /** null while the game goes on. */
  readonly result: Result | null
  /** Rules that texts have put in force for a turn. They apply to players and to any of their Pokémon. */
  readonly lastingRules: readonly LastingRule[]
  /** The Abilities that take away other Abilities, in the order in which they came into force: the first takes the others away. */
  readonly takingAway: readonly TakingAway[]
  /** The past events that texts of this game can ask about. */
  readonly history: readonly Remembered[]
  /** The facts since the latest event, in order. Not part of a save. */
  readonly facts: readonly Fact[]
  /** The event being handled. Not part of a save. */
  readonly latest: GameEvent | null
}
