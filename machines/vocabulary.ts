/**
 * The words that the statecharts are written in: every clause a guard may list and every action a transition may name.
 * They are placeholders here. `src/engine/machine/wiring.ts` supplies what they mean; the charts import no functions.
 */
import type { RuleId } from '../src/game/rulebook/rulebook.ts'
import { ACTIONS, type ActionName } from './actionNames.ts'

export { ACTIONS, type ActionName }

/** Clauses about an action of a player: each is one rule, and if it fails, people are told the reason. */
export const RULE_CLAUSES = [
  // who may act
  'itIsYourTurn',
  'theGameIsNotOver',
  // cards in hand
  'cardIsInYourHand',
  'cardIsABasicPokemon',
  'cardIsAnEvolution',
  'cardIsAnEnergy',
  'cardIsAnItem',
  'cardIsATool',
  'cardIsASupporter',
  'cardIsAStadium',
  'nothingForbidsTheCard',
  // Pokémon in play
  'pokemonIsYours',
  'nothingKeepsTheCardOff',
  'benchHasRoom',
  'cardEvolvesFromPokemon',
  'notYourFirstTurn',
  'pokemonWasInPlayAtTheStartOfTheTurn',
  'pokemonHasNotEvolvedThisTurn',
  'pokemonHasRoomForATool',
  'pokemonIsAnItem',
  // once a turn
  'noEnergyAttachedThisTurn',
  'pokemonMayHoldTheEnergy',
  'noSupporterPlayedThisTurn',
  'notTheFirstPlayersFirstTurn',
  'itemIsAllowedThisEarly',
  'toolIsAllowedThisEarly',
  'stadiumIsAllowedThisEarly',
  'noStadiumPlayedThisTurn',
  'noStadiumOfThatNameInPlay',
  'cardConditionIsMet',
  'cardCostCanBePaid',
  'cardWouldChangeSomething',
  // Stadium in play
  'stadiumHasAnEffectToUse',
  'stadiumNotUsedThisTurn',
  'stadiumCostCanBePaid',
  'stadiumWouldChangeSomething',
  // retreat
  'noRetreatThisTurn',
  'benchIsNotEmpty',
  'retreatingPokemonIsNotAsleep',
  'retreatingPokemonIsNotParalyzed',
  'nothingStopsTheRetreat',
  'energyCoversTheRetreatCost',
  // Abilities
  'abilityIsOneToUse',
  'nothingStopsTheAbility',
  'pokemonIsWhereTheAbilityWorks',
  'abilityNotUsedThisTurn',
  'abilityOfThatNameNotUsedThisTurn',
  'abilityIsLeftThisGame',
  'abilityConditionIsMet',
  'abilityCostCanBePaid',
  'abilityWouldChangeSomething',
  // attacks
  'attackIsOneOfTheActivePokemons',
  'attackIsAllowedThisEarly',
  'attackerIsNotAsleep',
  'attackerIsNotParalyzed',
  'nothingStopsTheAttack',
  'attackIsLeftThisGame',
  'attackConditionIsMet',
  'energyCoversTheAttackCost',
  // choices
  'theChoiceIsYours',
  'theOptionIsOffered',
  'enoughIsChosen',
  // changes by hand, and answers of the host
  'theEffectIsYours',
  'theChangeIsPossible',
  'theOrderIsAPermutation',
  'thePositionIsInTheHand',
] as const

/** Clauses about the game itself: they steer transitions that no player sends. */
export const STEERING_CLAUSES = [
  'aChoiceIsAsked',
  'aCoinIsAsked',
  'aShuffleIsAsked',
  'aRandomCardIsAsked',
  'handWorkIsAsked',
  'theChoiceIsMade',
  'theTossComesLast',
  'theWinnerMustGoFirst',
  'bothPlayersAreReady',
  'neitherHasABasicPokemon',
  'aPlayerWithABasicPokemonIsNotReady',
  'aPlayerIsNotReady',
  'extraCardsAreOwed',
  'extraCardsMayBeBenched',
  'aMulliganComesFirst',
  'thisTurnHasNoDraw',
  'theDeckIsEmpty',
  'aPokemonIsKnockedOut',
  'noPokemonIsKnockedOut',
  'anotherPokemonIsKnockedOut',
  'anActiveSpotIsEmpty',
  'somebodyCanBePromoted',
  'bothActiveSpotsAreFilled',
  'aPlayerHasTakenEnoughPrizes',
  'nobodyHasTakenEnoughPrizes',
  'aBenchIsOverItsLimit',
  'effectsAreSetOff',
  'theCheckupIsSkipped',
  'theAttackerMayAttackAgain',
  'theTurnIsCutShort',
  'theTurnIsEnding',
  'aCoinDecidesTheRetreat',
  'theRetreatFails',
  'theAttackDoesNotHappen',
  'theAttackDoesNothing',
  'anotherAttackIsUsedAsThisOne',
  'noDamageIsLeftToCalculate',
  'damageKnocksOutAtOnce',
  'damageKnocksOutInTheEnd',
  'aTextHasFlippedACoin',
  'somebodyChoosesPrizes',
  'aPrizeCardIsUsed',
  'theTieLeadsToAnotherGame',
  'somebodyHasWon',
  'theAttackGoesOn',
  'duringACheckup',
  'duringAnAttack',
] as const

/** A clause that stands for a rule: a refusal names it. */
export type RuleClause = (typeof RULE_CLAUSES)[number]
/** A clause that only decides where the chart goes next; it never refuses an event. */
export type SteeringClause = (typeof STEERING_CLAUSES)[number]
/** The name of a clause: a yes-or-no question that a guard of the chart asks. */
export type ClauseName = RuleClause | SteeringClause

/** The rules that a state or transition stands for. Each of them has such rules, beside its description. */
export interface Citation {
  readonly cite: readonly RuleId[]
}

/** A guard: all these clauses hold. It is plain data, so a person, a drawing and a mutant can read it. */
export interface Guard {
  /** The names of its clauses, so that every tool for XState shows them. */
  readonly type: string
  readonly params: { readonly of: readonly ClauseName[] }
}

/** The guard that lists these clauses. */
export const when = (...of: readonly [ClauseName, ...ClauseName[]]): Guard => ({
  type: of.join(' and '),
  params: { of },
})

/** The rules that a state or transition stands for. */
export const cite = (...rules: readonly RuleId[]): Citation => ({ cite: rules })
