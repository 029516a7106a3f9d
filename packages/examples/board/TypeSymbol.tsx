/** Draws the symbols of Energy: a shape and a color for each type, both invented for this project. */
import { ENERGY_TYPES, type EnergyType, type EnergyUnit, unitInWords } from 'ptcg-turn-engine/table'
import { memo } from 'react'

/** The shape of each type, drawn in a square of 24. */
export const SHAPES: { readonly [Type in EnergyType]: string } = {
  Grass: 'M12 2.5C18.5 6 20 13 12 21.5 4 13 5.5 6 12 2.5ZM11.4 8v9.5h1.2V8Z',
  Fire: 'M12.6 2c.4 4 5.9 6.4 5.9 12.2a6.5 6.5 0 0 1-13 0c0-3 1.9-4.4 2.4-7.1 1.4 1 2.2 2.2 2.4 3.8C12 8.6 12.9 5.5 12.6 2Z',
  Water: 'M12 2.2c4.1 5.2 6.8 8.4 6.8 12.300a6.8 6.8 0 0 1-13.6 0C5.2 10.6 7.9 7.4 12 2.200Z',
  Lightning: 'M14.2 1.8 4.6 13.600h5.800L8.8 22.2 19.4 9.800h-6.200Z',
  Psychic:
    'M12 5C6.2 5 2.5 12 2.5 12S6.2 19 12 19s9.5-7 9.5-7S17.8 5 12 5Zm0 3.200a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.600Z',
  Fighting: 'M1.8 19.8 9 5.200l4 8 2.3-3.7 6.9 10.300Z',
  Darkness: 'M16.5 2.800A9.6 9.6 0 1 0 21 16.8 8.2 8.2 0 0 1 16.5 2.800Z',
  Metal: 'M7 3.200h10L22 12l-5 8.800H7L2 12Zm5 5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.600Z',
  Fairy: 'M12 21 4.2 13.100a5.1 5.1 0 0 1 7.2-7.200l.6.6.6-.6a5.1 5.1 0 0 1 7.2 7.200Z',
  Dragon: 'M2.5 3.500c7.5.5 9.5 4 9.5 8 0-4 2-7.5 9.5-8-.6 9.5-4 15-9.5 17-5.5-2-8.9-7.5-9.5-17Z',
  Colorless: 'M12 1.800l2.5 6.5 6.9-1.3-4.4 5 4.4 5-6.9-1.300L12 22.200l-2.5-6.500L2.6 17 7 12 2.6 7l6.9 1.300Z',
}

/** One symbol of Energy. It is drawn dim if the Energy is missing. */
export const TypeSymbol = memo(({ type, isDim = false }: { readonly type: EnergyType; readonly isDim?: boolean }) => (
  <svg className={`symbol${isDim ? ' is-dim' : ''}`} data-type={type} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="var(--type)" stroke="var(--type-deep)" strokeWidth="2" />
    <path d={SHAPES[type]} transform="translate(5.2 5.2) scale(.9)" fill="#fff" fillRule="evenodd" />
  </svg>
))

const isAnyType = (unit: EnergyUnit): boolean => unit.length >= ENERGY_TYPES.length - 1

/** One unit of Energy: one symbol, a pair of symbols, or a wheel for a unit of every type. */
export const UnitSymbol = memo(({ unit }: { readonly unit: EnergyUnit }) => {
  const [first = 'Colorless', second] = unit
  if (second === undefined) return <TypeSymbol type={first} />
  if (!isAnyType(unit))
    return (
      <span className="symbol-pair" title={unitInWords(unit)}>
        <TypeSymbol type={first} />
        <TypeSymbol type={second} />
      </span>
    )
  return <span className="symbol symbol-any" title={unitInWords(unit)} />
})

/** The symbols of a cost in a row, with a text for screen readers. */
export const Cost = memo(
  ({ cost, missing = [] }: { readonly cost: readonly EnergyType[]; readonly missing?: readonly EnergyType[] }) => {
    const left = [...missing]
    const isMissing = (type: EnergyType): boolean => {
      const at = left.indexOf(type)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    }
    // Missing symbols are marked from the end, so that paid symbols come first.
    const symbols = cost
      .toReversed()
      .map((type) => ({ type, isDim: isMissing(type) }))
      .toReversed()
    return (
      <span className="cost">
        {symbols.map(({ type, isDim }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a printed cost never change places
          <TypeSymbol key={at} type={type} isDim={isDim} />
        ))}
        <span className="spoken">{cost.length === 0 ? 'no cost' : `costs ${cost.join(', ')}`}</span>
      </span>
    )
  },
)
