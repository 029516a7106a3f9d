/**
 * The names that the statecharts use: every clause that a guard may list, and every action of a transition. The charts import no
 * functions; `src/engine/stepper/meaning.ts` maps each name to its function, and `src/engine/machine/wiring.ts` passes these functions to XState.
 */
import type { RuleId } from '../src/game/rulebook/rulebook.ts'
import { ACTIONS, type ActionName } from './actionNames.ts'

export { ACTIONS, type ActionName }

/**
 * The names of clauses that check an event of a player or of the host. Each clause is a condition that a rule sets. An event that fails a
 * clause is refused with a reason.
 */
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

/** The names of clauses that check only the game and no event. These clauses decide where automatic transitions lead. */
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
  'effectsAreTriggered',
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

/** The name of a clause that refuses an event which breaks a rule. */
export type RuleClause = (typeof RULE_CLAUSES)[number]
/** The name of a clause that decides where the chart goes next and never refuses an event. */
export type SteeringClause = (typeof STEERING_CLAUSES)[number]
/** The name of a clause: a condition in a guard of the chart. */
export type ClauseName = RuleClause | SteeringClause

/** The rules that a state or transition implements, stored as its `meta`. */
export interface Citation {
  readonly cite: readonly RuleId[]
}

/** A guard, which holds if all its clauses hold. It is plain data, so that drawings and mutation tests can read it. */
export interface Guard {
  /** The names of the clauses, joined with "and": XState tools show this text. */
  readonly type: string
  readonly params: { readonly of: readonly ClauseName[] }
}

/** Makes a guard that holds if all these clauses hold. */
export const when = (...of: readonly [ClauseName, ...ClauseName[]]): Guard => ({
  type: of.join(' and '),
  params: { of },
})

/** Makes the `meta` of a state or transition: the rules that it implements. */
export const cite = (...rules: readonly RuleId[]): Citation => ({ cite: rules })
