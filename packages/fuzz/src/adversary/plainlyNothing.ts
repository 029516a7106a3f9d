/**
 * Decides whether a text would plainly change nothing (T2D.1b): every part of it is a cost or a preparation, or
 * concerns cards, damage or Pokémon that do not exist. In doubt, it could change something.
 */

import {
  type CardId,
  type Effect,
  type EffectGiving,
  type EffectNamed,
  everyEffectIn,
  type Game,
  opponentOf,
  type Player,
  type PlayerId,
  type Program,
  programsIn,
  WHO,
  type Who,
} from 'ptcg-turn-engine/model'
import { everybody } from './plainBoard.ts'

type Choice = EffectNamed<EffectGiving<'pokemon' | 'cards'>>

const isChoice = (effect: Effect): effect is Choice => 'as' in effect

/** Checks a text on a board. `played` is the card itself, which has left the hand; `cost` is paid before. */
export const plainlyNothing = (
  game: Game,
  player: PlayerId,
  program: Program,
  played: CardId | null = null,
  cost: Program = [],
): boolean => {
  const choices = everyEffectIn([...cost, ...program]).filter(isChoice)
  const all = everybody(game)
  const side = (who: Who): Player => game.players[who === 'you' ? player : opponentOf(player)]
  const hand = (who: Who): readonly CardId[] => side(who).hand.filter((card) => card !== played)
  const nobodyIsHurt = all.every(({ damage }) => damage === 0)
  const nobodyIsAfflicted = all.every(
    ({ conditions: { poisoned, burned, rotated } }) => poisoned === 0 && burned === 0 && rotated === null,
  )
  const nothingIsAttached = all.every(({ energy, tools }) => energy.length + tools.length === 0)

  const hasNothingToOffer = (choice: Choice): boolean => {
    switch (choice.do) {
      case 'eachCard':
      case 'eachPokemon':
        return false
      case 'randomCards':
        return hand(choice.whose).length === 0
      case 'chooseCards':
      case 'allCards':
        if (choice.from === 'hand') return hand(choice.whose).length === 0
        if (choice.from === 'stadium' || choice.from === 'thisCard' || choice.from === 'lookedAt') return false
        return side(choice.whose)[choice.from === 'discard' ? 'discard' : 'deck'].length === 0
      case 'chooseAttached':
      case 'allAttached':
        return nothingIsAttached
      case 'choosePokemon': {
        const { whose, where, damaged } = choice.from
        const sides = whose === 'either' ? WHO : [whose]
        const isEmpty = where === 'Bench' && sides.every((who) => side(who).bench.length === 0)
        return isEmpty || (damaged === true && nobodyIsHurt)
      }
    }
  }
  const nothingIsChosenAs = (name: string): boolean => choices.every((one) => one.as !== name || hasNothingToOffer(one))

  const doesNothing = (effect: Effect): boolean => {
    switch (effect.do) {
      case 'flip':
      case 'flipUntilTails':
      case 'choosePokemon':
      case 'chooseCards':
      case 'chooseAttached':
      case 'allCards':
      case 'allAttached':
      case 'randomCards':
      case 'reveal':
      case 'shuffleDeck':
      case 'shufflePrizes':
      case 'endTurn':
        return true
      // the own hand is a cost
      case 'discardHand':
        return effect.whose === 'you' || hand('opponent').length === 0
      case 'if':
      case 'may':
      case 'oneOrBoth':
      case 'forEach':
      case 'eachCard':
      case 'eachPokemon':
        return programsIn(effect).every((part) => part.every(doesNothing))
      case 'draw':
        return side(effect.who).deck.length === 0
      case 'lookAtTop':
      case 'discardTop':
        return side(effect.whose).deck.length === 0
      case 'lookAtPrizes':
        return side(effect.whose).prizes.length === 0
      case 'revealHand':
        return hand(effect.whose).length === 0
      case 'move':
      case 'attach':
        return nothingIsChosenAs(effect.cards)
      case 'switch':
        return nothingIsChosenAs(effect.with)
      case 'discardAllEnergy':
      case 'discardTools':
        return nothingIsAttached
      case 'moveCounters':
      case 'heal':
        return nobodyIsHurt
      case 'recover':
        return nobodyIsAfflicted
      case 'removeStadium':
        return game.stadium === null
      case 'evolve':
        return nothingIsChosenAs(effect.cards)
      case 'replace':
        return nothingIsChosenAs(effect.cards)
      case 'devolve':
        return all.every(({ cards }) => cards.length < 2)
      case 'leavePlay':
      case 'knockOut':
      case 'putCounters':
      case 'spreadCounters':
      case 'condition':
      case 'lasting':
      case 'lastingRule':
      case 'lockAttack':
      case 'copyAttack':
      case 'useEffectOf':
      case 'anotherTurn':
      case 'doesNothing':
      case 'doesNotHappen':
      case 'byHand':
        return false
    }
  }
  return program.every(doesNothing)
}
