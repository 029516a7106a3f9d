/** Checks that the effects of a program are allowed in its place and refer only to earlier choices. */

import { at, type JsonProblem } from '../json/problem.ts'
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { keyedPrograms } from '../model/effectWords.ts'
import { EFFECT_SHAPES } from '../words/schema.ts'
import { type ChosenSoFar, rememberChoices } from './chosenSoFar.ts'
import { costProblems, isCost } from './costs.ts'
import { IS_ALLOWED_IN, type ProgramSetting, SETTING_NAMES } from './programSetting.ts'
import { tooManySteps } from './programSteps.ts'
import { ATTACKING, referenceProblems } from './references.ts'
import type { WordShapes } from './wordShape.ts'

const shapeOf = (effect: Effect): WordShapes<EffectName>[EffectName] => EFFECT_SHAPES[effect.do] as never

const placeProblems = (effect: Effect, path: string, place: ProgramSetting): readonly JsonProblem[] => {
  const { allowed, inACost = false } = shapeOf(effect)
  const isAllowed = isCost(place) ? inACost : IS_ALLOWED_IN[allowed](place)
  return isAllowed ? [] : [{ path, message: `"${effect.do}" cannot be part of ${SETTING_NAMES[place]}.` }]
}

const choiceProblems = (effect: Effect, path: string, known: ChosenSoFar): readonly JsonProblem[] => {
  if ('cards' in effect && typeof effect.cards === 'string') {
    const { cards } = effect
    if (!known.cards.has(cards))
      return [{ path: at(path, 'cards'), message: `No card was chosen as "${cards}" before.` }]
  }
  if ('max' in effect && typeof effect.max === 'number' && (effect.min ?? 0) > effect.max)
    return [{ path: at(path, 'min'), message: `At least ${effect.min} of at most ${effect.max} cannot be chosen.` }]
  return []
}

/** The problems of a program, and the choices known after it. A choice in one branch counts as made. */
export const programProblems = (
  program: Program,
  path: string,
  place: ProgramSetting,
  before: ChosenSoFar,
): { readonly problems: readonly JsonProblem[]; readonly known: ChosenSoFar } => {
  const tooLong = tooManySteps(program)
  const read = partProblems(program, path, place, before)
  const { known } = read
  const problems = isCost(place) ? [...read.problems, ...costProblems(program, path)] : read.problems
  return { problems: tooLong === null ? problems : [{ path, message: tooLong }, ...problems], known }
}

const partProblems = (
  program: Program,
  path: string,
  place: ProgramSetting,
  before: ChosenSoFar,
): { readonly problems: readonly JsonProblem[]; readonly known: ChosenSoFar } => {
  let known = before
  const problems: JsonProblem[] = []
  program.forEach((effect, index) => {
    const here = at(path, index)
    const own = shapeOf(effect).problems?.(effect as never, here, known, place) ?? []
    problems.push(
      ...placeProblems(effect, here, place),
      ...choiceProblems(effect, here, known),
      ...(own.length > 0 ? own : referenceProblems(effect, here, known, ATTACKING.includes(place), place)),
    )
    known = rememberChoices(effect, known)
    for (const [key, part] of keyedPrograms(effect)) {
      const inner = partProblems(part, at(here, key), place, known)
      problems.push(...inner.problems)
      known = inner.known
    }
  })
  return { problems, known }
}
