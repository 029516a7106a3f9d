/** Carries out the effects on Special Conditions. */

import { modifiersOn } from '../../board/continuous.ts'
import { findPokemon, type InPlay } from '../../board/pokemonInPlay.ts'
import { referredSet } from '../../board/references.ts'
import { isAfflicted, isIn } from '../../board/specialConditions.ts'
import { beginCondition, endCondition, recoverFromAll } from '../../changes/conditions.ts'
import { did, doneUnlessSame, type Here, type WordMeanings } from '../../effects/continuation.ts'
import { recordPrevented, toEach } from '../../effects/prevention.ts'
import { isAlreadyIn } from '../../effects/wouldChange.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

/** The Pokémon in its current state: an earlier part of the same effect may have changed it. */
const current = (game: Game, target: InPlay): InPlay => findPokemon(game, target.pokemon.id) ?? target

const condition = (game: Game, effect: EffectNamed<'condition'>, { source, memory }: Here): Game => {
  const isKeptFrom = (target: InPlay): boolean =>
    modifiersOn(game, 'preventConditions', target).some(
      ({ effect: { condition: only } }) => only === undefined || only === effect.condition,
    )
  const targets = referredSet(game, source, memory, effect.pokemon)
  const after = toEach(game, source, targets, (now, target) =>
    isKeptFrom(target)
      ? recordPrevented(now, source, target)
      : beginCondition(now, target, effect.condition, effect.counters),
  )
  const isNew = (target: InPlay): boolean => !isKeptFrom(target) && !isAlreadyIn(game, target.pokemon, effect)
  return did(after, after.players !== game.players && targets.some(isNew))
}

const recoverFrom = (game: Game, effect: EffectNamed<'recover'>, { source, memory }: Here): Game => {
  const { from } = effect
  const targets = referredSet(game, source, memory, effect.pokemon).filter(({ pokemon }) =>
    from === undefined ? isAfflicted(pokemon) : isIn(pokemon, from),
  )
  const after = toEach(game, source, targets, (now, target) =>
    from === undefined ? recoverFromAll(now, current(now, target)) : endCondition(now, current(now, target), from),
  )
  return doneUnlessSame(game, after)
}

export const conditionMeanings: WordMeanings<'condition' | 'recover'> = {
  condition,
  recover: recoverFrom,
}
