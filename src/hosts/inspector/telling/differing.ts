/** What is different between two boards in words: the lines that only one of them has, beside each other. */

/** What stands in one and in the other; nothing where that has fewer lines. */
export interface Difference {
  readonly left: string
  readonly right: string
}

export const differing = (left: readonly string[], right: readonly string[]): readonly Difference[] => {
  const onlyLeft = left.filter((line) => !right.includes(line))
  const onlyRight = right.filter((line) => !left.includes(line))
  const rows = Math.max(onlyLeft.length, onlyRight.length)
  return Array.from({ length: rows }, (_, at) => ({
    left: (onlyLeft[at] ?? '').trim(),
    right: (onlyRight[at] ?? '').trim(),
  }))
}
