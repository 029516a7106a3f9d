/** Types for the English of card texts: a phrase for each effect, and the text so far after it. */
import type { EffectName, EffectNamed, Program } from '../model/effects.ts'
import type { TextSoFar } from './nouns.ts'

/** Joins the phrases of a program inside an effect. */
export type Joined = (program: Program, told: TextSoFar) => string

/** The English of one effect. */
interface Telling<Name extends EffectName> {
  readonly says: (effect: EffectNamed<Name>, told: TextSoFar, joined: Joined) => string
  /** The text so far after the effect, with the result that later effects can refer to. Absent: unchanged. */
  readonly told?: (effect: EffectNamed<Name>, told: TextSoFar) => TextSoFar
  /** True if the phrase states a fact; otherwise it states an action. */
  readonly isAState?: true
}

/** The English of the effects with these names. */
export type Tellings<Names extends EffectName> = { readonly [Name in Names]: Telling<Name> }
