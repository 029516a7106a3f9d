/** Reads the Energy attached to a Pokémon: its units, and whether they cover a cost (A-A.2, T2E.2). */
import type { EnergyType, EnergyUnit } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import { definitionOf } from './definitions.ts'

const NONE: readonly EnergyUnit[] = []

/** The units that one Energy card provides. */
export const unitsOf = (game: Game, card: CardId): readonly EnergyUnit[] => {
  const definition = definitionOf(game, card)
  return definition?.kind === 'Energy' ? definition.provides : NONE
}

/** All units attached to a Pokémon. */
export const attachedUnits = (game: Game, pokemon: Pokemon): readonly EnergyUnit[] =>
  pokemon.energy.flatMap((card) => unitsOf(game, card))

/** The number of units attached to a Pokémon, of one type or of any. */
export const countUnits = (game: Game, pokemon: Pokemon, type?: EnergyType): number => {
  let count = 0
  for (const card of pokemon.energy)
    for (const unit of unitsOf(game, card)) if (type === undefined || unit.includes(type)) count += 1
  return count
}

/** Pays the symbols from `at` on with units that are still free; a unit pays for one symbol (R32). Like units are tried once. */
const pay = (
  symbols: readonly EnergyType[],
  at: number,
  units: readonly EnergyUnit[],
  used: readonly number[],
): boolean => {
  const symbol = symbols[at]
  if (symbol === undefined) return true
  const tried = new Set<string>()
  for (let i = 0; i < units.length; i += 1) {
    const kind = units[i]?.join() ?? ''
    if (used.includes(i) || tried.has(kind) || !units[i]?.includes(symbol)) continue
    tried.add(kind)
    if (pay(symbols, at + 1, units, [...used, i])) return true
  }
  return false
}

/** The symbols of a cost that the units leave unpaid. */
export const missingSymbols = (units: readonly EnergyUnit[], cost: readonly EnergyType[]): readonly EnergyType[] => {
  const paid: EnergyType[] = []
  return cost.filter((symbol) => {
    const payable = covers(units, [...paid, symbol])
    if (payable) paid.push(symbol)
    return !payable
  })
}

/** Whether units match or exceed a cost: each coloured symbol by a unit of its type, Colorless ones by what is left. */
export const covers = (units: readonly EnergyUnit[], cost: readonly EnergyType[]): boolean => {
  if (units.length < cost.length) return false
  const coloured = cost.filter((symbol) => symbol !== 'Colorless')
  return coloured.length === 0 || pay(coloured, 0, units, [])
}
