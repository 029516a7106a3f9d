/** Maps the name of each clause in guards to its implementation. The compiler checks that none is missing. */
import type { RuleClause, SteeringClause } from '../../../machines/vocabulary.ts'
import * as answer from './answer.ts'
import { noEnergyAttachedThisTurn, pokemonMayHoldTheEnergy } from './attachEnergy.ts'
import { benchHasRoom } from './benchPokemon.ts'
import * as cardInHand from './cardInHand.ts'
import type { Clause } from './clause.ts'
import * as declareAttack from './declareAttack.ts'
import * as evolve from './evolve.ts'
import * as playTrainer from './playTrainer.ts'
import * as retreat from './retreat.ts'
import * as steering from './steering.ts'
import { itIsYourTurn, theGameIsNotOver } from './turnOrder.ts'
import * as useAbility from './useAbility.ts'
import * as useStadium from './useStadium.ts'
import { pokemonIsAnItem, pokemonIsYours } from './yourPokemon.ts'

/** Clauses that can refuse an event, with their rules and reasons. */
export const RULES = {
  itIsYourTurn,
  theGameIsNotOver,
  cardIsInYourHand: cardInHand.cardIsInYourHand,
  cardIsABasicPokemon: cardInHand.cardIsABasicPokemon,
  cardIsAnEvolution: cardInHand.cardIsAnEvolution,
  cardIsAnEnergy: cardInHand.cardIsAnEnergy,
  cardIsAnItem: cardInHand.cardIsAnItem,
  cardIsATool: cardInHand.cardIsATool,
  cardIsASupporter: cardInHand.cardIsASupporter,
  cardIsAStadium: cardInHand.cardIsAStadium,
  nothingForbidsTheCard: cardInHand.nothingForbidsTheCard,
  pokemonIsYours,
  nothingKeepsTheCardOff: cardInHand.nothingKeepsTheCardOff,
  pokemonIsAnItem,
  benchHasRoom,
  cardEvolvesFromPokemon: evolve.cardEvolvesFromPokemon,
  notYourFirstTurn: evolve.notYourFirstTurn,
  pokemonWasInPlayAtTheStartOfTheTurn: evolve.pokemonWasInPlayAtTheStartOfTheTurn,
  pokemonHasNotEvolvedThisTurn: evolve.pokemonHasNotEvolvedThisTurn,
  pokemonHasRoomForATool: playTrainer.pokemonHasRoomForATool,
  noEnergyAttachedThisTurn,
  pokemonMayHoldTheEnergy,
  noSupporterPlayedThisTurn: playTrainer.noSupporterPlayedThisTurn,
  notTheFirstPlayersFirstTurn: playTrainer.notTheFirstPlayersFirstTurn,
  itemIsAllowedThisEarly: playTrainer.itemIsAllowedThisEarly,
  toolIsAllowedThisEarly: playTrainer.toolIsAllowedThisEarly,
  stadiumIsAllowedThisEarly: playTrainer.stadiumIsAllowedThisEarly,
  noStadiumPlayedThisTurn: playTrainer.noStadiumPlayedThisTurn,
  noStadiumOfThatNameInPlay: playTrainer.noStadiumOfThatNameInPlay,
  cardConditionIsMet: playTrainer.cardConditionIsMet,
  cardCostCanBePaid: playTrainer.cardCostCanBePaid,
  cardWouldChangeSomething: playTrainer.cardWouldChangeSomething,
  stadiumHasAnEffectToUse: useStadium.stadiumHasAnEffectToUse,
  stadiumNotUsedThisTurn: useStadium.stadiumNotUsedThisTurn,
  stadiumCostCanBePaid: useStadium.stadiumCostCanBePaid,
  stadiumWouldChangeSomething: useStadium.stadiumWouldChangeSomething,
  noRetreatThisTurn: retreat.noRetreatThisTurn,
  benchIsNotEmpty: retreat.benchIsNotEmpty,
  retreatingPokemonIsNotAsleep: retreat.retreatingPokemonIsNotAsleep,
  retreatingPokemonIsNotParalyzed: retreat.retreatingPokemonIsNotParalyzed,
  nothingStopsTheRetreat: retreat.nothingStopsTheRetreat,
  energyCoversTheRetreatCost: retreat.energyCoversTheRetreatCost,
  abilityIsOneToUse: useAbility.abilityIsOneToUse,
  nothingStopsTheAbility: useAbility.nothingStopsTheAbility,
  pokemonIsWhereTheAbilityWorks: useAbility.pokemonIsWhereTheAbilityWorks,
  abilityNotUsedThisTurn: useAbility.abilityNotUsedThisTurn,
  abilityOfThatNameNotUsedThisTurn: useAbility.abilityOfThatNameNotUsedThisTurn,
  abilityIsLeftThisGame: useAbility.abilityIsLeftThisGame,
  abilityConditionIsMet: useAbility.abilityConditionIsMet,
  abilityCostCanBePaid: useAbility.abilityCostCanBePaid,
  abilityWouldChangeSomething: useAbility.abilityWouldChangeSomething,
  attackIsOneOfTheActivePokemons: declareAttack.attackIsOneOfTheActivePokemons,
  attackIsAllowedThisEarly: declareAttack.attackIsAllowedThisEarly,
  attackerIsNotAsleep: declareAttack.attackerIsNotAsleep,
  attackerIsNotParalyzed: declareAttack.attackerIsNotParalyzed,
  nothingStopsTheAttack: declareAttack.nothingStopsTheAttack,
  attackIsLeftThisGame: declareAttack.attackIsLeftThisGame,
  attackConditionIsMet: declareAttack.attackConditionIsMet,
  energyCoversTheAttackCost: declareAttack.energyCoversTheAttackCost,
  theChoiceIsYours: answer.theChoiceIsYours,
  theOptionIsOffered: answer.theOptionIsOffered,
  enoughIsChosen: answer.enoughIsChosen,
  theEffectIsYours: answer.theEffectIsYours,
  theChangeIsPossible: answer.theChangeIsPossible,
  theOrderIsAPermutation: answer.theOrderIsAPermutation,
  thePositionIsInTheHand: answer.thePositionIsInTheHand,
} satisfies { readonly [Name in RuleClause]: Clause<never> }

