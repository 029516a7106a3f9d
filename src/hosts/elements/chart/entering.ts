/** Writes what is done when a state is entered, at the foot of its box where there is room; the details of a state have it always. */
import type { ChartState } from '../../../view/chart/graph.ts'
import type { Size } from '../../../view/chart/place.ts'
import { nameInWords } from '../../../view/words/nameInWords.ts'
import { type DrawnWord, WORDS, wordAt, wordWidth } from './letters.ts'

const INSET = { x: 11, y: 6 } as const

/** One line for each action, those that fit under what is written in the box. */
export const entryWords = ({ entry, words }: ChartState, written: Size, box: Size): readonly DrawnWord[] => {
  const { line } = WORDS.rules
  const top = box.height - INSET.y - line * entry.length
  const lines = entry.map((name) => `entry / ${words === undefined ? name : nameInWords(name)}`)
  const fits = lines.every((text) => wordWidth('rules', text) <= box.width - 2 * INSET.x)
  // The foot of what is written is free, and stays so above the line.
  if (top < written.height - INSET.y || !fits) return []
  return lines.map((text, at) => wordAt('rules', text, INSET.x, top + at * line))
}
