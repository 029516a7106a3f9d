/**
 * A second look at a sentence: numbers, players, piles and turns are found independently in its words and in its effect, and compared. It
 * shares no code with the grammar, so it notices errors in the grammar's tables.
 */

import { CHANGES_OF_AMOUNTS } from './changes.ts'
import { claimsIn, coveredBy } from './claims.ts'
import { withOwners } from './mentions.ts'
import { NAMED, NAMED_ANYWHERE, withoutLimit, withoutNames } from './named.ts'
import { numbersInEffect, numbersInWords } from './numbers.ts'
import { ownersIn } from './owners.ts'
import { LOOKS_AT_PILES } from './piles.ts'
import { WITHOUT_SENSE } from './sense.ts'
import { isExactly, thresholdsIn, thresholdsSaid } from './thresholds.ts'
import { isAlike, isInOrder, isOfCounters, LOOKS_AT_AGREEMENT } from './together.ts'
import { LOOKS_AT_PLAYERS, LOOKS_AT_TURNS } from './turns.ts'

/** Lists everything that is found only in the words of a sentence, or only in its effect. */
export const doubtsOf = (words: string, meant: unknown): readonly string[] => {
  const meaning = withOwners(meant)
  const doubts: string[] = []
  for (const [bare, looks] of [
    [words, [...LOOKS_AT_PLAYERS, ...LOOKS_AT_PILES, ...LOOKS_AT_TURNS, ...LOOKS_AT_AGREEMENT]],
    [withoutLimit(words), NAMED_ANYWHERE],
    [withoutNames(words, meaning), [...NAMED, ...CHANGES_OF_AMOUNTS]],
  ] as const)
    for (const [what, inWords, inEffect] of looks) {
      const isWritten = inWords(bare)
      const isDone = inEffect(meaning)
      if (isWritten !== null && isWritten !== isDone)
        doubts.push(isDone ? `It does not say ${what}.` : `It says ${what}.`)
    }
  for (const [what, test] of WITHOUT_SENSE) if (test(meaning)) doubts.push(`It does not say ${what}.`)
  const owners = ownersIn(words)
  for (const claim of new Set(claimsIn(meaning))) if (!owners.all.has(claim)) doubts.push(`It does not say: ${claim}.`)
  if (!isAlike(meaning, owners.shared)) doubts.push('It does not say the same of both players.')
  if (!isInOrder(words, meaning)) doubts.push('It says another number first.')
  if (!isOfCounters(words, meaning)) doubts.push('It says another number of damage counters.')
  const covered = coveredBy(meaning)
  for (const owned of owners.sure) if (!covered.has(owned)) doubts.push(`It says: ${owned}.`)
  const thresholds = thresholdsSaid(words)
  const reached = new Set(thresholdsIn(meaning))
  for (const one of reached) if (!thresholds.all.has(one)) doubts.push(`It does not say ${one}.`)
  for (const one of thresholds.exact) if (!isExactly(reached, one)) doubts.push(`It says exactly ${one}.`)
  const written = numbersInWords(words, meaning)
  const done = numbersInEffect(meaning)
  for (const number of written.sure)
    if (!done.some((one) => written.means(one, number))) doubts.push(`It says ${number}.`)
  for (const number of done)
    if (!written.all.some((one) => written.means(number, one))) doubts.push(`It does not say ${number}.`)
  return doubts
}
