/** Types for the JSON schemas of effects, and for the places where each effect is allowed. */
import type { JsonProblem } from '../json/problem.ts'
import type { EffectName, EffectNamed } from '../model/effects.ts'
import type { ChosenSoFar } from './chosenSoFar.ts'
import type { AllowedPlaces, ProgramSetting } from './programSetting.ts'
import type { EntriesOf } from './schemaParts.ts'

interface WordShape<Name extends EffectName> {
  /** A schema for each key of the effect except `do`. */
  readonly keys: EntriesOf<Omit<EffectNamed<Name>, 'do'>>
  readonly allowed: AllowedPlaces
  /** True if a cost may contain the effect. It must then be known beforehand whether the effect can be carried out in full (GR.3). */
  readonly inACost?: true
  /** The problems with the effect in its place, after the choices `known`. */
  readonly problems?: (
    effect: EffectNamed<Name>,
    path: string,
    known: ChosenSoFar,
    place: ProgramSetting,
  ) => readonly JsonProblem[]
}

/** The shapes of the effects with these names. */
export type WordShapes<Names extends EffectName> = { readonly [Name in Names]: WordShape<Name> }
