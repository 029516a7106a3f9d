/** What may be paid for a card or an Ability: only what everybody sees to be there, in whole, before anything is done (GR.3). */
import type { JsonProblem } from '../json/problem.ts'
import type { Program } from '../model/effects.ts'
import type { ProgramSetting } from './programSetting.ts'

export const isCost = (place: ProgramSetting): boolean => place === 'trainerCost' || place === 'abilityCost'

/** Two choices between the same cards could take from one another what was there for both. */
export const costProblems = (program: Program, path: string): readonly JsonProblem[] => {
  const places = program.flatMap((effect) =>
    effect.do === 'chooseCards' ? [effect.from] : effect.do === 'chooseAttached' ? ['attached'] : [],
  )
  return new Set(places).size === places.length
    ? []
    : [
        {
          path,
          message: 'A cost is one choice from a hand, one from a discard pile and one of attached cards at most.',
        },
      ]
}
