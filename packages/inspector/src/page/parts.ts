/** The parts of the page, of which a narrow window shows one at a time. */

/** The parts with their names. The board comes first, because it is what people know. */
export const PAGE_PARTS = {
  board: 'Board',
  chart: 'Chart',
  moves: 'Moves',
  story: 'Story',
} as const

export type PagePart = keyof typeof PAGE_PARTS

export const PART_NAMES = Object.keys(PAGE_PARTS) as readonly PagePart[]

/** The part that contains the panel with this label; null for any other panel. */
export const partOf = (panel: string): PagePart | null => {
  if (panel === 'Statechart') return 'chart'
  return panel === 'Moves' || panel === 'Turn budget' ? 'moves' : null
}
