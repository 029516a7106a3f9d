/** Maps the name of each action of the charts to its function. The compiler checks that none is missing. */
import type { ActionName } from '../../../machines/vocabulary.ts'
import { recover } from '../changes/recovering.ts'
import type { Action } from './action.ts'
import * as answer from './answer.ts'
import { applyChange, finishByHand } from './applyChange.ts'
import { attachEnergy } from './attachEnergy.ts'
import * as attack from './attack.ts'
import * as bench from './benchLimit.ts'
import { benchPokemon } from './benchPokemon.ts'
import * as checkup from './checkup.ts'
import * as damage from './damage.ts'
import * as damageCoins from './damageCoins.ts'
import { discardFromPlay } from './discardFromPlay.ts'
import { evolve } from './evolve.ts'
import * as knockOut from './knockOut.ts'
import * as playTrainer from './playTrainer.ts'
import * as retreat from './retreat.ts'
import * as setUp from './setUp.ts'
import * as triggers from './triggers.ts'
import * as turn from './turn.ts'
import { useAbility } from './useAbility.ts'
import * as usedPrizes from './usedPrizes.ts'
import { beginAnotherGame, decideTheWinner } from './winner.ts'

export const ACTIONS_BY_NAME = {
  tossTheCoin: setUp.tossTheCoin,
  askWhoGoesFirst: setUp.askWhoGoesFirst,
  letTheWinnerGoFirst: setUp.letTheWinnerGoFirst,
  decideWhoGoesFirst: setUp.decideWhoGoesFirst,
  drawOpeningHands: setUp.drawOpeningHands,
  redrawBothHands: setUp.redrawBothHands,
  beginPlacing: setUp.beginPlacing,
  redrawHand: setUp.redrawHand,
  askForTheActivePokemon: setUp.askForTheActivePokemon,
  placeTheActivePokemon: setUp.placeTheActivePokemon,
  askForTheBench: setUp.askForTheBench,
  placeTheBench: setUp.placeTheBench,
  layPrizeCards: setUp.layPrizeCards,
  askHowManyExtraCards: setUp.askHowManyExtraCards,
  drawExtraCards: setUp.drawExtraCards,
  askForTheExtraBench: setUp.askForTheExtraBench,
  placeTheExtraBench: setUp.placeTheExtraBench,
  revealPokemon: setUp.revealPokemon,
  beginTurn: turn.beginTurn,
  drawForTheTurn: turn.drawForTheTurn,
  loseByEmptyDeck: turn.loseByEmptyDeck,
  queueEndOfTurnEffects: triggers.queueEndOfTurnEffects,
  endTurn: turn.endTurn,
  concede: turn.concede,
  benchPokemon,
  discardFromPlay,
  evolve,
  attachEnergy,
  playTrainer: playTrainer.playTrainer,
  playTool: playTrainer.playTool,
  playStadium: playTrainer.playStadium,
  useStadium: playTrainer.useStadium,
  discardPlayedTrainer: playTrainer.discardPlayedTrainer,
  queueTriggeredEffects: triggers.queueTriggeredEffects,
  finishEffects: triggers.finishEffects,
  useAbility,
  askWhoLeavesTheBench: bench.askWhoLeavesTheBench,
  discardFromTheBench: bench.discardFromTheBench,
  askForTheRetreatCost: retreat.askForTheRetreatCost,
  keepTheRetreatPayment: retreat.keepTheRetreatPayment,
  queueRetreatCheck: retreat.queueRetreatCheck,
  failTheRetreat: retreat.failTheRetreat,
  askWhoComesIn: retreat.askWhoComesIn,
  retreat: retreat.retreat,
  announceAttack: attack.announceAttack,
  finishAttack: attack.finishAttack,
  beginTheCopiedAttack: attack.beginTheCopiedAttack,
  queueAlteringEffects: attack.queueAlteringEffects,
  queueConfusionCheck: attack.queueConfusionCheck,
  queueAttackChoices: attack.queueAttackChoices,
  tellTheChoices: attack.tellTheChoices,
  queueAttackRequirements: attack.queueAttackRequirements,
  queueEffectsBeforeDamage: attack.queueEffectsBeforeDamage,
  queueDamageCoins: attack.queueDamageCoins,
  queueOtherEffects: attack.queueOtherEffects,
  calculateBaseDamage: damage.calculateBaseDamage,
  applyAttackerEffects: damage.applyAttackerEffects,
  applyWeakness: damage.applyWeakness,
  applyResistance: damage.applyResistance,
  queueDefenderCoin: damageCoins.queueDefenderCoin,
  noteTheCoin: damageCoins.noteTheCoin,
  applyDefenderEffects: damage.applyDefenderEffects,
  placeDamageCounters: damage.placeDamageCounters,
  queueEnduringCoin: damageCoins.queueEnduringCoin,
  keepTheLastHitPoints: damage.keepTheLastHitPoints,
  queueReactions: triggers.queueReactions,
  queueKnockOutEffects: triggers.queueKnockOutEffects,
  beginCheckup: triggers.beginCheckup,
  queueLaterCheckupEffects: triggers.queueLaterCheckupEffects,
  resolveEffects: answer.resolveEffects,
  choose: answer.choose,
  stopChoosing: answer.stopChoosing,
  takeTheChoice: answer.takeTheChoice,
  landTheCoin: answer.landTheCoin,
  shuffleTheDeck: answer.shuffleTheDeck,
  takeTheRandomCard: answer.takeTheRandomCard,
  applyChange,
  finishByHand,
  interruptTheAttack: knockOut.interruptTheAttack,
  goOnWithTheAttack: knockOut.goOnWithTheAttack,
  collectKnockOuts: knockOut.collectKnockOuts,
  discardKnockedOutPokemon: knockOut.discardKnockedOutPokemon,
  askForPrizes: knockOut.askForPrizes,
  keepTheChosenPrizes: knockOut.keepTheChosenPrizes,
  askWhichPrizesAreUsed: usedPrizes.askWhichPrizesAreUsed,
  keepTheUsedPrizes: usedPrizes.keepTheUsedPrizes,
  takePrizes: usedPrizes.takePrizes,
  useTheNextPrize: usedPrizes.useTheNextPrize,
  decideTheWinner,
  beginAnotherGame,
  askForPromotion: knockOut.askForPromotion,
  promote: knockOut.promote,
  finishKnockOuts: knockOut.finishKnockOuts,
  applyPoison: checkup.applyPoison,
  queueBurn: checkup.queueBurn,
  queueSleep: checkup.queueSleep,
  endParalysis: checkup.endParalysis,
  finishCheckup: checkup.finishCheckup,
  recover,
} satisfies { readonly [Name in ActionName]: Action<never> }
