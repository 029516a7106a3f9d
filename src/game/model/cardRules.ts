/** Rule boxes printed on cards, which rules of the game and texts of other cards refer to. */

/** Rule boxes that rules of the game refer to: Prize cards, deck building. */
export const CARD_RULES = ['V', 'VMAX', 'VSTAR', 'GX', 'EX', 'ex', 'TAG TEAM', 'ACE SPEC', 'Radiant'] as const
/** A rule box of a card. */
export type CardRule = (typeof CARD_RULES)[number]

/** Maps a rule box to those that include it: a Pokémon VMAX is also a Pokémon V, a TAG TEAM is also a Pokémon-GX. */
export const RULES_WITHIN: { readonly [Rule in CardRule]?: readonly CardRule[] } = {
  V: ['VMAX', 'VSTAR'],
  GX: ['TAG TEAM'],
}
