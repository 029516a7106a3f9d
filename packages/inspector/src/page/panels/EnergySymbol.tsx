/** Draws a symbol of Energy: a colored shape with its letter, and its name for people who cannot see the color. */
import type { EnergyType, EnergyUnit } from 'ptcg-turn-engine/model'
import { ENERGY_LETTERS, unitInWords } from 'ptcg-turn-engine/table'
import './EnergySymbol.css'

interface Props {
  readonly type: EnergyType
  /** True if the Energy is required but missing. */
  readonly isMissing?: boolean
}

export const EnergySymbol = ({ type, isMissing = false }: Props) => (
  <span
    class={`EnergySymbol EnergySymbol-${type}${isMissing ? ' EnergySymbol-missing' : ''}`}
    role="img"
    aria-label={isMissing ? `${type} (missing)` : type}
    title={isMissing ? `${type}: the attached Energy does not cover it` : type}
  >
    {ENERGY_LETTERS[type]}
  </span>
)

/** The symbols of a cost in a row; missing ones are crossed out. */
export const EnergyCost = ({
  cost,
  missing = [],
}: {
  readonly cost: readonly EnergyType[]
  readonly missing?: readonly EnergyType[]
}) => {
  const left = [...missing]
  const isMissing = (type: EnergyType): boolean => {
    const at = left.indexOf(type)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  }
  // Attached Energy pays for the first symbols of a type, so the last symbols are the missing ones.
  const shown = cost.toReversed().map((type) => ({ type, isMissing: isMissing(type) }))
  return (
    <span class="EnergySymbol-cost">
      {cost.length === 0 ? <span class="quiet">no cost</span> : null}
      {shown.toReversed().map((one, at) => (
        <EnergySymbol key={at} {...one} />
      ))}
    </span>
  )
}

/** One unit of Energy: its type, or a star for a unit of several possible types. */
export const EnergyUnitSymbol = ({ unit }: { readonly unit: EnergyUnit }) => {
  const [only, other] = unit
  if (only !== undefined && other === undefined) return <EnergySymbol type={only} />
  const words = unitInWords(unit)
  return (
    <span class="EnergySymbol EnergySymbol-several" role="img" aria-label={words} title={words}>
      ✱
    </span>
  )
}
