/** Labels: what is printed on a card for texts of other cards to look at. No rule of the game does. */
export const LABELS = [
  'Single Strike',
  'Rapid Strike',
  'Fusion Strike',
  'Ancient',
  'Future',
  'Tera',
  'Ultra Beast',
  'Team Plasma',
] as const
/** A label of a card. */
export type CardLabel = (typeof LABELS)[number]
