/** The places of programs on a card, and the effects that are allowed in each. */

/** A place for a program on a card. The program is carried out in a state of the chart that can ask only for certain things. */
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
 * The places where an effect is allowed. `choosing`: every place. `requiring`: every place but an attack's choices. `requirement`: only an
 * attack's requirements. `effect`: every place but an attack's choices and requirements. `asking`: only places where a shuffle, a random
 * card or a change by hand is possible. `turn`: only an Ability or a Trainer card. `result`: only after an attack's damage. `wholeTurn`:
 * the places of `turn` and `result`. `nowhere`: no place. For costs, `inACost` decides instead.
 */
export type AllowedPlaces =
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
  trainerCost: 'the cost of a Trainer card',
  abilityCost: 'the cost of an Ability',
  choose: 'the choices of an attack',
  require: 'the requirements of an attack',
  before: 'the effects of an attack before damage',
  after: 'the effects of an attack after damage',
  ability: 'an Ability that is used',
  trainer: 'the text of a Trainer card',
  reaction: 'an effect of being damaged or Knocked Out',
  checkup: 'an effect of a Pokémon Checkup',
  stadiumCheckup: 'an effect of a Pokémon Checkup',
  prize: 'the text of a Prize card that is taken',
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

export const IS_ALLOWED_IN: { readonly [One in AllowedPlaces]: (place: ProgramSetting) => boolean } = {
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
