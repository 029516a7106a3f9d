/** The effect language: the effects of card texts, as JSON. The union is closed; the resolver knows every member. */

import type { CardFilter } from './cardFilter.ts'
import type { AllAttached, AllCards, ChooseAttached, ChooseCards, ChoosePokemon } from './choices.ts'
import type { SpecialCondition } from './conditions.ts'
import type { EnergyType } from './energy.ts'
import type { Past } from './history.ts'
import type { InPlayFilter } from './inPlayFilter.ts'
import type { ContinuousEffect, LastingEffect } from './lasting.ts'
import type { OncePerGame } from './oncePerGame.ts'

export type { AllAttached, AllCards, ChooseAttached, ChooseCards, ChoosePokemon }

/** The two sides, seen from the player of the card. */
export const WHO = ['you', 'opponent'] as const
/** A side, seen from the player of the card. */
export type Who = (typeof WHO)[number]

/** One Pokémon, seen from the card. `chosen` is the first Pokémon picked in an earlier choice of that name. */
export type PokemonRef = 'thisPokemon' | 'yourActive' | 'opponentActive' | 'attacker' | { readonly chosen: string }

/** One Pokémon, or several at once. */
export type PokemonSet =
  | PokemonRef
  | 'eachOfYours'
  | 'eachOfYourBench'
  | 'eachOfOpponents'
  | 'eachOfOpponentBench'
  | { readonly eachChosen: string }
  | { readonly each: PokemonFilter }

/** A zone of a player in which cards are counted. */
export type CountedZone = 'hand' | 'deck' | 'discard' | 'lostZone' | 'prizes'

/** A number, printed or counted from the board when the effect happens. Never below 0. */
export type Count =
  | number
  | { readonly count: 'heads' }
  | { readonly count: 'tails' }
  | { readonly count: 'damageCountersOn'; readonly pokemon: PokemonSet }
  /** Units of Energy: of this type, or provided by cards that fit. */
  | {
      readonly count: 'energyOn'
      readonly pokemon: PokemonSet
      readonly type?: EnergyType
      readonly filter?: CardFilter
    }
  /** The number of different types of the basic Energy cards attached to these Pokémon. */
  | { readonly count: 'kindsOfEnergyOn'; readonly pokemon: PokemonSet }
  /** Attached Energy cards and Tools that fit. */
  | { readonly count: 'cardsOn'; readonly pokemon: PokemonSet; readonly filter: CardFilter }
  | { readonly count: 'toolsOn'; readonly pokemon: PokemonSet }
  | { readonly count: 'conditionsOn'; readonly pokemon: PokemonRef }
  /** The Energy symbols in the cost of the current attack, all or those of a type. */
  | { readonly count: 'attackCost'; readonly type?: EnergyType }
  | { readonly count: 'retreatCostOf'; readonly pokemon: PokemonRef }
  /** The HP of the Pokémon minus its damage, in damage counters. */
  | { readonly count: 'hpLeftOf'; readonly pokemon: PokemonRef }
  | { readonly count: 'pokemonInPlay'; readonly of: PokemonFilter }
  /** The number of different types of these Pokémon in play. */
  | { readonly count: 'typesOf'; readonly of: PokemonFilter }
  | { readonly count: 'cardsIn'; readonly whose: Who; readonly zone: CountedZone; readonly filter?: CardFilter }
  /** The number of chosen cards that fit. With `types`: the number of different types of the basic Energy cards among them. */
  | { readonly count: 'cardsChosen'; readonly named: string; readonly filter?: CardFilter; readonly types?: true }
  /** The number that the player of the text has chosen last. */
  | { readonly count: 'numberChosen' }
  | { readonly count: 'prizesTaken'; readonly whose: Who }
  /** The damage of this attack in damage counters: all of it, or only that to one Pokémon. */
  | { readonly count: 'damageDone'; readonly to?: 'opponentActive' | 'thisPokemon' }
  /** The number of past events that fit; for damage and taken Prize cards, the number of damage counters or cards. */
  | ({ readonly count: 'happened' } & Past)
  | { readonly count: 'plus'; readonly of: readonly Count[] }
  | { readonly count: 'minus'; readonly from: Count; readonly less: Count }
  | { readonly count: 'times'; readonly of: Count; readonly by: number }
  | { readonly count: 'atMost'; readonly of: Count; readonly most: Count }

