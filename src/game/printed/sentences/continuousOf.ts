/** What the sentences of a text change for as long as its card is in play. */
import * as E from 'fp-ts/lib/Either.js'
import type { ContinuousEffect } from '../../model/lasting.ts'
import type { Said } from './said.ts'

/** The continuous effects of a text, or `why` where it says anything else besides, or none. */
export const continuousOf = (
  sentences: readonly Said[],
  why: string,
): E.Either<string, readonly ContinuousEffect[]> => {
  const effects = sentences.flatMap((said) => (said.said === 'continuous' ? said.effects : []))
  const isAll = sentences.every((said) =>
    said.said === 'continuous' ? said.effects.length > 0 : said.said === 'reminder',
  )
  return isAll && effects.length > 0 ? E.right(effects) : E.left(why)
}
