/**
 * Whether a text could change anything, as far as both players can see (T2D.1b, R28, R30). What only a coin or a hidden
 * card decides counts as possible. A cost, such as discarding one's hand, is no effect. Cards in the hand of the player
 * who acts count as seen.
 */

import { countOf, isIn } from '../board/count.ts'
import { benchLimit } from '../board/limits.ts'
import { filteredPokemon, isHurt, playerOf, referredPokemon } from '../board/references.ts'
import type { CardDestination, Effect, PokemonRef, PokemonSet, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { couldBeAmong, type Prospects, partsOf, prospectsOf } from './prospects.ts'

const couldDo = (game: Game, source: EffectSource, effect: Effect, known: Prospects): boolean => {
  const exists = (ref: PokemonRef): boolean =>
    typeof ref === 'object'
      ? (known.pokemon.get(ref.chosen)?.length ?? 0) > 0
      : referredPokemon(game, source, NO_MEMORY, ref) !== null
  const among = (set: PokemonSet) => couldBeAmong(game, source, known, set)
  const count = (of: number | Parameters<typeof countOf>[3]): boolean =>
    typeof of !== 'number' || countOf(game, source, NO_MEMORY, of) > 0
  const hasRoom = (to: CardDestination): boolean =>
    to !== 'bench' || game.players[source.player].bench.length < benchLimit(game)
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
      return partsOf(effect).some((part) => part.some((inner) => couldDo(game, source, inner, known)))
    case 'revealHand':
    case 'discardAtRandom':
      return game.players[playerOf(source, effect.whose)].hand.length > 0
    case 'draw':
      return count(effect.cards) && game.players[playerOf(source, effect.who)].deck.length > 0
    case 'lookAtTop':
    case 'discardTop':
      return count(effect.cards) && game.players[playerOf(source, effect.whose)].deck.length > 0
    case 'move':
      return known.cards.has(effect.cards) && hasRoom(effect.to)
    case 'attach':
      return known.cards.has(effect.cards) && exists(effect.to)
    case 'switch':
      return exists({ chosen: effect.with })
    case 'discardAllEnergy':
      return among(effect.from).some(({ pokemon }) => pokemon.energy.length > 0)
    case 'discardTools':
      return among(effect.from).some(({ pokemon }) => pokemon.tools.length > 0)
    case 'heal':
      return among(effect.pokemon).some(({ pokemon }) => pokemon.damage > 0)
    case 'recover':
      return among(effect.pokemon).some((one) =>
        effect.from === undefined
          ? isHurt({ ...one, pokemon: { ...one.pokemon, damage: 0 } })
          : isIn(one.pokemon, effect.from),
      )
    case 'shuffleIntoDeck':
    case 'condition':
      return exists(effect.pokemon)
    case 'lasting':
      return exists(effect.on)
    case 'putCounters':
      return count(effect.counters) && among(effect.on).length > 0
    case 'spreadCounters':
      return filteredPokemon(game, source, NO_MEMORY, effect.among).length > 0
    case 'byHand':
      return true
  }
}

/** True unless it is plain that the program would change nothing. `memory` is of the choices made before it. */
export const couldChangeSomething = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
): boolean => {
  const known = prospectsOf(game, source, program, memory)
  return program.some((effect) => couldDo(game, source, effect, known))
}
