/** Checks that the cost of a card or an Ability does not choose twice from the same place: it must be possible to pay it in full (GR.3). */
import type { JsonProblem } from '../json/problem.ts'
import type { Program } from '../model/effects.ts'
import type { ProgramSetting } from './programSetting.ts'

export const isCost = (place: ProgramSetting): boolean => place === 'trainerCost' || place === 'abilityCost'

/** The problem of a cost that chooses twice from the same place: the two choices could use up the same cards. */
export const costProblems = (program: Program, path: string): readonly JsonProblem[] => {
  const places = program.flatMap((effect) =>
    effect.do === 'chooseCards' ? [effect.from] : effect.do === 'chooseAttached' ? ['attached'] : [],
  )
  return new Set(places).size === places.length
    ? []
    : [
        {
          path,
          message: 'A cost may have at most one choice from a hand, one from a discard pile and one of attached cards.',
        },
      ]
}
