/**
 * Computes the effects in force on a Pokémon of the oracle's table: HP, Retreat Cost, effects that forbid attacking and
 * retreating, and effects on its attacks and damage.
 */
import { pokemonCard } from './cards.ts'
import { modifiersInPlay, modifiersOn } from './continuous.ts'
import type { WorkingAs } from './outsideAbilities.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

export const amounts = (effects: readonly { readonly amount: number }[]): readonly number[] =>
  effects.map(({ amount }) => amount)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

export const hitPoints = (
  table: OracleTable,
  pokemon: OraclePokemon,
  changes: readonly WorkingAs<'hp'>[] = modifiersInPlay(table, 'hp'),
): number => pokemonCard(table, pokemon).hp + sum(amounts(modifiersOn(table, 'hp', pokemon, changes)))

/**
 * The number of Energy units to discard for a retreat; 0 if it is free (T2E.2, T2E.3). "No Retreat Cost" beats effects that add to the cost
 * (R46).
 */
export const retreatCost = (table: OracleTable, pokemon: OraclePokemon): number => {
  if (modifiersOn(table, 'noRetreatCost', pokemon).length > 0) return 0
  const changes = sum(amounts(modifiersOn(table, 'retreatCost', pokemon)))
  return Math.max(0, pokemonCard(table, pokemon).retreatCost + changes)
}

/** The number of coins to flip before an attack, for each effect that may make the attack fail (A-B.1). */
export const attackMayFail = (table: OracleTable, pokemon: OraclePokemon): readonly number[] =>
  modifiersOn(table, 'attackMayFail', pokemon).map(({ coins }) => coins ?? 1)

export const isAffectedBy = (
  table: OracleTable,
  what: 'noWeakness' | 'noResistance' | 'cantBeHealed',
  pokemon: OraclePokemon,
): boolean => modifiersOn(table, what, pokemon).length > 0

/** True if an effect forbids a Pokémon to retreat. Special Conditions are checked elsewhere. */
export const cantRetreat = (table: OracleTable, pokemon: OraclePokemon): boolean =>
  modifiersOn(table, 'cantRetreat', pokemon).length > 0

/** True if an effect forbids a Pokémon to attack. Special Conditions are checked elsewhere. */
export const cantAttack = (table: OracleTable, pokemon: OraclePokemon): boolean =>
  modifiersOn(table, 'cantAttack', pokemon).length > 0

export const cantUseAttack = (table: OracleTable, pokemon: OraclePokemon, attack: string): boolean =>
  modifiersOn(table, 'cantUseAttack', pokemon).some((effect) => effect.attack === attack)

/** True if the evolution of a Pokémon ends the turn (MG.1): its card says so, and no effect on it prevents that. */
export const endsTheTurn = (table: OracleTable, pokemon: OraclePokemon): boolean => {
  const { endsTheTurn: ends, name } = pokemonCard(table, pokemon)
  const spared = modifiersOn(table, 'turnGoesOn', pokemon).some(({ into = name }) => into === name)
  return ends === true && !spared
}
