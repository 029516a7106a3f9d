/** Reads whether a Pokémon is in a Special Condition (SC). */
import type { SpecialCondition } from '../model/conditions.ts'
import type { Pokemon } from '../model/pokemon.ts'

/** Whether a Pokémon is in that Special Condition. */
export const isIn = ({ conditions }: Pokemon, condition: SpecialCondition): boolean =>
  condition === 'Poisoned'
    ? conditions.poisoned > 0
    : condition === 'Burned'
      ? conditions.burned > 0
      : conditions.rotated === condition

/** Whether a Pokémon is in any Special Condition. */
export const isAfflicted = ({ conditions }: Pokemon): boolean =>
  conditions.rotated !== null || conditions.poisoned > 0 || conditions.burned > 0
