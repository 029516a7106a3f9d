/** Basic Energy cards: one unit of their type each. */
import type { EnergyDefinition } from '../model/cards.ts'
import type { EnergyType } from '../model/energy.ts'

const basicEnergy = (id: string, type: EnergyType): EnergyDefinition => ({
  kind: 'Energy',
  id,
  name: `${type} Energy`,
  basic: true,
  provides: [[type]],
})

export const basicEnergies: readonly EnergyDefinition[] = [
  basicEnergy('sm1-164', 'Grass'),
  basicEnergy('sm1-165', 'Fire'),
  basicEnergy('sm1-166', 'Water'),
]
