/** The stages of Pokémon, in the order of an Evolution stack (T2B.4). */

/** Every stage. In an Evolution stack, each card has a later stage than the card below it. */
export const STAGES = ['Basic', 'Restored', 'Stage 1', 'Stage 2', 'MEGA', 'BREAK', 'VMAX', 'VSTAR', 'V-UNION'] as const
/** The stage of a Pokémon. */
export type Stage = (typeof STAGES)[number]

/**
 * True if Pokémon of a stage evolve from others, false if they never do. `'either'`: a Restored Pokémon comes from a
 * fossil, which is not a Pokémon.
 */
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
