/** Describes in words the effects that stay on a Pokémon for a turn. */

import type { LastingEffect, Others } from '../../game/model/lasting.ts'
import { plural } from '../../game/model/plural.ts'

const moreOrLess = (amount: number, what: string): string =>
  `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'} ${what}`

/** The given words if there is a filter, otherwise an empty text. The words do not describe the filter; the card has the details. */
const some = (filter: Others | undefined, words: string): string => (filter === undefined ? '' : words)

const onHeads = (effect: { readonly onHeads?: true }): string => (effect.onHeads === undefined ? '' : ' on heads')

const PLAIN = {
  cantRetreat: 'cannot retreat',
  cantAttack: 'cannot attack',
  noRetreatCost: 'retreats for nothing',
  noAttackCost: 'pays nothing for its attacks',
  noWeakness: 'has no Weakness',
  noResistance: 'has no Resistance',
  cantBeHealed: 'cannot be healed',
  evolvesEarly: 'may evolve in a first turn',
  attacksTwice: 'may attack twice',
  knockedOutAtTurnEnd: 'is Knocked Out at the end',
  noToolEffects: 'has Tools without effect',
  plainSpecialEnergy: 'has Special Energy that is Colorless',
  lostWhenKnockedOut: 'goes to the Lost Zone when it is Knocked Out',
} as const

/** The description of a lasting effect. */
export const lastingInWords = (effect: LastingEffect): string => {
  switch (effect.lasting) {
    case 'cantUseAttack':
      return `cannot use ${effect.attack}`
    case 'attackMayFail':
      return 'flips a coin when it attacks'
    case 'damageDealt':
      return `does ${moreOrLess(effect.amount, 'damage')}${effect.attack === undefined ? '' : ` with ${effect.attack}`}${some(effect.to, ' to some Pokémon')}`
    case 'damageTaken':
      return `takes ${moreOrLess(effect.amount, 'damage')}${some(effect.from, ' from some Pokémon')}`
    case 'preventDamage':
      return `takes no damage from attacks${some(effect.from, ' of some Pokémon')}${onHeads(effect)}`
    case 'preventEffects':
      return `is kept from ${effect.just === undefined ? '' : 'damage counters by '}effects of ${effect.of ?? 'attacks'}${some(effect.from, ' of some Pokémon')}`
    case 'hp':
      return `has ${moreOrLess(effect.amount, 'HP')}`
    case 'retreatCost':
      return `retreats for ${moreOrLess(effect.amount, 'Energy')}`
    case 'attackCost':
      return `pays ${moreOrLess(effect.amount, 'Energy')} for ${effect.attack ?? 'its attacks'}`
    case 'prizesGiven':
      return `is worth ${moreOrLess(effect.amount, 'Prize cards')} when it is Knocked Out`
    case 'prizesWon':
      return `wins ${moreOrLess(effect.amount, 'Prize cards')} when it Knocks Out`
    case 'preventConditions':
      return `${effect.recovers === undefined ? '' : 'recovers, and '}cannot be ${effect.condition ?? 'affected by Special Conditions'}`
    case 'types':
      return `is ${effect.besides === undefined ? '' : 'also '}${effect.types.join(' and ')}`
    case 'attackCostIs':
      return `pays ${effect.cost.length === 0 ? 'nothing' : effect.cost.join(' ')} for ${effect.attack ?? 'its attacks'}`
    case 'damageUnaffected':
      return `does damage that ${effect.by} of the Active Pokémon does not change`
    case 'weaknessTo':
      return `has its Weakness to ${effect.type}${effect.factor === undefined ? '' : ` ×${effect.factor}`}`
    case 'weaknessTimes':
      return `has its Weakness ×${effect.factor}`
    case 'weaknessDealt':
      return `does damage to which Weakness is ×${effect.factor}`
    case 'symbolsSpared':
      return `pays ${effect.symbols} Energy less for its attacks`
    case 'keepsConditions':
      return `stays ${effect.condition ?? 'in its Special Conditions'} when it evolves or devolves`
    case 'unhindered':
      return `is not kept from ${effect.doing} by being Asleep or Paralyzed`
    case 'usesAttacks':
      return 'can use the attacks of other Pokémon too'
    case 'doublesBasicEnergy':
      return `has basic ${effect.type} Energy that provides two`
    case 'conditionCounters':
      return `takes ${moreOrLess(effect.amount, 'damage counters')} for being ${effect.condition}`
    case 'sleepCoins':
      return `wakes on ${effect.coins} heads`
    case 'endures':
      return `has 10 HP left where damage would Knock it Out${onHeads(effect)}`
    case 'turnGoesOn':
      return `evolves into ${effect.into ?? 'any Pokémon'} without ending the turn`
    case 'cantReceive':
      return `gets no ${effect.cards.kind === 'Pokemon' ? 'Evolution' : (effect.cards.kind ?? 'such')} cards from the hand`
    case 'returnsDamage':
      return `returns ${effect.counters === undefined ? 'as many damage counters' : plural(effect.counters, 'damage counter')}`
    case 'countersAtTurnEnd':
      return `gets ${plural(effect.counters, 'damage counter')} at the end`
    case 'noAbilities':
      return `has no Abilities${effect.except === undefined ? '' : ` except for ${effect.except}`}`
    default:
      return PLAIN[effect.lasting]
  }
}
