/** Works out what is changed of what is printed on the oracle's table: costs of attacks, types, Weakness. */
import type { AttackDefinition, EnergyType, Weakness } from 'ptcg-turn-engine/model'
import { pokemonCard } from './cards.ts'
import { said } from './continuous.ts'
import { amounts, sum } from './ofPokemon.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** The symbols that an attack costs now: Colorless ones are added, or left out as far as there are any (A-A.2). */
export const costOf = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: AttackDefinition,
): AttackDefinition['cost'] => {
  if (said(table, 'noAttackCost', attacker).length > 0) return []
  const about = said(table, 'attackCost', attacker).filter((one) => (one.attack ?? attack.name) === attack.name)
  const cost = [...attack.cost]
  let change = sum(amounts(about))
  for (; change > 0; change -= 1) cost.push('Colorless')
  for (; change < 0 && cost.includes('Colorless'); change += 1) cost.splice(cost.indexOf('Colorless'), 1)
  return cost
}

/** Its types: those that a text gives it in place of the printed ones, and those that it has besides. */
export const typesOf = (table: OracleTable, standing: OraclePokemon): readonly EnergyType[] => {
  const changes = said(table, 'types', standing)
  const instead = changes.filter(({ besides }) => besides !== true)
  const first = instead.length === 0 ? pokemonCard(table, standing).types : instead.flatMap(({ types }) => types)
  return [...first, ...changes.flatMap(({ types, besides }) => (besides === true ? types : []))]
}

/** Its Weaknesses: to the types and by the factor that texts say, where any is printed. */
export const weaknessesOf = (table: OracleTable, standing: OraclePokemon): readonly Weakness[] => {
  const to = [...new Set(said(table, 'weaknessTo', standing).map(({ type }) => type))]
  const by = said(table, 'weaknessTimes', standing).map(({ factor }) => factor)
  return (pokemonCard(table, standing).weaknesses ?? []).flatMap((one) => {
    const strong: Weakness = by.length === 0 ? one : { ...one, operator: '×', amount: Math.max(...by) }
    return to.length === 0 ? [strong] : to.map((type) => ({ ...strong, type }))
  })
}
