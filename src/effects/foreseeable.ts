/**
 * Whether a text could change anything, as far as both players can see (T2D.1b, R28, R30). What only a coin or a hidden
 * card decides counts as possible. A cost, such as discarding one's hand, is no effect. Cards in the hand of the player
 * who acts count as seen.
 */

import { matches } from '../board/cardFilter.ts'
import { countOf } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { benchLimit } from '../board/limits.ts'
import { filteredPokemon, isHurt, playerOf, referredPokemon, referredSet } from '../board/references.ts'
import type { CardDestination, ChooseCards, Effect, PokemonRef, PokemonSet, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PokemonId } from '../model/pokemon.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { attachedCards } from './choosing.ts'

/** What the choices of a text could be between: names of choices that have something to choose, and Pokémon among them. */
interface Prospects {
  readonly cards: ReadonlySet<string>
  readonly pokemon: ReadonlyMap<string, readonly PokemonId[]>
}

const anyCards = (game: Game, source: EffectSource, effect: ChooseCards): boolean => {
  const owner = game.players[playerOf(source, effect.whose)]
  if (effect.from === 'deck' || effect.from === 'lookedAt') return owner.deck.length > 0
  return owner[effect.from].some((card) => matches(definitionOf(game, card), effect.filter))
}

const prospects = (game: Game, source: EffectSource, program: Program): Prospects => {
  const cards = new Set<string>()
  const pokemon = new Map<string, readonly PokemonId[]>()
  const look = (effects: Program): void => {
    for (const effect of effects) {
      if (effect.do === 'chooseCards' && anyCards(game, source, effect)) cards.add(effect.as)
      if (effect.do === 'chooseAttached') {
        const holders = referredSet(game, source, NO_MEMORY, effect.on)
        if (holders.some((holder) => attachedCards(game, holder.pokemon, effect.filter).length > 0))
          cards.add(effect.as)
      }
      if (effect.do === 'choosePokemon') {
        const found = filteredPokemon(game, source, NO_MEMORY, effect.from)
        pokemon.set(
          effect.as,
          found.map((one) => one.pokemon.id),
        )
      }
      for (const part of partsOf(effect)) look(part)
    }
  }
  look(program)
  return { cards, pokemon }
}

/** The programs inside an effect. */
export const partsOf = (effect: Effect): readonly Program[] => {
  switch (effect.do) {
    case 'if':
      return effect.otherwise === undefined ? [effect.then] : [effect.then, effect.otherwise]
    case 'may':
    case 'forEach':
      return [effect.then]
    case 'oneOrBoth':
      return [effect.first, effect.second]
    default:
      return []
  }
}

const couldDo = (game: Game, source: EffectSource, effect: Effect, known: Prospects): boolean => {
  const exists = (ref: PokemonRef): boolean =>
    typeof ref === 'object'
      ? (known.pokemon.get(ref.chosen)?.length ?? 0) > 0
      : referredPokemon(game, source, NO_MEMORY, ref) !== null
  const among = (set: PokemonSet) => {
    if (typeof set !== 'object') return referredSet(game, source, NO_MEMORY, set)
    const ids = known.pokemon.get('chosen' in set ? set.chosen : set.eachChosen) ?? []
    return ids.flatMap((id) => referredSet(game, source, { ...NO_MEMORY, pokemon: { one: [id] } }, { chosen: 'one' }))
  }
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
    case 'lookAtTop':
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
      return among(effect.pokemon).some((one) => isHurt({ ...one, pokemon: { ...one.pokemon, damage: 0 } }))
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

/** True unless it is plain that the program would change nothing. */
export const couldChangeSomething = (game: Game, source: EffectSource, program: Program): boolean => {
  const known = prospects(game, source, program)
  return program.some((effect) => couldDo(game, source, effect, known))
}
