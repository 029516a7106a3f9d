/** The JSON shape of words of the effect language, and their places. */
import type { JsonProblem } from '../json/problem.ts'
import type { EffectName, EffectNamed } from '../model/effects.ts'
import type { ChosenSoFar } from './chosenSoFar.ts'
import type { ProgramSetting, Standing } from './programSetting.ts'
import type { EntriesOf } from './schemaParts.ts'

interface WordShape<Name extends EffectName> {
  /** A schema for each key but `do`. */
  readonly keys: EntriesOf<Omit<EffectNamed<Name>, 'do'>>
  readonly stands: Standing
  /** True if a cost may contain it: then it is known beforehand whether it can be paid in full (GR.3). */
  readonly inACost?: true
  /** The problems with the word in its place, after these choices. */
  readonly problems?: (
    effect: EffectNamed<Name>,
    path: string,
    known: ChosenSoFar,
    place: ProgramSetting,
  ) => readonly JsonProblem[]
}

/** The shapes of several words. */
export type WordShapes<Names extends EffectName> = { readonly [Name in Names]: WordShape<Name> }
