/** Rule boxes: what is printed on a card that rules of the game and texts of other cards look at. */

/** Rule boxes that rules of the game look at: Prize cards, deck building. */
export const CARD_RULES = ['V', 'VMAX', 'VSTAR', 'GX', 'EX', 'ex', 'TAG TEAM', 'ACE SPEC', 'Radiant'] as const
/** A rule box of a card. */
export type CardRule = (typeof CARD_RULES)[number]

/** Rule boxes that are another one as well: a Pokémon VMAX is a Pokémon V, a TAG TEAM is a Pokémon-GX. */
export const RULES_WITHIN: { readonly [Rule in CardRule]?: readonly CardRule[] } = {
  V: ['VMAX', 'VSTAR'],
  GX: ['TAG TEAM'],
}
