/** Finds an era by its id, or by the letters that people know it by: `bw`, `ssh`, `swsh`, `meg`. */
import { type RulesetId, rulesets } from './rulesets.ts'

/** The ids of every era. */
export const ERAS = Object.keys(rulesets) as readonly RulesetId[]

/** Some first letters of some first words, one after another. */
const shortens = (short: string, words: readonly string[]): boolean => {
  const [word, ...others] = words
  if (short === '') return true
  if (word === undefined) return false
  return [...short].some((_, at) => word.startsWith(short.slice(0, at + 1)) && shortens(short.slice(at + 1), others))
}

/** The era of that name, or null where there is none or several could be meant. */
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
