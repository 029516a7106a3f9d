/**
 * A second look at a sentence: numbers, players, piles and turns are found independently in its words and in its
 * effect, and compared. It shares nothing with the grammar, so it notices errors in the grammar's tables.
 */

import { ON_THE_BOARD } from './board.ts'
import { CHANGES_OF_AMOUNTS } from './changes.ts'
import { claimsIn, coveredBy } from './claims.ts'
import { CONSISTENT } from './consistent.ts'
import type { Look } from './look.ts'
import { withOwners } from './mentions.ts'
import { NAMED, NAMED_ANYWHERE, withoutLimit, withoutNames } from './named.ts'
import { numbersInEffect, numbersInWords } from './numbers.ts'
import { ownersIn } from './owners.ts'
import { PILES_IN_EFFECTS, PILES_IN_WORDS } from './piles.ts'
import { WITHOUT_SENSE } from './sense.ts'
import { isExactly, thresholdsIn, thresholdsSaid } from './thresholds.ts'
import { isAlike, isInOrder, isOfCounters } from './together.ts'
import { PLAYERS_IN_EFFECTS, PLAYERS_IN_WORDS, TURNS_IN_EFFECTS, TURNS_IN_WORDS } from './turns.ts'
import { WHOSE_IN_EFFECTS, WHOSE_IN_WORDS } from './whose.ts'

const differing = <Name extends string>(
  words: { readonly [Key in Name]: (words: string) => boolean | null },
  effects: { readonly [Key in Name]: (said: unknown) => boolean },
): readonly Look[] => (Object.keys(words) as string[] as Name[]).map((name) => [name, words[name], effects[name]])

const LOOKS: readonly Look[] = [
  ...differing(PLAYERS_IN_WORDS, PLAYERS_IN_EFFECTS),
  ...differing(PILES_IN_WORDS, PILES_IN_EFFECTS),
  ...differing(TURNS_IN_WORDS, TURNS_IN_EFFECTS),
  ...differing(WHOSE_IN_WORDS, WHOSE_IN_EFFECTS),
]

/** Everything found only in the words of a sentence, or only in its effect. */
export const doubtsOf = (words: string, meant: unknown): readonly string[] => {
  const said = withOwners(meant)
  const doubts: string[] = []
  const looks: readonly (readonly [string, readonly Look[]])[] = [
    [words, LOOKS],
    [withoutLimit(words), NAMED_ANYWHERE],
    [withoutNames(words, said), [...NAMED, ...CHANGES_OF_AMOUNTS]],
    [words, [...ON_THE_BOARD, ...CONSISTENT]],
  ]
  for (const [what, isWritten, inEffect] of looks.flatMap(([bare, some]) =>
    some.map(([what, inWords, inEffect]) => [what, inWords(bare), inEffect] as const),
  )) {
    const isDone = inEffect(said)
    if (isWritten !== null && isWritten !== isDone)
      doubts.push(isDone ? `It does not say ${what}.` : `It says ${what}.`)
  }
  for (const [what, test] of WITHOUT_SENSE) if (test(said)) doubts.push(`It does not say ${what}.`)
  const owners = ownersIn(words)
  for (const claim of new Set(claimsIn(said))) if (!owners.all.has(claim)) doubts.push(`It does not say: ${claim}.`)
  if (!isAlike(said, owners.shared)) doubts.push('It does not say the same of both players.')
  if (!isInOrder(words, said)) doubts.push('It says another number first.')
  if (!isOfCounters(words, said)) doubts.push('It says another number of damage counters.')
  const covered = coveredBy(said)
  for (const owned of owners.sure) if (!covered.has(owned)) doubts.push(`It says: ${owned}.`)
  const thresholds = thresholdsSaid(words)
  const reached = new Set(thresholdsIn(said))
  for (const one of reached) if (!thresholds.all.has(one)) doubts.push(`It does not say ${one}.`)
  for (const one of thresholds.exact) if (!isExactly(reached, one)) doubts.push(`It says exactly ${one}.`)
  const written = numbersInWords(words, said)
  const done = numbersInEffect(said)
  for (const number of written.sure)
    if (!done.some((one) => written.means(one, number))) doubts.push(`It says ${number}.`)
  for (const number of done)
    if (!written.all.some((one) => written.means(number, one))) doubts.push(`It does not say ${number}.`)
  return doubts
}