/** True if this is the name of a rule clause; false for steering clauses and unknown names. */
export const isRuleClause = (name: string): name is RuleClause => Object.hasOwn(RULES, name)

/** The rule clause with this name, typed for any event. */
export const ruleClause = (name: RuleClause): Clause => RULES[name] as Clause

/** The rule clause with this name, or null for steering clauses and unknown names. */
export const clauseNamed = (name: string): Clause | null => (isRuleClause(name) ? ruleClause(name) : null)

/** Clauses that only decide where the charts go next. */
export const STEERING = {
  aChoiceIsAsked: steering.aChoiceIsAsked,
  aCoinIsAsked: steering.aCoinIsAsked,
  aShuffleIsAsked: steering.aShuffleIsAsked,
  aRandomCardIsAsked: steering.aRandomCardIsAsked,
  handWorkIsAsked: steering.handWorkIsAsked,
  theChoiceIsMade: steering.theChoiceIsMade,
  theTossComesLast: steering.theTossComesLast,
  theWinnerMustGoFirst: steering.theWinnerMustGoFirst,
  bothPlayersAreReady: steering.bothPlayersAreReady,
  neitherHasABasicPokemon: steering.neitherHasABasicPokemon,
  aPlayerWithABasicPokemonIsNotReady: steering.aPlayerWithABasicPokemonIsNotReady,
  aPlayerIsNotReady: steering.aPlayerIsNotReady,
  extraCardsAreOwed: steering.extraCardsAreOwed,
  extraCardsMayBeBenched: steering.extraCardsMayBeBenched,
  aMulliganComesFirst: steering.aMulliganComesFirst,
  thisTurnHasNoDraw: steering.thisTurnHasNoDraw,
  theDeckIsEmpty: steering.theDeckIsEmpty,
  aPokemonIsKnockedOut: steering.aPokemonIsKnockedOut,
  noPokemonIsKnockedOut: steering.noPokemonIsKnockedOut,
  anotherPokemonIsKnockedOut: steering.anotherPokemonIsKnockedOut,
  anActiveSpotIsEmpty: steering.anActiveSpotIsEmpty,
  somebodyCanBePromoted: steering.somebodyCanBePromoted,
  bothActiveSpotsAreFilled: steering.bothActiveSpotsAreFilled,
  aPlayerHasTakenEnoughPrizes: steering.aPlayerHasTakenEnoughPrizes,
  nobodyHasTakenEnoughPrizes: steering.nobodyHasTakenEnoughPrizes,
  aBenchIsOverItsLimit: steering.aBenchIsOverItsLimit,
  effectsAreTriggered: steering.effectsAreTriggered,
  theCheckupIsSkipped: steering.theCheckupIsSkipped,
  theAttackerMayAttackAgain: steering.theAttackerMayAttackAgain,
  theTurnIsCutShort: steering.theTurnIsCutShort,
  theTurnIsEnding: steering.theTurnIsEnding,
  aCoinDecidesTheRetreat: steering.aCoinDecidesTheRetreat,
  theRetreatFails: steering.theRetreatFails,
  theAttackDoesNotHappen: steering.theAttackDoesNotHappen,
  theAttackDoesNothing: steering.theAttackDoesNothing,
  anotherAttackIsUsedAsThisOne: steering.anotherAttackIsUsedAsThisOne,
  noDamageIsLeftToCalculate: steering.noDamageIsLeftToCalculate,
  damageKnocksOutAtOnce: steering.damageKnocksOutAtOnce,
  damageKnocksOutInTheEnd: steering.damageKnocksOutInTheEnd,
  aTextHasFlippedACoin: steering.aTextHasFlippedACoin,
  somebodyChoosesPrizes: steering.somebodyChoosesPrizes,
  aPrizeCardIsUsed: steering.aPrizeCardIsUsed,
  theTieLeadsToAnotherGame: steering.theTieLeadsToAnotherGame,
  somebodyHasWon: steering.somebodyHasWon,
  theAttackGoesOn: steering.theAttackGoesOn,
  duringACheckup: steering.duringACheckup,
  duringAnAttack: steering.duringAnAttack,
} satisfies { readonly [Name in SteeringClause]: steering.Steering }
