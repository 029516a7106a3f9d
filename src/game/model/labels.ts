/** Labels printed on a card, to which texts of other cards refer. No rule of the game refers to them. */
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
export type CardLabel = (typeof LABELS)[number]
