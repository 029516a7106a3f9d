/** Computes the six steps of the damage calculation from top to bottom for one target (A-D1 to A-D6). */
import type {
  AttackDefinition,
  CardId,
  DamageStep,
  DamageTerm,
  EffectSource,
  EnergyType,
  Memory,
  PokemonId,
  PrintedDamage,
} from 'ptcg-turn-engine/model'
import { pokemonCard } from './cards.ts'
import { oracleTypesOf, weaknessesOf } from './changed.ts'
import { firstHeads } from './choices.ts'
import { modifiersOn } from './continuous.ts'
import { holds, oracleCount } from './counts.ts'
import { isActive, oracleSideOf } from './moves.ts'
import { isAffectedBy, sum } from './ofPokemon.ts'
import { damageDealtMore, damageTakenMore, isNamed, preventing, toolsUsedUp } from './onDamage.ts'
import type { OraclePokemon, OracleTable, Playing } from './table.ts'

/** The points of damage before and after one step of the calculation. */
export interface StepValue {
  readonly step: DamageStep
  readonly in: number
  readonly out: number
}

/** The calculation for one target, and the points that are finally placed. */
export interface Calculation {
  readonly target: PokemonId
  readonly steps: readonly StepValue[]
  /** The step after which no damage was left, so that the calculation stopped; null if it did not stop. */
  readonly stopped: DamageStep | null
  readonly points: number
}

/** A calculation, and the Tools that are discarded because they changed the damage. */
export interface Worked extends Calculation {
  readonly used: readonly CardId[]
}

/** The number of times that the points of a damage term count; 0 if the condition of the term does not hold. */
const times = (table: OracleTable, source: EffectSource, memory: Memory, term: DamageTerm): number => {
  if (term.if !== undefined && !holds(table, source, memory, term.if)) return 0
  return term.times === undefined ? 1 : oracleCount(table, source, memory, term.times)
}

/** The base damage of an attack on the opponent's Active Pokémon (A-D1.1, A-D1.2). */
export const baseDamage = (
  table: OracleTable,
  source: EffectSource,
  memory: Memory,
  printed: PrintedDamage,
): number => {
  const terms = printed.terms ?? []
  if (printed.sign === undefined) return printed.base
  switch (printed.sign) {
    case '×':
      return terms.reduce((sum, term) => sum + printed.base * times(table, source, memory, term), 0)
    case '+':
      return terms.reduce((sum, term) => sum + term.amount * times(table, source, memory, term), printed.base)
    case '−':
      return terms.reduce((sum, term) => sum - term.amount * times(table, source, memory, term), printed.base)
  }
}

/**
 * Applies the target's Weaknesses that match a type of the attacker, in printed order (A-D3.1, U8). The highest of `factors`, if there are
 * any, replaces the amount of each Weakness.
 */
const weakened = (
  table: OracleTable,
  target: OraclePokemon,
  types: readonly EnergyType[],
  points: number,
  factors: readonly number[] = [],
): number => {
  let value = points
  for (const { type, operator, amount } of weaknessesOf(table, target)) {
    if (!types.includes(type)) continue
    if (factors.length > 0) value *= Math.max(...factors)
    else value = operator === '×' ? value * amount : value + amount
  }
  return value
}

/** Applies the target's Resistances that match a type of the attacker (A-D4.1). */
const resisted = (table: OracleTable, target: OraclePokemon, types: readonly EnergyType[], points: number): number => {
  let value = points
  for (const { type, amount } of pokemonCard(table, target).resistances ?? []) if (types.includes(type)) value -= amount
  return value
}

/**
 * Applies the effects on the defending side, which change or prevent damage (A-D5.1), and finds the Tools used up for this. If damage is
 * left, coins may still prevent it; they are flipped even if the attack ignores effects on the target.
 */
