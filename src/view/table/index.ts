/** Data for a user interface: the table as plain data, and events, facts, choices and cards in words. */

export type { Request } from '../../engine/play/request.ts'
export { abilityText, attackText, cardText } from '../../game/cards/text.ts'
export { ENERGY_TYPES, type EnergyType, type EnergyUnit } from '../../game/model/energy.ts'
export { boardInWords } from '../words/boardInWords.ts'
export { eventInWords, factInWords, optionInWords, pokemonInWords, REASONS } from '../words/words.ts'
export { ENERGY_LETTERS, unitInWords } from './energySymbols.ts'
export {
  type EventGroup,
  GROUP_OF,
  GROUPS,
  type GroupedEvents,
  type GroupId,
  groupedEvents,
  typesOf,
} from './eventGroups.ts'
export { type EventLine, type EventWay, linesOf, placeInWords } from './eventLines.ts'
export {
  type AttackExplanation,
  type AttackLine,
  type DamageStepExplanation,
  explainAttack,
  explainLedger,
  type FactSentence,
  factsWithSteps,
} from './explainAttack.ts'
export {
  type PrintedAbility,
  type PrintedAttack,
  type PrintedCard,
  type PrintedEnergy,
  type PrintedPokemon,
  type PrintedTrainer,
  printedCard,
  printedDamage,
} from './printed.ts'
export { nameOfAsker, progressOf, questionOf } from './question.ts'
export { type Side, type StadiumShown, type Table, tableOf } from './table.ts'
export { type CardShown, type CardsShown, PILE_NAMES, PILES, type PileName, type TablePile } from './tableCards.ts'
export { effectsOn } from './tableEffects.ts'
export type { AbilityShown, AttackShown, EnergyShown, PokemonShown } from './tablePokemon.ts'
export { TURN_STOPS, type TurnStop, type TurnStopId, turnStopOf } from './turnStops.ts'
