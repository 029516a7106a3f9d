/** Computes values that effects can change: attack costs, types, Weaknesses. */
import type { AttackDefinition, EnergyType, EnergyUnit, Weakness } from 'ptcg-turn-engine/model'
import { pokemonCard } from './cards.ts'
import { modifiersOn } from './continuous.ts'
import { covers, units } from './energy.ts'
import { amounts, sum } from './ofPokemon.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** The current cost of an attack. Effects may remove or replace the cost, or add or remove Colorless symbols (A-A.2). */
export const costOf = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: AttackDefinition,
): AttackDefinition['cost'] => {
  if (modifiersOn(table, 'noAttackCost', attacker).length > 0) return []
  const about = modifiersOn(table, 'attackCost', attacker).filter((one) => (one.attack ?? attack.name) === attack.name)
  const [instead] = modifiersOn(table, 'attackCostIs', attacker).filter(
    (one) => (one.attack ?? attack.name) === attack.name,
  )
  if (instead !== undefined) return instead.cost
  const cost = [...attack.cost]
  let change = sum(amounts(about))
  for (; change > 0; change -= 1) cost.push('Colorless')
  for (; change < 0 && cost.includes('Colorless'); change += 1) cost.splice(cost.indexOf('Colorless'), 1)
  return cost
}

/**
 * The number of symbols of an attack's cost that neither the attached Energy nor the units in `more` can pay, less the symbols that effects
 * spare (A-A.2).
 */
export const lacking = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: AttackDefinition,
  more: readonly EnergyUnit[] = [],
): number => {
  const paid: EnergyType[] = []
  const offered = [...units(table, attacker.energy), ...more]
  const cost = costOf(table, attacker, attack)
  for (const symbol of cost) if (covers(offered, [...paid, symbol])) paid.push(symbol)
  const spared = modifiersOn(table, 'symbolsSpared', attacker).map(({ symbols }) => symbols)
  return Math.max(0, cost.length - paid.length - sum(spared))
}

/** The types of a Pokémon: the printed types or those that a text sets instead, then the types that texts add. */
export const oracleTypesOf = (table: OracleTable, pokemon: OraclePokemon): readonly EnergyType[] => {
  const changes = modifiersOn(table, 'types', pokemon)
  const instead = changes.filter(({ besides }) => besides !== true)
  const first = instead.length === 0 ? pokemonCard(table, pokemon).types : instead.flatMap(({ types }) => types)
  return [...first, ...changes.flatMap(({ types, besides }) => (besides === true ? types : []))]
}

/**
 * The Weaknesses of a Pokémon: the printed ones or the one that a text gives, with the types and factors that texts set. If no Weakness is
 * printed, a type that a text sets has the factor 2, unless a text also sets the factor.
 */
export const weaknessesOf = (table: OracleTable, pokemon: OraclePokemon): readonly Weakness[] => {
  const texts = modifiersOn(table, 'weaknessTo', pokemon)
  const to = [...new Set(texts.map(({ type }) => type))]
  const by = modifiersOn(table, 'weaknessTimes', pokemon).map(({ factor }) => factor)
  const given = texts.flatMap(({ type, factor }): readonly Weakness[] =>
    factor === undefined ? [] : [{ type, operator: '×', amount: factor }],
  )
  const own = given.length > 0 ? given.slice(0, 1) : (pokemonCard(table, pokemon).weaknesses ?? [])
  if (own.length === 0)
    return to.map((type) => ({ type, operator: '×', amount: by.length === 0 ? 2 : Math.max(...by) }))
  return own.flatMap((one) => {
    const strong: Weakness = by.length === 0 ? one : { ...one, operator: '×', amount: Math.max(...by) }
    return to.length === 0 ? [strong] : to.map((type) => ({ ...strong, type }))
  })
}
