/** Whether a Pokémon is kept from effects of attacks. Damage is another matter (R7, R8). */
import { continuousOn } from '../board/continuous.ts'
import { namedPokemon } from '../board/definitions.ts'
import { lastingOn } from '../board/inForce.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { record } from '../changes/record.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'

/** True when something in force prevents effects of this source on the Pokémon. */
export const isPrevented = (game: Game, source: EffectSource, target: InPlay): boolean => {
  if (source.kind !== 'attack') return false
  const foreign = source.player !== target.owner
  return (
    (foreign && lastingOn(game, target.pokemon, 'preventEffects').length > 0) ||
    continuousOn(game, 'preventEffects', target).some(({ effect }) => effect.from === undefined || foreign)
  )
}

/** Told: the effect did not reach this Pokémon. */
export const prevented = (game: Game, source: EffectSource, { pokemon }: InPlay): Game =>
  record(game, { fact: 'EFFECT_PREVENTED', pokemon: namedPokemon(game, pokemon), effect: source.label })

/** Does something to each Pokémon that is not kept from it, and says which were. */
export const toEach = (
  game: Game,
  source: EffectSource,
  targets: readonly InPlay[],
  does: (game: Game, target: InPlay) => Game,
): Game =>
  targets.reduce(
    (now, target) => (isPrevented(now, source, target) ? prevented(now, source, target) : does(now, target)),
    game,
  )
