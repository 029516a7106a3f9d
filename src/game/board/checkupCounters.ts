/** Reads the damage counters that a Pokémon Checkup places for a Special Condition (PC.2, PC.3). */
import type { Game } from '../model/game.ts'
import { modifiersOn } from './continuous.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** The number of damage counters, with everything that adds or subtracts some; 0 if it is not in the condition. */
export const checkupCounters = (game: Game, target: InPlay, condition: 'Poisoned' | 'Burned'): number => {
  const { poisoned, burned } = target.pokemon.conditions
  let counters = condition === 'Poisoned' ? poisoned : burned
  if (counters === 0) return 0
  for (const { effect } of modifiersOn(game, 'conditionCounters', target))
    if (effect.condition === condition) counters += effect.amount
  return Math.max(0, counters)
}