function* defended(
  table: OracleTable,
  target: OraclePokemon,
  attacker: OraclePokemon,
  points: number,
): Playing<{ readonly out: number; readonly used: readonly CardId[] }> {
  const taken = points + sum(damageTakenMore(table, target, attacker))
  const all = preventing(table, target, attacker, taken)
  const coins = all.filter(({ onHeads }) => onHeads)
  const isPrevented =
    coins.length < all.length ||
    (taken >= 10 && (yield* firstHeads(table, oracleSideOf(table, target), coins)) !== null)
  return isPrevented ? { out: 0, used: [] } : { out: taken, used: toolsUsedUp(table, target, attacker) }
}

/** True if the damage of an attack ignores `what`, which is the target's Weakness, its Resistance, or the effects on it. */
const isIgnored = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: AttackDefinition,
  target: OraclePokemon,
  what: 'Weakness' | 'Resistance' | 'effects',
): boolean =>
  attack.unaffectedBy?.includes(what) === true ||
  (isActive(table, target) &&
    oracleSideOf(table, target) !== oracleSideOf(table, attacker) &&
    modifiersOn(table, 'damageUnaffected', attacker).some(({ by }) => by === what))

/** Calculates steps 2 to 4 for one target, and lists step 1, whose result is `base`. */
export const calculate = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: AttackDefinition,
  target: OraclePokemon,
  base: number,
): Calculation => {
  const steps: StepValue[] = [{ step: '1_base', in: 0, out: base }]
  let value = base
  const take = (step: DamageStep, out: number): void => {
    steps.push({ step, in: value, out })
    value = out
  }
  const until = (stopped: DamageStep | null): Calculation => ({
    target: target.id,
    steps,
    stopped,
    points: stopped === null ? value : 0,
  })
  const ignores = (what: 'Weakness' | 'Resistance'): boolean => isIgnored(table, attacker, attack, target, what)
  const types = oracleTypesOf(table, attacker)
  const inActiveSpot = isActive(table, target)
  const seen = { pokemon: target, player: oracleSideOf(table, target) }
  const factorsDealt = modifiersOn(table, 'weaknessDealt', attacker).flatMap(({ to, factor }) =>
    isNamed(table, to, seen, attacker) ? [factor] : [],
  )

  const more = base > 0 ? sum(damageDealtMore(table, attacker, attack.name, target)) : 0
  take('2_attacker', value + more)
  if (value <= 0) return until('2_attacker')
  take(
    '3_weakness',
    inActiveSpot && !ignores('Weakness') && !isAffectedBy(table, 'noWeakness', target)
      ? weakened(table, target, types, value, factorsDealt)
      : value,
  )
  take(
    '4_resistance',
    inActiveSpot && !ignores('Resistance') && !isAffectedBy(table, 'noResistance', target)
      ? resisted(table, target, types, value)
      : value,
  )
  return until(value <= 0 ? '4_resistance' : null)
}

/** Calculates steps 5 and 6 of a calculation that was not stopped. */
export function* defend(
  table: OracleTable,
  attacker: OraclePokemon,
  attack: AttackDefinition,
  target: OraclePokemon,
  calculated: Calculation,
): Playing<Worked> {
  const { points: value, steps } = calculated
  const defence = yield* defended(table, target, attacker, value)
  const { out, used } = isIgnored(table, attacker, attack, target, 'effects') ? { out: value, used: [] } : defence
  const points = Math.max(0, Math.floor(out / 10) * 10)
  const last: StepValue[] = [
    { step: '5_defender', in: value, out },
    { step: '6_counters', in: out, out: points },
  ]
  return { ...calculated, steps: [...steps, ...last], points, used }
}

/** The damage that a Confused Pokémon does to itself. Only the Pokémon's Weakness and Resistance to its own types change it (A-C.1). */
export const damageToItself = (table: OracleTable, pokemon: OraclePokemon, points: number): number => {
  const types = oracleTypesOf(table, pokemon)
  const worse = isAffectedBy(table, 'noWeakness', pokemon) ? points : weakened(table, pokemon, types, points)
  const better = isAffectedBy(table, 'noResistance', pokemon) ? worse : resisted(table, pokemon, types, worse)
  return Math.max(0, Math.floor(better / 10) * 10)
}
