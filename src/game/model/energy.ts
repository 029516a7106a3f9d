/** The types of the game: of Pokémon, of Energy, of attack costs, Weakness and Resistance. */

/** Every type of the game, in the usual order. */
export const ENERGY_TYPES = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Fairy',
  'Dragon',
  'Colorless',
] as const

/** A type of Pokémon and of Energy; costs, Weakness and Resistance refer to it. */
export type EnergyType = (typeof ENERGY_TYPES)[number]

/** One unit of Energy: the types that it can provide, one at a time. Every unit can pay for a Colorless symbol. */
export type EnergyUnit = readonly EnergyType[]
