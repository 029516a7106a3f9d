/** Counts Energy in units, and checks whether units pay a cost (A-A.2, T2E.2, R31, R32). */
import type { CardId, EnergyType, EnergyUnit } from 'ptcg-turn-engine/model'
import { areWithoutEffect } from './asked.ts'
import { definitionOf, fits, unitsOf } from './cards.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** The units that Energy cards provide. */
export const units = (table: OracleTable, cards: readonly CardId[]): readonly EnergyUnit[] =>
  cards.flatMap((card) => unitsOf(table, card))

/** The number of different types among the basic Energy cards in `cards`. */
export const kindsAmong = (table: OracleTable, cards: readonly CardId[]): number =>
  new Set(
    units(
      table,
      cards.filter((card) => fits(table, card, { kind: 'Energy', basicEnergy: true })),
    ).flat(),
  ).size

/** True if a unit can pay for a symbol of a cost: any unit for Colorless, otherwise one of its types. */
const pays = (unit: EnergyUnit, symbol: EnergyType): boolean => symbol === 'Colorless' || unit.includes(symbol)

/** True if units of Energy can pay for a cost. Each unit is tried for the first symbol, and the remaining units for the rest. */
const canPay = (offered: readonly EnergyUnit[], cost: readonly EnergyType[]): boolean => {
  const [symbol, ...rest] = cost
  if (symbol === undefined) return true
  return offered.some(
    (unit, at) =>
      pays(unit, symbol) &&
      canPay(
        offered.filter((_, other) => other !== at),
        rest,
      ),
  )
}

/** True if units of Energy can pay for a cost. Any unit pays for a Colorless symbol, so only the typed symbols are tried one by one. */
export const covers = (offered: readonly EnergyUnit[], cost: readonly EnergyType[]): boolean => {
  const typed = cost.filter((symbol) => symbol !== 'Colorless')
  return offered.length >= cost.length && canPay(offered, typed)
}

/** True if an Energy card's own text allows attaching it to this Pokémon. */
export const mayCarry = (table: OracleTable, card: CardId, { cards }: OraclePokemon): boolean => {
  const printed = definitionOf(table, card)
  const top = cards.at(-1)
  if (printed?.kind !== 'Energy' || printed.onlyTo === undefined || top === undefined) return true
  return fits(table, top, printed.onlyTo, {})
}

/** True if an attached Energy card may stay on a Pokémon: its text allows this Pokémon, or the text has no effect now. */
export const mayStay = (table: OracleTable, card: CardId, pokemon: OraclePokemon): boolean =>
  mayCarry(table, card, pokemon) || areWithoutEffect(table, 'plainSpecialEnergy', pokemon)
