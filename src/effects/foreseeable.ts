/**
 * Whether a text could change anything, as far as both players can see (T2D.1b, R28, R30). What only a coin or a hidden
 * card decides counts as possible. A cost, such as discarding one's hand, is no effect. Cards in the hand of the player
 * who acts count as seen.
 */

import { countOf } from '../board/count.ts'
import { benchLimit } from '../board/limits.ts'
import { once } from '../board/once.ts'
import { filteredPokemon, playerOf, referredPokemon } from '../board/references.ts'
import { isAfflicted, isIn } from '../board/specialConditions.ts'
import type { CardDestination, Count, Effect, PokemonRef, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import {
  couldBeAmong,
  couldChooseCards,
  couldChoosePokemon,
  type Prospects,
  partsOf,
  prospectsOf,
} from './prospects.ts'

const exists = (prospects: Prospects, ref: PokemonRef): boolean =>
  typeof ref === 'object'
    ? couldChoosePokemon(prospects, ref.chosen)
    : referredPokemon(prospects.game, prospects.source, NO_MEMORY, ref) !== null

/** A printed number is never 0. */
const someOf = ({ game, source }: Prospects, count: Count): boolean =>
  typeof count === 'number' || countOf(game, source, NO_MEMORY, count) > 0

const hasRoom = ({ game, source }: Prospects, to: CardDestination): boolean =>
  to !== 'bench' || game.players[source.player].bench.length < benchLimit(game)

const couldDo = (prospects: Prospects, effect: Effect): boolean => {
  const { game, source } = prospects
  switch (effect.do) {
    case 'flip':
    case 'flipUntilTails':
    case 'choosePokemon':
    case 'chooseCards':
    case 'chooseAttached':
    case 'reveal':
    case 'shuffleDeck':
    case 'discardHand':
    case 'doesNothing':
    case 'doesNotHappen':
      return false
    case 'if':
    case 'may':
    case 'oneOrBoth':
    case 'forEach':
      return partsOf(effect).some((part) => couldDoAny(prospects, part))
    case 'revealHand':
    case 'discardAtRandom':
      return game.players[playerOf(source, effect.whose)].hand.length > 0
    case 'draw':
      return someOf(prospects, effect.cards) && game.players[playerOf(source, effect.who)].deck.length > 0
    case 'lookAtTop':
    case 'discardTop':
      return someOf(prospects, effect.cards) && game.players[playerOf(source, effect.whose)].deck.length > 0
    case 'move':
      return couldChooseCards(prospects, effect.cards) && hasRoom(prospects, effect.to)
    case 'attach':
      return couldChooseCards(prospects, effect.cards) && exists(prospects, effect.to)
    case 'switch':
      return couldChoosePokemon(prospects, effect.with)
    case 'discardAllEnergy':
      return couldBeAmong(prospects, effect.from).some(({ pokemon }) => pokemon.energy.length > 0)
    case 'discardTools':
      return couldBeAmong(prospects, effect.from).some(({ pokemon }) => pokemon.tools.length > 0)
    case 'heal':
      return couldBeAmong(prospects, effect.pokemon).some(({ pokemon }) => pokemon.damage > 0)
    case 'recover':
      return couldBeAmong(prospects, effect.pokemon).some(({ pokemon }) =>
        effect.from === undefined ? isAfflicted(pokemon) : isIn(pokemon, effect.from),
      )
    case 'shuffleIntoDeck':
    case 'condition':
      return exists(prospects, effect.pokemon)
    case 'lasting':
      return exists(prospects, effect.on)
    case 'putCounters':
      return someOf(prospects, effect.counters) && couldBeAmong(prospects, effect.on).length > 0
    case 'spreadCounters':
      return filteredPokemon(game, source, NO_MEMORY, effect.among).length > 0
    case 'byHand':
      return true
  }
}

const couldDoAny = (prospects: Prospects, program: Program): boolean => {
  for (const effect of program) if (couldDo(prospects, effect)) return true
  return false
}

/** True unless it is plain that the program would change nothing. `memory` is of the choices made before it. */
export const couldChangeSomething = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
): boolean => couldDoAny(prospectsOf(game, source, program, memory), program)

/** Words of a text whose effect depends on what is in a hand. Discarding one is a cost and changes nothing. */
const ABOUT_A_HAND = /"from":"hand"|"revealHand"|"discardAtRandom"|"cardsInHand"/

/** Whether what a text could change depends on a hand, so that it matters that the card itself is no longer in it (R28). */
export const dependsOnAHand = once((program: Program): boolean => ABOUT_A_HAND.test(JSON.stringify(program)))
