/** Puts a choice to a player as a question. */
import type { ChoicePurpose } from '../../game/model/asks.ts'

/** The question of each purpose. */
export const QUESTIONS: { readonly [Purpose in ChoicePurpose]: string } = {
  goFirst: 'Who goes first?',
  active: 'Which Basic Pokémon is the Active Pokémon?',
  bench: 'Which Basic Pokémon go onto the Bench?',
  bonusDraw: 'How many extra cards are drawn for the mulligans?',
  bonusBench: 'Which of the extra cards go onto the Bench?',
  retreatCost: 'Which Energy is discarded to retreat?',
  retreatTo: 'Which Pokémon comes in?',
  leaveBench: 'Which Pokémon leave the Bench?',
  prizes: 'Which Prize cards are taken?',
  usePrize: 'Which of these Prize cards are used before they go to the hand?',
  promote: 'Which Pokémon becomes Active?',
  order: 'What comes next?',
  may: 'Should it be done?',
  oneOrBoth: 'Which part, or both?',
  copyAttack: 'Which attack is used?',
  effect: 'What is chosen?',
  goOn: 'The effect takes very long. Does it go on?',
}
