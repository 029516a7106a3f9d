/** Labels printed on a card for texts of other cards to refer to. No rule of the game does. */
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
