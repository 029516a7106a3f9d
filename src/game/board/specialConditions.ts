/** Reads whether a Pokémon is in a Special Condition (SC). */
import type { SpecialCondition } from '../model/conditions.ts'
import type { Pokemon } from '../model/pokemon.ts'

/** True if a Pokémon is in this Special Condition. */
export const isIn = ({ conditions }: Pokemon, condition: SpecialCondition): boolean =>
  condition === 'Poisoned'
    ? conditions.poisoned > 0
    : condition === 'Burned'
      ? conditions.burned > 0
      : conditions.rotated === condition

/** True if a Pokémon is in any Special Condition. */
export const isAfflicted = ({ conditions }: Pokemon): boolean =>
  conditions.rotated !== null || conditions.poisoned > 0 || conditions.burned > 0

/** The number of Special Conditions that a Pokémon is in. */
export const conditionsOn = ({ conditions }: Pokemon): number =>
  (conditions.rotated === null ? 0 : 1) + (conditions.poisoned > 0 ? 1 : 0) + (conditions.burned > 0 ? 1 : 0)
