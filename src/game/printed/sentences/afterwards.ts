/** What sentences say of the sentence before them: a deck is shuffled if it was searched (GR.5), "if you do" asks for the whole (GR.3). */
import type { Effect, Program } from '../../model/effects.ts'
import { programsIn } from '../../model/effectWords.ts'
import { type Said, speaksOf } from './said.ts'

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

const couldBePaidInPart = (effect: Effect): boolean =>
  ((effect.do === 'chooseCards' || effect.do === 'chooseAttached' || effect.do === 'choosePokemon') &&
    ((effect.min ?? 1) > 1 || (effect.do === 'chooseAttached' && (effect.units ?? 1) > 1))) ||
  programsIn(effect).some((program) => program.some(couldBePaidInPart))

/** Why a sentence cannot be followed by "if you do": of what it costs a part could be paid, and that would count. */
export const notInWhole = (program: Program, next: Said | undefined): string | null =>
  next !== undefined && speaksOf(next, ['done']) && program.some(couldBePaidInPart)
    ? 'What it costs would have to be paid in whole.'
    : null
