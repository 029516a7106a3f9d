/** Finds out whether a text flips coins. */
import type { Effect, Program } from 'ptcg-turn-engine/model'

/** True if any part of a text flips coins. */
export const flipsCoins = (program: Program): boolean => program.some(flips)

const flips = (effect: Effect): boolean => {
  switch (effect.do) {
    case 'flip':
    case 'flipUntilTails':
      return true
    case 'if':
      return flipsCoins([...effect.then, ...(effect.otherwise ?? [])])
    case 'may':
    case 'forEach':
    case 'eachCard':
    case 'eachPokemon':
      return flipsCoins(effect.then)
    case 'oneOrBoth':
      return flipsCoins([...effect.first, ...effect.second])
    case 'choosePokemon':
    case 'chooseCards':
    case 'chooseAttached':
    case 'lookAtTop':
    case 'lookAtPrizes':
    case 'reveal':
    case 'revealHand':
    case 'draw':
    case 'discardHand':
    case 'discardTop':
    case 'allCards':
    case 'allAttached':
    case 'randomCards':
    case 'move':
    case 'shuffleDeck':
    case 'shufflePrizes':
    case 'attach':
    case 'discardAllEnergy':
    case 'discardTools':
    case 'switch':
    case 'leavePlay':
    case 'evolve':
    case 'replace':
    case 'devolve':
    case 'removeStadium':
    case 'putCounters':
    case 'spreadCounters':
    case 'moveCounters':
    case 'knockOut':
    case 'heal':
    case 'condition':
    case 'recover':
    case 'lasting':
    case 'lockAttack':
    case 'lastingRule':
    case 'doesNothing':
    case 'doesNotHappen':
    case 'copyAttack':
    case 'useEffectOf':
    case 'anotherTurn':
    case 'endTurn':
    case 'byHand':
      return false
  }
}
