/**
 * Hints about each clause, with which `legalEvents` avoids evaluating every clause for every event. A false hint would make the list of
 * legal events wrong, so `test/engine/hints.test.ts` checks every hint against its clause.
 */
import type { RuleClause } from '../../../machines/vocabulary.ts'
import type { EventPart, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Clause } from '../../game/rules/clause.ts'
import { isRuleClause, type RULES } from '../../game/rules/clauses.ts'
import { nameItEvolvesFrom, nameOfTheTarget } from '../../game/rules/evolve.ts'

/**
 * A clause as a comparison: the clause holds if the value computed from the event's card equals the value computed from the event's
 * Pokémon. The clause fails if either value is `undefined`.
 */
export interface Agreement<Event extends GameEvent = GameEvent> {
  card(game: Game, event: Event): unknown
  pokemon(game: Game, event: Event): unknown
}

/** The facts about a clause that are known without evaluating it. `Event` is the type of the events that the clause checks. */
export interface Hint<Event extends GameEvent = GameEvent, Part = EventPart> {
  /** The parts of the event that the clause reads, besides `player`. The clause can be evaluated once these parts are filled in. */
  readonly reads: readonly Part[]
  /** True if the result depends only on the printed values of the event's card, so that it is the same in every game. */
  readonly printed?: true
  /** True if the clause, evaluated without a card, gives the result for every card whose text makes no exception. */
  readonly withoutACard?: true
  /** The part whose possible values all satisfy the clause, or `turnPlayer` if the sender always does. The clause is then skipped. */
  readonly ensuredBy?: Part | 'turnPlayer'
  /** The two sides of a clause that compares the card with the Pokémon. Each side is computed once, not once per pair. */
  readonly agree?: Agreement<Event>
}

type EventOf<One> = One extends Clause<infer Event> ? Event : never

type HintFor<Event extends GameEvent> = Hint<Event, Exclude<keyof Event, 'type' | 'player'>>

/** The hint about each clause. The compiler checks that no clause is missing and that each `reads` lists only parts of its events. */
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

/** The hint about a clause, or null for a steering clause, which may read any part. */
export const hintAbout = (name: string): Hint | null => (isRuleClause(name) ? (HINTS[name] as Hint) : null)
