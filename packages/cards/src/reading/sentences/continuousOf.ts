/** Finds the continuous effects, and the triggered ones, in the sentences of a text. */

import type { ContinuousEffect, Trigger } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { SentenceMeaning } from './sentenceMeaning.ts'
import { triggersIn } from './triggersIn.ts'

/** The triggered and the continuous effects of a text. */
export interface Unasked {
  readonly continuous?: readonly ContinuousEffect[]
  readonly triggers?: readonly Trigger[]
}

/**
 * Returns the continuous and triggered effects of a text. On the left is one sentence that says why this is impossible: `why` if the text
 * has neither, or has other effects too.
 */
export const alwaysAndTriggered = (meanings: readonly SentenceMeaning[], why: string): E.Either<string, Unasked> => {
  const sentences = meanings.flatMap((one) => (one.kind === 'both' ? [one.first, one.second] : [one]))
  const read = triggersIn(sentences)
  if (E.isLeft(read)) return read
  const { triggers, others } = read.right
  if (triggers.length === 0)
    return E.map((continuous: Unasked['continuous']) => ({ continuous }) as Unasked)(readContinuous(others, why))
  return others.length === 0
    ? E.right({ triggers })
    : E.map((continuous: Unasked['continuous']) => ({ continuous, triggers }) as Unasked)(readContinuous(others, why))
}

/** Returns the continuous effects of a text; on the left `why`, if the text has none, or has other effects too. */
export const readContinuous = (
  sentences: readonly SentenceMeaning[],
  why: string,
): E.Either<string, readonly ContinuousEffect[]> => {
  const isOnce = sentences.some(({ kind }) => kind === 'once')
  const all = sentences.flatMap((meaning) => (meaning.kind === 'continuous' ? meaning.effects : []))
  const effects = isOnce ? all.map((effect) => ('scope' in effect ? { ...effect, once: true as const } : effect)) : all
  const isAll = sentences.every((meaning) =>
    meaning.kind === 'continuous' ? meaning.effects.length > 0 : meaning.kind === 'reminder' || meaning.kind === 'once',
  )
  return isAll && effects.length > 0 ? E.right(effects) : E.left(why)
}
