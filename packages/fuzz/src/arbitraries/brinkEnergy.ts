/** Cards for boards on the brink of a rare situation: Energy with two units, two types or two printings, and Pokémon that need it. */
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { BLOW, pokemon, TAP } from './brinkCard.ts'

/** It has no attack, and retreats for two units of Energy. */
export const TIRED = pokemon('tired', { retreatCost: 2, attacks: [] })

/** An Energy card that provides two units. */
export const DOUBLE: CardDefinition = {
  kind: 'Energy',
  id: 'brink-double',
  name: 'Brink double',
  basic: false,
  provides: [['Colorless'], ['Colorless']],
}

/** An Energy card that provides one unit of Fire or Water. An attack that costs both types needs this card and another Energy card. */
export const EITHER: CardDefinition = {
  kind: 'Energy',
  id: 'brink-either',
  name: 'Brink either',
  basic: false,
  provides: [['Fire', 'Water']],
}

/** A second printing of basic Fire Energy. Both printings are the same kind of Energy. */
export const REPRINT: CardDefinition = {
  ...EITHER,
  id: 'brink-reprint',
  name: 'Fire Energy',
  basic: true,
  provides: [['Fire']],
}

/** One attack costs both Fire and Water Energy; the other counts the kinds of Energy attached to this Pokémon. */
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
