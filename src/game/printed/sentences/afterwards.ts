/** What sentences say of the sentence before them: a deck is shuffled if it was searched (GR.5). */
import type { Effect, Program } from '../../model/effects.ts'
import { programsIn } from '../../model/effectWords.ts'

const searches = (effect: Effect): boolean =>
  (effect.do === 'chooseCards' && effect.from === 'deck') ||
  effect.do === 'lookAtTop' ||
  programsIn(effect).some((program) => program.some(searches))

/** A program with more of the same text behind it. */
export const followedBy = (program: Program, more: Program): Program => {
  const last = program.at(-1)
  const isShuffle = more.length > 0 && more.every((effect) => effect.do === 'shuffleDeck')
  if (!isShuffle || last === undefined || (last.do !== 'may' && last.do !== 'if') || !searches(last))
    return [...program, ...more]
  return [...program.slice(0, -1), { ...last, then: followedBy(last.then, more) }]
}
