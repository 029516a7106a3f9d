/** Effects that move damage counters between Pokémon, and that Knock Pokémon Out. */
import { countOf } from '../board/count.ts'
import { referredPokemon, referredSet } from '../board/references.ts'
import { pokemonWith } from '../changes/copy.ts'
import { updatePokemon } from '../changes/record.ts'
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from '../damage/counters.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { Here } from './continuation.ts'
import { did } from './moving.ts'
import { isPrevented, prevented, toEach } from './prevention.ts'

/** Counters that would come to a Pokémon out of reach leave the one they are on all the same (R42). */
export const moveCounters = (game: Game, effect: EffectNamed<'moveCounters'>, { source, memory }: Here): Game => {
  const to = referredPokemon(game, source, memory, effect.to)
  if (to === null) return did(game, false)
  const most = effect.counters === 'all' ? Infinity : countOf(game, source, memory, effect.counters)
  const givers = referredSet(game, source, memory, effect.from).filter(
    ({ pokemon }) => pokemon.id !== to.pokemon.id && pokemon.damage > 0,
  )
  if (most <= 0) return did(game, false)
  const after = toEach(game, source, givers, (now, { pokemon }) => {
    const counters = Math.min(most, pokemon.damage / POINTS_PER_COUNTER)
    const without = removeCounters(now, pokemon.id, counters, source.label, true)
    return isPrevented(now, source, to)
      ? prevented(without, source, to)
      : placeCounters(without, to.pokemon.id, counters, { by: source.label })
  })
  return did(after, after.players !== game.players)
}

export const knockOut = (game: Game, effect: EffectNamed<'knockOut'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.pokemon).filter(({ pokemon }) => pokemon.isOut !== true)
  const after = toEach(game, source, targets, (now, { pokemon, owner }) =>
    updatePokemon(now, owner, pokemonWith(pokemon, { isOut: true })),
  )
  return did(after, after.players !== game.players)
}
