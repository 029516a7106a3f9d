/** Computes the damage counters for a Special Condition, in a Pokémon Checkup (PC.2, PC.3) or after a failed attack (A-C.1). */
import type { Game } from '../model/game.ts'
import type { Modifiers } from '../model/lasting.ts'
import { modifiersOn } from './continuous.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** The number of damage counters for a condition, as changed by effects; 0 if the Pokémon is not in this condition. */
export const conditionCounters = (
  game: Game,
  target: InPlay,
  condition: Modifiers['conditionCounters']['condition'],
): number => {
  const { poisoned, burned, rotated } = target.pokemon.conditions
  const confused = rotated === 'Confused' ? game.ruleset.counters.confusion : 0
  let counters = { Poisoned: poisoned, Burned: burned, Confused: confused }[condition]
  if (counters === 0) return 0
  for (const { effect } of modifiersOn(game, 'conditionCounters', target))
    if (effect.condition === condition) counters += effect.amount
  return Math.max(0, counters)
}
