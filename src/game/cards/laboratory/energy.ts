/** Laboratory Special Energy: two units, every type at once, and one with an effect of its own. */

import type { EnergyDefinition } from '../../model/cards.ts'
import { ENERGY_TYPES } from '../../model/energy.ts'

export const laboratoryEnergies: readonly EnergyDefinition[] = [
  {
    kind: 'Energy',
    id: 'lab-74',
    name: 'Laboratory Double Energy',
    basic: false,
    provides: [['Colorless'], ['Colorless']],
  },
  { kind: 'Energy', id: 'lab-75', name: 'Laboratory Any Energy', basic: false, provides: [ENERGY_TYPES] },
  {
    kind: 'Energy',
    id: 'lab-76',
    name: 'Laboratory Thick Energy',
    basic: false,
    provides: [['Colorless']],
    continuous: [
      { continuous: 'damageTaken', amount: -10, scope: { pokemon: 'thisPokemon' }, from: { whose: 'opponent' } },
    ],
  },
]
