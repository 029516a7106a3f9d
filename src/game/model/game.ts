/** A whole game as immutable, JSON-serialisable data: the one key of the chart's context. */
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

/** One physical card: whose it is, and what it is where that may be known (null: hidden from this view). */
export interface Card {
  readonly owner: PlayerId
  readonly definition: DefinitionId | null
}

/**
 * One side of the table. Hand, deck and Prize cards are there whole: `view` hides what the other player may not see.
 */
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
  /** Turns begun by this player. */
  readonly turnsTaken: number
  /** Powers used that a player has once a game (OG.1). */
  readonly spent: readonly string[]
}

/** Both sides, by seat. */
export type Players = readonly [Player, Player]

/** The turn in progress and what was used of its limits (T2C.1, T2D.3, T2D.8, T2E.1). `number` is 0 in set-up. */
export interface Turn {
  readonly number: number
  readonly player: PlayerId
  readonly energyAttached: number
  readonly supportersPlayed: number
  readonly stadiumsPlayed: number
  readonly retreats: number
  /** Attacks announced. */
  readonly attacks: number
  /** Abilities used of which a text allows one of each name a turn (T2F.1), and those that a move to the Active Spot has set off. */
  readonly abilitiesUsed: readonly string[]
  /** Something that was done ends the turn (MG.1). */
  readonly cutShort: boolean
  /** Who played the Stadium that set the limit of Benches until it left play this turn (R33). */
  readonly discardsFirst?: PlayerId
  /** Supporters played that lie on the table until it is over (T2D.1). */
  readonly played?: readonly CardId[]
  /** Texts act at its end (ET.3). */
  readonly ending?: true
  /** Another turn of the same player follows: at once, or after a Pokémon Checkup (R37). */
  readonly another: 'atOnce' | 'afterCheckup' | null
  /** The number of the last turn that each player has ended, 0 for none. */
  readonly ended: readonly [number, number]
}

/** The Stadium in play. `usedOnTurn` is the last turn number on which its effect was used (T2D.8). */
export interface StadiumInPlay {
  readonly card: CardId
  readonly usedOnTurn: number
}

/** The attack in progress, from its announcement to the end of the turn. */
export interface Attack {
  readonly player: PlayerId
  readonly pokemon: PokemonId
  readonly definition: DefinitionId
  readonly index: number
  readonly name: string
  /** null while it goes on; otherwise how it ended early: it does not happen (B, C) or does nothing (E). */
  readonly ended: 'doesNotHappen' | 'doesNothing' | null
  /** Base damage set by hand for a text the engine does not know, or null. */
  readonly damageByHand: number | null
  /** The base damage is known (A-D1): it cannot be set by hand any more. */
  readonly calculated: boolean
  /** The attacks that it was before another was used as it, by card and place (R35). */
  readonly copies: readonly string[]
  /** Another attack has just become this one: its steps are still to be taken. */
  readonly begins: boolean
  readonly ledgers: readonly Ledger[]
}

/** Set-up in progress. While it is not null, Pokémon in play are face down. */
export interface SetUp {
  /** Cards that each player may still draw for mulligans of the other alone (MU.3). */
  readonly owed: readonly [number, number]
  /** Players who have placed their Pokémon and Prize cards. */
  readonly ready: readonly PlayerId[]
  /** Who is placing Pokémon now. */
  readonly placing: PlayerId
  /** The cards a player drew for the opponent's mulligans. */
  readonly bonusCards: readonly CardId[]
}

/** Knock Outs in progress, all of them and those whose effects are still to be applied. `prizes` is how many Prize cards each player is still to choose; `chosen` their positions. */
export interface KnockOut {
  readonly pokemon: readonly PokemonId[]
  readonly latest: readonly PokemonId[]
  readonly prizes: readonly [number, number]
  readonly chosen: readonly [readonly number[], readonly number[]]
  /** Prize cards among those chosen that their player uses before they go to the hand (R50); null: not asked yet. */
  readonly used?: readonly [readonly CardId[] | null, readonly CardId[] | null]
  /** What the attack remembers that goes on after these, where its damage Knocks Out at once. */
  readonly goesOn?: Memory
}

/** Pokémon Checkup in progress. `later` are effects to be applied after the Special Conditions (PC.6). */
export interface Checkup {
  readonly later: readonly WaitingProgram[]
}

/** Coins and shuffles are drawn from a generator kept in the game, or asked of the host. */
export type Randomness = { readonly mode: 'seeded'; readonly state: readonly number[] } | { readonly mode: 'asked' }

/** A whole game at one moment: plain JSON that is never changed, the one key of the context of the chart. */
export interface Game {
  readonly ruleset: Ruleset
  /** What is printed on the cards of this game, by the id of the printing. */
  readonly definitions: Readonly<Record<DefinitionId, CardDefinition>>
  /** Every physical card. Its index is its CardId, wherever it lies. */
  readonly cards: readonly Card[]
  /** Both sides, by seat. */
  readonly players: Players
  readonly firstPlayer: PlayerId
  readonly turn: Turn
  readonly stadium: StadiumInPlay | null
  /** A Trainer card that is being played (T2D.1), or a Prize card that is being used (R50): neither in a hand nor discarded. */
  readonly limbo: CardId | null
  /** null outside of set-up. */
  readonly setUp: SetUp | null
  /** null while no attack has been announced. */
  readonly attack: Attack | null
  readonly knockOut: KnockOut | null
  readonly checkup: Checkup | null
  /** The effect that is being carried out. */
  readonly resolution: Resolution | null
  /** Effects that wait behind it. */
  readonly waiting: readonly WaitingProgram[]
  /** Effects that what was done has set off, until the game comes to them (R34, R40). */
  readonly setOff: readonly WaitingProgram[]
  /** Who puts the waiting effects in order, or null when the rules do. */
  readonly orderedBy: PlayerId | null
  /** Energy chosen to pay for a retreat in progress. */
  readonly retreatPayment: readonly CardId[]
  /** What is waited for inside an effect or a procedure, or null: then the player whose turn it is may act. */
  readonly ask: Ask | null
  readonly randomness: Randomness
  /** Which game of the match this is: 0, or the number of Sudden Death games so far (TI.1). */
  readonly tieBreak: number
  /** null while the game goes on. */
  readonly result: Result | null
  /** What texts have left in force for a turn, of players and of whatever Pokémon they have. */
  readonly lastingRules: readonly LastingRule[]
  /** What has happened in the turns that texts of this game ask about. */
  readonly history: readonly Remembered[]
  /** What happened since the latest event, in order. Not part of a save. */
  readonly facts: readonly Fact[]
  /** The event that is being handled. Not part of a save. */
  readonly latest: GameEvent | null
}
