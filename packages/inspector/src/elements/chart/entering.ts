/**
 * Writes the entry actions of a state if there is room: at the bottom of its box, or beside the name of an open box. The details of a state
 * always list them.
 */
import type { ChartState, Size } from 'ptcg-turn-engine/chart'
import { nameInWords } from 'ptcg-turn-engine/words'
import type { BoxWriting } from './boxWriting.ts'
import { type DrawnWord, WORDS, wordAt, wordWidth } from './letters.ts'

const INSET = { x: 11, y: 6 } as const

const written = ({ words }: ChartState, name: string): string =>
  `entry / ${words === undefined ? name : nameInWords(name)}`

/** The entry actions in one line beside the name of an open box, at the right end; empty if there is no room. */
export const entryBeside = (
  state: ChartState,
  { words }: Pick<BoxWriting, 'words'>,
  box: Size,
): readonly DrawnWord[] => {
  if (state.entry.length === 0) return []
  const text = state.entry.map((name) => written(state, name)).join(', ')
  const x = box.width - INSET.x - wordWidth('rules', text)
  const isFree = words.every((word) => x > word.x + wordWidth(word.lettering, word.text) + INSET.x)
  return isFree ? [wordAt('rules', text, x, INSET.y + 2)] : []
}

/** The entry actions under the text in the box, one on each line; empty if they do not all fit. */
export const entryWords = (state: ChartState, above: Size, box: Size): readonly DrawnWord[] => {
  const { entry } = state
  const { line } = WORDS.rules
  const top = box.height - INSET.y - line * entry.length
  const lines = entry.map((name) => written(state, name))
  const fits = lines.every((text) => wordWidth('rules', text) <= box.width - 2 * INSET.x)
  // The lines may not run into the text above them.
  if (top < above.height - INSET.y || !fits) return []
  return lines.map((text, at) => wordAt('rules', text, INSET.x, top + at * line))
}
