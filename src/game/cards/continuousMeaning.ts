/** Checks that the continuous effects of a card refer only to things that exist where they are printed. */
import { at, type JsonProblem } from '../json/problem.ts'
import type { ContinuousEffect } from '../model/lasting.ts'
import { isPublicQuestion } from '../model/settled.ts'
import { nothingChosen } from './chosenSoFar.ts'
import type { ProgramSetting } from './programSetting.ts'
import { referenceProblems } from './references.ts'

/** The problems of a continuous effect on a Stadium, which belongs to neither side: "yours" and "this Pokémon" mean nothing on it. */
const stadiumProblems = (effect: ContinuousEffect, path: string): readonly JsonProblem[] =>
  'scope' in effect && effect.scope.pokemon !== 'all'
    ? [{ path: at(path, 'scope'), message: 'A Stadium applies to the Pokémon of both players: write "all".' }]
    : (effect.continuous === 'cantPlay' || effect.continuous === 'cantReturn') && effect.whose !== 'either'
      ? [{ path: at(path, 'whose'), message: 'A Stadium concerns both players: write "either".' }]
      : []

/** Every problem with continuous effects in the place where they are printed. */
export const continuousProblems = (
  effects: readonly ContinuousEffect[] | undefined,
  path: string,
  place: Extract<ProgramSetting, 'checkup' | 'stadiumCheckup'>,
): readonly JsonProblem[] =>
  (effects ?? []).flatMap((effect, index) => {
    const here = at(path, index)
    return [
      ...(place === 'stadiumCheckup' ? stadiumProblems(effect, here) : []),
      ...referenceProblems(effect, here, nothingChosen(), false, place),
      ...('while' in effect && effect.while !== undefined && !isPublicQuestion(effect.while)
        ? [
            {
              path: at(here, 'while'),
              message:
                'The question must be about things that both players see: while a card is in play, no text is being carried out.',
            },
          ]
        : []),
      ...('times' in effect &&
      effect.times !== undefined &&
      !isPublicQuestion({ is: 'atLeast', what: effect.times, number: 1 })
        ? [{ path: at(here, 'times'), message: 'The number must count things that both players see.' }]
        : []),
    ]
  })
