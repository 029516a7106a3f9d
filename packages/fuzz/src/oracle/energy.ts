/** Energy as units, and whether units pay a cost (A-A.2, T2E.2, R31, R32). */
import type { CardId, EnergyType, EnergyUnit } from 'ptcg-turn-engine/model'
import { definitionOf, fits, unitsOf } from './cards.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** What Energy cards provide, unit by unit. */
export const units = (table: OracleTable, cards: readonly CardId[]): readonly EnergyUnit[] =>
  cards.flatMap((card) => unitsOf(table, card))

/** Whether a unit can stand for a symbol of a cost: any unit for Colorless, otherwise one of its types. */
const pays = (unit: EnergyUnit, symbol: EnergyType): boolean => symbol === 'Colorless' || unit.includes(symbol)

/** Every way is tried: the first symbol with each unit in turn, and the rest with what is left. */
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

/** Whether Energy cards cover a cost. Typed symbols come first only to save time; all ways are tried. */
export const covers = (table: OracleTable, cards: readonly CardId[], cost: readonly EnergyType[]): boolean => {
  const typed = cost.filter((symbol) => symbol !== 'Colorless')
  const offered = units(table, cards)
  return offered.length >= cost.length && canPay(offered, typed)
}

/** Whether an Energy card may be attached to this Pokémon, as far as the card itself says. */
export const mayCarry = (table: OracleTable, card: CardId, { cards }: OraclePokemon): boolean => {
  const printed = definitionOf(table, card)
  const top = cards.at(-1)
  if (printed?.kind !== 'Energy' || printed.onlyTo === undefined || top === undefined) return true
  return fits(table, top, printed.onlyTo, {})
}