/** A yes-or-no question about the board or about what has just happened. */
export type Predicate =
  | { readonly is: 'heads' }
  | { readonly is: 'allHeads' }
  | { readonly is: 'anyTails' }
  | { readonly is: 'done' }
  | { readonly is: 'damaged'; readonly pokemon: PokemonRef }
  | { readonly is: 'inCondition'; readonly pokemon: PokemonRef; readonly condition: SpecialCondition }
  | { readonly is: 'active'; readonly pokemon: PokemonRef }
  /** The printed values of the Pokémon fit the filter. */
  | { readonly is: 'fits'; readonly pokemon: PokemonRef; readonly filter: CardFilter }
  /** The Pokémon fits the filter in its current state. */
  | { readonly is: 'like'; readonly pokemon: PokemonRef; readonly filter: InPlayFilter }
  | { readonly is: 'stadiumInPlay'; readonly whose?: Who; readonly filter?: CardFilter }
  /** It is that player's first turn. */
  | { readonly is: 'firstTurn'; readonly whose: Who }
  | { readonly is: 'wentFirst'; readonly whose: Who }
  /** The player has used this once-per-game power (OG.1). */
  | { readonly is: 'spent'; readonly whose: Who; readonly power: OncePerGame }
  | ({ readonly is: 'happened' } & Past)
  | { readonly is: 'not'; readonly what: Predicate }
  | { readonly is: 'all'; readonly of: readonly Predicate[] }
  | { readonly is: 'any'; readonly of: readonly Predicate[] }
  | { readonly is: 'atLeast'; readonly what: Count; readonly number: Count }

/** A filter for Pokémon in play. */
export interface PokemonFilter extends InPlayFilter {
  readonly whose: Who | 'either'
  readonly where?: 'Active' | 'Bench'
  readonly except?: PokemonRef
}

/**
 * The place from which cards are chosen. `lookedAt`: the cards that an earlier `lookAtTop` or `lookAtPrizes` showed.
 */
export type CardSource = 'hand' | 'deck' | 'discard' | 'lookedAt'

/** The destination of cards. */
export type CardDestination = 'hand' | 'deck' | 'deckTop' | 'deckBottom' | 'discard' | 'lostZone' | 'bench' | 'prizes'

/** The destination of Pokémon that leave play, with everything attached to them. */
export type OutOfPlay = Exclude<CardDestination, 'bench' | 'prizes'>

/**
 * The turn during which a lasting effect is in force. `whileActive`: every turn until its Pokémon leaves the Active Spot
 * or evolves (T2E.7, T2B.7).
 */
export type Duration = 'opponentsNextTurn' | 'yourNextTurn' | 'thisTurn' | 'whileActive'

/** The turn during which a rule for players is in force. */
export type TurnOfRule = Exclude<Duration, 'whileActive'>

