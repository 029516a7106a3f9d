/**
 * Special Conditions on the oracle's table: how they begin and end, which of them a Pokémon keeps when it evolves or devolves, and their
 * damage counters.
 */
import { type EffectNamed, NO_CONDITIONS, SPECIAL_CONDITIONS, type SpecialCondition } from 'ptcg-turn-engine/model'
import { modifiersOn } from './continuous.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/**
 * Removes effects of attacks that last as long as a Special Condition: more coins for Asleep, more damage counters. They end with that
 * condition, and when it begins again (`begun`).
 */
const forget = (pokemon: OraclePokemon, begun?: SpecialCondition): void => {
  pokemon.lasting = pokemon.lasting.filter(({ effect, turn }) => {
    if (turn !== 0 || (effect.lasting !== 'sleepCoins' && effect.lasting !== 'conditionCounters')) return true
    const about = effect.lasting === 'sleepCoins' ? 'Asleep' : effect.condition
    return about !== begun && hasCondition(pokemon, about)
  })
}

/**
 * Puts a Pokémon into a Special Condition. Asleep, Confused and Paralyzed replace each other; a new poison or burn replaces the old one
 * (SC.2, SC.3).
 */
export const setCondition = (
  table: OracleTable,
  pokemon: OraclePokemon,
  condition: SpecialCondition,
  counters?: number,
): void => {
  if (condition === 'Poisoned') pokemon.conditions.poisoned = counters ?? table.ruleset.counters.poison
  else if (condition === 'Burned') pokemon.conditions.burned = counters ?? table.ruleset.counters.burn
  else {
    pokemon.conditions.rotated = condition
    pokemon.conditions.rotatedOnTurn = table.turn.number
  }
  forget(pokemon, condition)
}

export const hasCondition = ({ conditions }: OraclePokemon, condition: SpecialCondition): boolean => {
  if (condition === 'Poisoned') return conditions.poisoned > 0
  if (condition === 'Burned') return conditions.burned > 0
  return conditions.rotated === condition
}

export const hasAnyCondition = ({ conditions }: OraclePokemon): boolean =>
  conditions.poisoned > 0 || conditions.burned > 0 || conditions.rotated !== null

export const oracleEndCondition = (pokemon: OraclePokemon, condition: SpecialCondition): void => {
  if (!hasCondition(pokemon, condition)) return
  if (condition === 'Poisoned') pokemon.conditions.poisoned = 0
  else if (condition === 'Burned') pokemon.conditions.burned = 0
  else {
    pokemon.conditions.rotated = null
    pokemon.conditions.rotatedOnTurn = 0
  }
  forget(pokemon)
}

export const endConditions = (pokemon: OraclePokemon): void => {
  pokemon.conditions = { ...NO_CONDITIONS }
  forget(pokemon)
}

/** The damage counters of a Special Condition, including those that texts add or remove; 0 without it. */
export const countersFor = (
  table: OracleTable,
  pokemon: OraclePokemon,
  condition: 'Poisoned' | 'Burned' | 'Confused',
): number => {
  const { poisoned, burned, rotated } = pokemon.conditions
  const ifConfused = rotated === 'Confused' ? table.ruleset.counters.confusion : 0
  const own = condition === 'Poisoned' ? poisoned : condition === 'Burned' ? burned : ifConfused
  if (own === 0) return 0
  const more = modifiersOn(table, 'conditionCounters', pokemon).filter((one) => one.condition === condition)
  return Math.max(
    0,
    more.reduce((counters, { amount }) => counters + amount, own),
  )
}

/** The Special Conditions of a Pokémon that texts let it keep when it evolves or devolves. */
export const keptConditions = (table: OracleTable, pokemon: OraclePokemon): OraclePokemon['conditions'] => {
  const kept = modifiersOn(table, 'keepsConditions', pokemon)
  const copy: OraclePokemon = { ...pokemon, conditions: { ...pokemon.conditions } }
  for (const one of SPECIAL_CONDITIONS)
    if (!kept.some(({ condition = one }) => condition === one)) oracleEndCondition(copy, one)
  return copy.conditions
}

/**
 * True if putting a Pokémon into a Special Condition would change nothing: the Pokémon is already in the condition and, if Poisoned or
 * Burned, with the same number of damage counters.
 */
export const isSoAlready = (
  table: OracleTable,
  { conditions }: OraclePokemon,
  { condition, counters }: EffectNamed<'condition'>,
): boolean => {
  if (condition === 'Poisoned') return conditions.poisoned === (counters ?? table.ruleset.counters.poison)
  if (condition === 'Burned') return conditions.burned === (counters ?? table.ruleset.counters.burn)
  return conditions.rotated === condition
}
