/** The stages of Pokémon, from the first to those that come on top of others (T2B.4). */

/** In an Evolution stack each card is of a later stage than the one below it. */
export const STAGES = ['Basic', 'Restored', 'Stage 1', 'Stage 2', 'MEGA', 'BREAK', 'VMAX', 'VSTAR', 'V-UNION'] as const
/** Where a Pokémon stands in its evolution. */
export type Stage = (typeof STAGES)[number]

/** True if Pokémon of a stage evolve from others, never, or either: a Restored Pokémon comes from a fossil, which is none. */
export const EVOLVES: { readonly [Of in Stage]: boolean | 'either' } = {
  Basic: false,
  Restored: 'either',
  'Stage 1': true,
  'Stage 2': true,
  MEGA: true,
  BREAK: true,
  VMAX: true,
  VSTAR: true,
  'V-UNION': false,
}
