/** Where programs stand on a card, and where words may stand. */

/** Where a program stands on a card. Each place is a state of the chart that can ask only for certain things. */
export type ProgramSetting =
  | 'trainerCost'
  | 'abilityCost'
  | 'choose'
  | 'require'
  | 'before'
  | 'after'
  | 'ability'
  | 'trainer'
  | 'reaction'
  | 'checkup'
  | 'stadiumCheckup'
  | 'prize'

/**
 * Where a word may stand: with what an attack lets its player choose and anywhere else; with what it requires and any effect;
 * only with what it requires; nowhere; as an effect; as one that may need a shuffle, a random card or a player's hands.
 */
export type Standing =
  | 'turn'
  | 'wholeTurn'
  | 'result'
  | 'choosing'
  | 'requiring'
  | 'requirement'
  | 'nowhere'
  | 'effect'
  | 'asking'

export const SETTING_NAMES: { readonly [P in ProgramSetting]: string } = {
  trainerCost: 'what it costs to play a Trainer card',
  abilityCost: 'what it costs to use an Ability',
  choose: 'what an attack lets its player choose',
  require: 'what an attack requires',
  before: 'what an attack does before damage',
  after: 'what an attack does after damage',
  ability: 'an Ability that is used',
  trainer: 'the text of a Trainer card',
  reaction: 'an effect of being damaged or Knocked Out',
  checkup: 'an effect of a Pokémon Checkup',
  stadiumCheckup: 'an effect of a Pokémon Checkup',
  prize: 'what a Prize card does that is taken',
}

export const STEPS_OF_CHOICES_AND_COINS: readonly ProgramSetting[] = [
  'trainerCost',
  'abilityCost',
  'choose',
  'require',
  'checkup',
  'stadiumCheckup',
  'prize',
]

export const MAY_STAND: { readonly [One in Standing]: (place: ProgramSetting) => boolean } = {
  choosing: () => true,
  requiring: (place) => place !== 'choose',
  requirement: (place) => place === 'require',
  nowhere: () => false,
  effect: (place) => place !== 'choose' && place !== 'require',
  turn: (place) => place === 'ability' || place === 'trainer',
  result: (place) => place === 'after',
  wholeTurn: (place) => place === 'after' || place === 'ability' || place === 'trainer',
  asking: (place) => !STEPS_OF_CHOICES_AND_COINS.includes(place),
}
