/** Cards for boards on the brink: Energy of two units, of two types and in two printings, and what it pays for. */
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { BLOW, pokemon, TAP } from './brinkCard.ts'

/** It can only retreat, for two units. */
export const TIRED = pokemon('tired', { retreatCost: 2, attacks: [] })

/** An Energy of two units. */
export const DOUBLE: CardDefinition = {
  kind: 'Energy',
  id: 'brink-double',
  name: 'Brink double',
  basic: false,
  provides: [['Colorless'], ['Colorless']],
}

/** An Energy card that provides one of two types: an attack of both costs it and another card, whichever comes first. */
export const EITHER: CardDefinition = {
  kind: 'Energy',
  id: 'brink-either',
  name: 'Brink either',
  basic: false,
  provides: [['Fire', 'Water']],
}

/** Basic Energy that is printed twice is one kind of Energy. */
export const REPRINT: CardDefinition = {
  ...EITHER,
  id: 'brink-reprint',
  name: 'Fire Energy',
  basic: true,
  provides: [['Fire']],
}

/** Its attacks need both types of Energy, and count the kinds of Energy attached to it. */
export const CHOOSY = pokemon('choosy', {
  attacks: [
    { ...BLOW, cost: ['Fire', 'Water'] },
    {
      ...TAP,
      name: 'Sort',
      damage: {
        base: 20,
        sign: '×',
        terms: [{ amount: 0, times: { count: 'kindsOfEnergyOn', pokemon: 'thisPokemon' } }],
      },
    },
  ],
})
