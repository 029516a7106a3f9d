/** Writes the Energy that cards provide. */
import type { EnergyUnit } from '../model/energy.ts'

const unitText = (types: readonly string[]): string =>
  types.length === 1
    ? `1 ${types[0]} Energy`
    : `1 Energy that is ${types.length > 9 ? 'of any type' : types.join(' or ')}, one type at a time`

/** The words for units of Energy. Units of the same kind are counted together: "2 Fire Energy". */
export const unitsText = (provides: readonly EnergyUnit[]): string => {
  const units = [...new Set(provides.map(unitText))].map((unit) => {
    const count = provides.filter((types) => unitText(types) === unit).length
    return count === 1 ? unit : unit.replace(/^1/, `${count}`)
  })
  return units.length === 0 ? 'no Energy' : units.join(' and ')
}
