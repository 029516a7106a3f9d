/**
 * Types for the functions that write card texts in English: for each effect its phrase, and what later phrases must know about the effect.
 */
import type { EffectName, EffectNamed, Program } from '../model/effects.ts'
import type { TextSoFar } from './nouns.ts'

/** A function that writes a program inside an effect as one phrase. */
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