/** One effect of a card text. The union is closed: a text that it cannot express is `byHand`. */
export type Effect =
  // decisions
  | { readonly do: 'flip'; readonly coins: Count }
  | { readonly do: 'flipUntilTails' }
  | { readonly do: 'if'; readonly is: Predicate; readonly then: Program; readonly otherwise?: Program }
  /** `once`: a player may use only one text with this name in a turn, and uses it by answering yes (T2F.1). */
  | { readonly do: 'may'; readonly then: Program; readonly by?: Who; readonly once?: string }
  /** The player picks `first`, `second` or both; with `just`, only one of the two. */
  | { readonly do: 'oneOrBoth'; readonly first: Program; readonly second: Program; readonly just?: 'one' }
  | { readonly do: 'forEach'; readonly times: Count; readonly then: Program }
  /** Carries out `then` once for each card; `as` is the name of the card inside `then`. */
  | { readonly do: 'eachCard'; readonly cards: string; readonly as: string; readonly then: Program }
  | { readonly do: 'eachPokemon'; readonly pokemon: PokemonSet; readonly as: string; readonly then: Program }
  // choices
  | ChoosePokemon
  | ChooseCards
  | ChooseAttached
  /** The player picks a number, which later effects read with the count `numberChosen`. `min` defaults as for picks of cards (A-D.1). */
  | { readonly do: 'chooseNumber'; readonly min?: number; readonly max: Count }
  // cards without a choice
  | AllCards
  | AllAttached
  | { readonly do: 'randomCards'; readonly as: string; readonly whose: Who; readonly cards: Count }
  // looking at cards
  /** `from`: looks at the bottom cards instead. `revealed`: both players look. */
  | {
      readonly do: 'lookAtTop'
      readonly whose: Who
      readonly cards: Count
      readonly from?: 'bottom'
      readonly revealed?: true
    }
  /** Look at the faces of all Prize cards. */
  | { readonly do: 'lookAtPrizes'; readonly whose: Who }
  | { readonly do: 'reveal'; readonly cards: string }
  | { readonly do: 'revealHand'; readonly whose: Who }
  // cards between zones
  | { readonly do: 'draw'; readonly who: Who; readonly cards: Count }
  | { readonly do: 'discardHand'; readonly whose: Who }
  | { readonly do: 'discardTop'; readonly whose: Who; readonly cards: Count }
  /** `anyStage`: Evolution cards may go onto a Bench as well as Basic Pokémon. */
  | { readonly do: 'move'; readonly cards: string; readonly to: CardDestination; readonly anyStage?: true }
  /** `bottom`: only this number of cards at the bottom are shuffled among themselves. */
  | { readonly do: 'shuffleDeck'; readonly whose: Who; readonly bottom?: Count }
  | { readonly do: 'shufflePrizes'; readonly whose: Who }
  // cards and Pokémon in play
  | { readonly do: 'attach'; readonly cards: string; readonly to: PokemonRef }
  | { readonly do: 'discardAllEnergy'; readonly from: PokemonRef; readonly type?: EnergyType }
  | { readonly do: 'discardTools'; readonly from: PokemonSet }
  /** `out`: the text affects the Active Pokémon that leaves, not the one that comes in. */
  | { readonly do: 'switch'; readonly who: Who; readonly with: string; readonly out?: boolean }
  /**
   * The Pokémon leave play with everything attached to them; `attached`: the attached cards are discarded first. A deck that gets cards
   * this way is shuffled.
   */
  | {
      readonly do: 'leavePlay'
      readonly pokemon: PokemonSet
      readonly to: OutOfPlay
      readonly attached?: 'discarded'
    }
  /** Puts the first of the chosen cards onto one of these Pokémon from which it evolves. `skipping`: it skips the Stage 1 (T2B.4). */
  | { readonly do: 'evolve'; readonly cards: string; readonly pokemon: PokemonSet; readonly skipping?: true }
  /** The top card of each of these Pokémon leaves it. */
  | {
      readonly do: 'devolve'
      readonly pokemon: PokemonSet
      readonly to: Exclude<OutOfPlay, 'deck'>
    }
  /**
   * Discards the only card of this Pokémon and puts the first of the chosen cards in its place. Everything else about the Pokémon stays.
   */
  | { readonly do: 'replace'; readonly cards: string; readonly pokemon: PokemonRef }
  | { readonly do: 'removeStadium'; readonly whose?: Who; readonly to: 'discard' | 'lostZone' }
  // damage counters, Special Conditions, lasting effects
  | { readonly do: 'putCounters'; readonly on: PokemonSet; readonly counters: Count }
  | { readonly do: 'spreadCounters'; readonly among: PokemonFilter; readonly counters: number }
  /**
   * Moves this number of counters from each of the Pokémon `from`, or all of its counters if it has fewer. If the Pokémon `to` is
   * protected, the counters are lost (R42).
   */
  | {
      readonly do: 'moveCounters'
      readonly from: PokemonSet
      readonly to: PokemonRef
      readonly counters: Count | 'all'
    }
  /** Knocks the Pokémon Out, regardless of its HP and its damage (KO.1). */
  | { readonly do: 'knockOut'; readonly pokemon: PokemonSet }
  /** `damage` is in points, once for each of the counted `times`; `all` heals everything. */
  | { readonly do: 'heal'; readonly pokemon: PokemonSet; readonly damage: number | 'all'; readonly times?: Count }
  | {
      readonly do: 'condition'
      readonly pokemon: PokemonRef
      readonly condition: SpecialCondition
      readonly counters?: number
    }
  | { readonly do: 'recover'; readonly pokemon: PokemonSet; readonly from?: SpecialCondition }
  | { readonly do: 'lasting'; readonly on: PokemonRef; readonly effect: LastingEffect; readonly during: Duration }
  /** A rule for a turn, as if a card of the player had this continuous effect. */
  | { readonly do: 'lastingRule'; readonly effect: ContinuousEffect; readonly during: TurnOfRule }
  /** The player chooses one of the attacks of this Pokémon, which it cannot use during that turn. */
  | { readonly do: 'lockAttack'; readonly on: PokemonRef; readonly during: Duration }
  // the attack itself
  | { readonly do: 'doesNothing' }
  /**
   * This attack is replaced by an attack of these Pokémon, of the chosen `cards`, or of the cards `below` this Pokémon. The cost of that
   * attack is not paid, and this attack keeps its name (R35). No attack is copied twice in the same attack.
   */
  | {
      readonly do: 'copyAttack'
      readonly from: PokemonSet | 'below' | { readonly cards: string }
      readonly by?: Who
    }
  /** This text carries out the text of a Trainer card; the card itself is not played (R26). */
  | { readonly do: 'useEffectOf'; readonly cards: string }
  | { readonly do: 'doesNotHappen' }
  // the turn
  | { readonly do: 'endTurn' }
  /** The player takes another turn after this one, after a Pokémon Checkup or `atOnce` (R37). */
  | { readonly do: 'anotherTurn'; readonly atOnce?: true }
  // a text that no other member can express: the acting player applies it change by change
  | { readonly do: 'byHand'; readonly text?: string }

/** Effects in printed order. */
export type Program = readonly Effect[]

/** The name of one effect: the key of every table over the language. */
export type EffectName = Effect['do']
export type EffectNamed<Name extends EffectName> = Extract<Effect, { readonly do: Name }>
