/** Carries out the effects on damage counters. */

import { modifiersOn } from '../../board/continuous.ts'
import { countOf } from '../../board/count.ts'
import type { InPlay } from '../../board/pokemonInPlay.ts'
import { filteredPokemon, referredPokemon, referredSet } from '../../board/references.ts'
import { pokemonWith } from '../../changes/copy.ts'
import { updatePokemon } from '../../changes/record.ts'
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from '../../damage/counters.ts'
import { askChoice } from '../../effects/choice.ts'
import { did, doFirst, doneUnlessSame, type Here, type WordMeanings } from '../../effects/continuation.ts'
import { isPrevented, recordPrevented, toEach } from '../../effects/prevention.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

const putCounters = (game: Game, effect: EffectNamed<'putCounters'>, { source, memory }: Here): Game => {
  const counters = countOf(game, source, memory, effect.counters)
  const targets = referredSet(game, source, memory, effect.on)
  const place = (now: Game, { pokemon }: InPlay): Game => placeCounters(now, pokemon.id, counters, { by: source.label })
  return doneUnlessSame(game, toEach(game, source, targets, place, 'counters'))
}

/** The name under which the picks of "in any way you like" are remembered; no card should use it for a choice. */
const SPREAD = 'countersSpread'

const spreadCounters = (game: Game, effect: EffectNamed<'spreadCounters'>, { source, memory }: Here): Game => {
  const asked = askChoice(game, {
    player: source.player,
    purpose: 'effect',
    as: SPREAD,
    options: filteredPokemon(game, source, memory, effect.among).map(({ pokemon }) => ({
      option: 'pokemon',
      pokemon: pokemon.id,
    })),
    min: effect.counters,
    max: effect.counters,
    again: true,
  })
  return doFirst(asked, [{ do: 'putCounters', on: { eachChosen: SPREAD }, counters: 1 }])
}

/** True if the Pokémon has damage and nothing forbids healing it (GR.1). */
export const canBeHealed = (game: Game, target: InPlay): boolean =>
  target.pokemon.damage > 0 && modifiersOn(game, 'cantBeHealed', target).length === 0

const heal = (game: Game, effect: EffectNamed<'heal'>, { source, memory }: Here): Game => {
  const times = countOf(game, source, memory, effect.times ?? 1)
  const counters = effect.damage === 'all' ? (times > 0 ? Infinity : 0) : (times * effect.damage) / POINTS_PER_COUNTER
  const targets = referredSet(game, source, memory, effect.pokemon).filter((one) => canBeHealed(game, one))
  return doneUnlessSame(
    game,
    toEach(game, source, targets, (now, { pokemon }) => removeCounters(now, pokemon.id, counters, source.label)),
  )
}

/** Moves counters. If the receiving Pokémon is protected from the effect, the counters are still removed from the others (R42). */
const moveCounters = (game: Game, effect: EffectNamed<'moveCounters'>, { source, memory }: Here): Game => {
  const to = referredPokemon(game, source, memory, effect.to)
  if (to === null) return did(game, false)
  const most = effect.counters === 'all' ? Infinity : countOf(game, source, memory, effect.counters)
  const givers = referredSet(game, source, memory, effect.from).filter(
    ({ pokemon }) => pokemon.id !== to.pokemon.id && pokemon.damage > 0,
  )
  if (most <= 0) return did(game, false)
  const isOutOfReach = isPrevented(game, source, to, 'counters')
  const after = toEach(game, source, givers, (now, { pokemon }) => {
    const counters = Math.min(most, pokemon.damage / POINTS_PER_COUNTER)
    const without = removeCounters(now, pokemon.id, counters, source.label, 'moved')
    return isOutOfReach
      ? recordPrevented(without, source, to)
      : placeCounters(without, to.pokemon.id, counters, { by: source.label })
  })
  return doneUnlessSame(game, after)
}

const knockOut = (game: Game, effect: EffectNamed<'knockOut'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.pokemon).filter(({ pokemon }) => pokemon.isOut !== true)
  const after = toEach(game, source, targets, (now, { pokemon, owner }) =>
    updatePokemon(now, owner, pokemonWith(pokemon, { isOut: true })),
  )
  return doneUnlessSame(game, after)
}

export const counterMeanings: WordMeanings<'putCounters' | 'spreadCounters' | 'moveCounters' | 'knockOut' | 'heal'> = {
  putCounters,
  spreadCounters,
  moveCounters,
  knockOut,
  heal,
}
