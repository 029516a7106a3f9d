/** Finds an era by its id or by a usual abbreviation, such as `bw`, `ssh`, `swsh` or `meg`. */
import { type RulesetId, rulesets } from './rulesets.ts'

/** The ids of every era. */
export const ERAS = Object.keys(rulesets) as readonly RulesetId[]

/** True if the abbreviation consists of beginnings of some of the words, in order. */
const shortens = (short: string, words: readonly string[]): boolean => {
  const [word, ...others] = words
  if (short === '') return true
  if (word === undefined) return false
  return [...short].some((_, at) => word.startsWith(short.slice(0, at + 1)) && shortens(short.slice(at + 1), others))
}

/** The id of the era with this id or abbreviation; null if no era or more than one era fits. */
export const eraNamed = (name: string): RulesetId | null => {
  const wanted = name.trim().toLowerCase()
  const same = ERAS.find((id) => id === wanted)
  if (same !== undefined || wanted === '') return same ?? null
  const found = ERAS.filter((id) =>
    shortens(
      wanted,
      id.split('-').filter((word) => word !== 'and'),
    ),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
