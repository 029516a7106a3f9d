/** Works out what is in force on the oracle's table: continuous effects of cards in play, and what lasts on a Pokémon. */
import type { ContinuousEffect, LastingEffect, ModifierKind, Modifiers, Scope } from '../../game/model/lasting.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import { definitionOf, fits, pokemonCard } from './cards.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** A continuous effect, the Pokémon whose card or attached card has it (null: a Stadium), and on whose side that is. */
interface Working {
  readonly effect: ContinuousEffect
  readonly of: OraclePokemon | null
  readonly player: PlayerId | null
}

/** Every continuous effect of a card in play (T2F.2). */
const working = (table: OracleTable): readonly Working[] => {
  const all: Working[] = []
  for (const player of PLAYERS) {
    const { active, bench } = table.sides[player]
    for (const of of active === null ? bench : [active, ...bench]) {
      for (const ability of pokemonCard(table, of).abilities ?? [])
        for (const effect of ability.continuous ?? []) all.push({ effect, of, player })
      for (const card of [...of.energy, ...of.tools]) {
        const printed = definitionOf(table, card)
        if (printed === null || !('continuous' in printed)) continue
        for (const effect of printed.continuous ?? []) all.push({ effect, of, player })
      }
    }
  }
  const stadium = table.stadium === null ? null : definitionOf(table, table.stadium.card)
  if (stadium !== null && 'continuous' in stadium)
    for (const effect of stadium.continuous ?? []) all.push({ effect, of: null, player: null })
  return all
}

/** On whose side a Pokémon is. */
export const playerOf = (table: OracleTable, standing: OraclePokemon): PlayerId =>
  table.sides[0].active === standing || table.sides[0].bench.includes(standing) ? 0 : 1

const reaches = (table: OracleTable, { of, player }: Working, scope: Scope, standing: OraclePokemon): boolean => {
  const its = playerOf(table, standing)
  if (scope.pokemon === 'thisPokemon' && standing !== of) return false
  if (scope.pokemon === 'yours' && its !== player) return false
  if (scope.pokemon === 'opponents' && (player === null || its === player)) return false
  const place = table.sides[its].active === standing ? 'Active' : 'Bench'
  if (scope.where !== undefined && scope.where !== place) return false
  const top = standing.cards.at(-1)
  return scope.filter === undefined || (top !== undefined && fits(table, top, scope.filter))
}

type Named<Name extends ContinuousEffect['continuous']> = Extract<ContinuousEffect, { readonly continuous: Name }>

/** The continuous effects of a name that reach a Pokémon. */
const reaching = <Name extends ModifierKind>(
  table: OracleTable,
  name: Name,
  standing: OraclePokemon,
): readonly Named<Name>[] =>
  working(table).flatMap((one) => {
    const { effect } = one
    const isNamed = (other: ContinuousEffect): other is Named<Name> => other.continuous === name
    return isNamed(effect) && 'scope' in effect && reaches(table, one, effect.scope, standing) ? [effect] : []
  })

/** The lasting effects on a Pokémon that are in force now (ET.2). */
export const inForce = (table: OracleTable, standing: OraclePokemon): readonly LastingEffect[] =>
  standing.lasting.flatMap(({ effect, whose, turn }) =>
    table.turn.player === whose && table.sides[whose].turnsTaken === turn ? [effect] : [],
  )

/** The lasting effects of the turn that ends are over (ET.2). */
export const runOut = (table: OracleTable): void => {
  const { player } = table.turn
  const turn = table.sides[player].turnsTaken
  for (const { active, bench } of table.sides)
    for (const standing of active === null ? bench : [active, ...bench])
      standing.lasting = standing.lasting.filter((one) => one.whose !== player || one.turn > turn)
}

/** Whatever is said of a Pokémon under a name: by cards in play, and by what lasts on it. */
export const said = <Name extends ModifierKind>(
  table: OracleTable,
  name: Name,
  standing: OraclePokemon,
): readonly Modifiers[Name][] => {
  const lasting: readonly object[] = inForce(table, standing).filter((effect) => effect.lasting === name)
  return [...lasting, ...reaching(table, name, standing)] as readonly object[] as readonly Modifiers[Name][]
}

export const amounts = (effects: readonly { readonly amount: number }[]): readonly number[] =>
  effects.map(({ amount }) => amount)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

export const hitPoints = (table: OracleTable, standing: OraclePokemon): number =>
  pokemonCard(table, standing).hp + sum(amounts(said(table, 'hp', standing)))

/** The number of Energy to discard, 0 for free (T2E.2, T2E.3). "No Retreat Cost" beats whatever adds to it (R46). */
export const retreatCost = (table: OracleTable, standing: OraclePokemon): number => {
  if (said(table, 'noRetreatCost', standing).length > 0) return 0
  const changes = sum(amounts(said(table, 'retreatCost', standing)))
  return Math.max(0, pokemonCard(table, standing).retreatCost + changes)
}

/** The smallest limit that a card in play sets, or that of the era (T2A.3). */
export const benchLimit = (table: OracleTable): number => {
  const limits = working(table).flatMap(({ effect }) => (effect.continuous === 'benchLimit' ? [effect.limit] : []))
  return limits.length === 0 ? table.ruleset.benchLimit : Math.min(...limits)
}

/** Special Conditions are not asked about. */
export const cantRetreat = (table: OracleTable, standing: OraclePokemon): boolean =>
  said(table, 'cantRetreat', standing).length > 0

/** Special Conditions are not asked about. */
export const cantAttack = (table: OracleTable, standing: OraclePokemon): boolean =>
  said(table, 'cantAttack', standing).length > 0

export const cantUseAttack = (table: OracleTable, standing: OraclePokemon, attack: string): boolean =>
  said(table, 'cantUseAttack', standing).some((effect) => effect.attack === attack)

/** How many effects want a coin before the attack happens (A-B.1). */
export const attackMayFail = (table: OracleTable, standing: OraclePokemon): number =>
  said(table, 'attackMayFail', standing).length
