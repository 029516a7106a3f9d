/**
 * Facts about each clause that spare `legalEvents` from asking every clause about every event. A false hint would make
 * the list wrong, so `test/engine/hints.test.ts` checks every hint against its clause.
 */
import type { RuleClause } from '../../../machines/vocabulary.ts'
import type { EventPart, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Clause } from '../../game/rules/clause.ts'
import { isRuleClause, type RULES } from '../../game/rules/clauses.ts'
import { nameItEvolvesFrom, nameOfTheTarget } from '../../game/rules/evolve.ts'

/**
 * One value from the card of an event and one from its Pokémon; the clause holds if they are equal, and `undefined`
 * equals nothing.
 */
export interface Agreement<Event extends GameEvent = GameEvent> {
  card(game: Game, event: Event): unknown
  pokemon(game: Game, event: Event): unknown
}

/** The hint about a clause, for these events. */
export interface Hint<Event extends GameEvent = GameEvent, Part = EventPart> {
  /**
   * The parts of the event that the answer depends on, besides its player: the clause can be asked as soon as these are
   * filled in.
   */
  readonly reads: readonly Part[]
  /** The printed values of the event's card decide alone: the answer is the same for every copy, in every game. */
  readonly printed?: true
  /** Asked without a card, the clause gives the answer for all cards whose texts make no exception. */
  readonly withoutACard?: true
  /**
   * Every value that is tried for this part, or every player who sends it, satisfies the clause, so that it need not be
   * asked.
   */
  readonly ensuredBy?: Part | 'turnPlayer'
  /** The two halves of a clause that compares them: each is computed once, and not once per pair. */
  readonly agree?: Agreement<Event>
}

type EventOf<One> = One extends Clause<infer Event> ? Event : never

type HintFor<Event extends GameEvent> = Hint<Event, Exclude<keyof Event, 'type' | 'player'>>

/**
 * The hints of every clause. The compiler proves the table complete, and that a clause reads only parts that its events
 * have.
 */
export const HINTS: { readonly [Name in RuleClause]: HintFor<EventOf<(typeof RULES)[Name]>> } = {
  itIsYourTurn: { reads: [], ensuredBy: 'turnPlayer' },
  theGameIsNotOver: { reads: [] },
  cardIsInYourHand: { reads: ['card'], ensuredBy: 'card' },
  cardIsABasicPokemon: { reads: ['card'], printed: true },
  cardIsAnEvolution: { reads: ['card'], printed: true },
  cardIsAnEnergy: { reads: ['card'], printed: true },
  cardIsAnItem: { reads: ['card'], printed: true },
  cardIsATool: { reads: ['card'], printed: true },
  cardIsASupporter: { reads: ['card'], printed: true },
  cardIsAStadium: { reads: ['card'], printed: true },
  nothingForbidsTheCard: { reads: ['card'] },
  pokemonIsYours: { reads: ['pokemon'], ensuredBy: 'pokemon' },
  nothingKeepsTheCardOff: { reads: ['card', 'pokemon'] },
  benchHasRoom: { reads: [] },
  cardEvolvesFromPokemon: {
    reads: ['card', 'pokemon'],
    agree: { card: nameItEvolvesFrom, pokemon: nameOfTheTarget },
  },
  notYourFirstTurn: { reads: ['card', 'pokemon'], withoutACard: true },
  pokemonWasInPlayAtTheStartOfTheTurn: { reads: ['card', 'pokemon'], withoutACard: true },
  pokemonHasNotEvolvedThisTurn: { reads: ['card', 'pokemon'], withoutACard: true },
  pokemonHasRoomForATool: { reads: ['pokemon'] },
  pokemonIsAnItem: { reads: ['pokemon'] },
  noEnergyAttachedThisTurn: { reads: [] },
  pokemonMayHoldTheEnergy: { reads: ['card', 'pokemon'] },
  noSupporterPlayedThisTurn: { reads: [] },
  notTheFirstPlayersFirstTurn: { reads: ['card'], withoutACard: true },
  itemIsAllowedThisEarly: { reads: ['card'], withoutACard: true },
  toolIsAllowedThisEarly: { reads: ['card'], withoutACard: true },
  stadiumIsAllowedThisEarly: { reads: ['card'], withoutACard: true },
  noStadiumPlayedThisTurn: { reads: [] },
  noStadiumOfThatNameInPlay: { reads: ['card'] },
  cardConditionIsMet: { reads: ['card'] },
  cardCostCanBePaid: { reads: ['card'] },
  cardWouldChangeSomething: { reads: ['card'] },
  stadiumHasAnEffectToUse: { reads: [] },
  stadiumNotUsedThisTurn: { reads: [] },
  stadiumCostCanBePaid: { reads: [] },
  stadiumWouldChangeSomething: { reads: [] },
  noRetreatThisTurn: { reads: [] },
  benchIsNotEmpty: { reads: [] },
  retreatingPokemonIsNotAsleep: { reads: [] },
  retreatingPokemonIsNotParalyzed: { reads: [] },
  nothingStopsTheRetreat: { reads: [] },
  energyCoversTheRetreatCost: { reads: [] },
  abilityIsOneToUse: { reads: ['pokemon', 'ability'] },
  nothingStopsTheAbility: { reads: ['pokemon', 'ability'] },
  pokemonIsWhereTheAbilityWorks: { reads: ['pokemon', 'ability'] },
  abilityNotUsedThisTurn: { reads: ['pokemon', 'ability'] },
  abilityOfThatNameNotUsedThisTurn: { reads: ['pokemon', 'ability'] },
  abilityIsLeftThisGame: { reads: ['pokemon', 'ability'] },
  abilityConditionIsMet: { reads: ['pokemon', 'ability'] },
  abilityCostCanBePaid: { reads: ['pokemon', 'ability'] },
  abilityWouldChangeSomething: { reads: ['pokemon', 'ability'] },
  attackIsOneOfTheActivePokemons: { reads: ['attack'], ensuredBy: 'attack' },
  attackIsAllowedThisEarly: { reads: ['attack'] },
  attackerIsNotAsleep: { reads: [] },
  attackerIsNotParalyzed: { reads: [] },
  nothingStopsTheAttack: { reads: ['attack'] },
  attackIsLeftThisGame: { reads: ['attack'] },
  attackConditionIsMet: { reads: ['attack'] },
  energyCoversTheAttackCost: { reads: ['attack'] },
  theChoiceIsYours: { reads: [] },
  theOptionIsOffered: { reads: ['option'] },
  enoughIsChosen: { reads: [] },
  theEffectIsYours: { reads: [] },
  theChangeIsPossible: { reads: ['change'] },
  theOrderIsAPermutation: { reads: ['order'] },
  thePositionIsInTheHand: { reads: ['position'] },
}

/**
 * The hint about a clause of that name; null for one that steers an automatic transition, which may depend on every
 * part.
 */
export const hintAbout = (name: string): Hint | null => (isRuleClause(name) ? (HINTS[name] as Hint) : null)
