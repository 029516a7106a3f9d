/**
 * Types for the functions that write card texts in English: for each effect its phrase, and what later phrases must know about the effect.
 */
import type { EffectName, EffectNamed, Program } from '../model/effects.ts'
import type { TextSoFar } from './nouns.ts'

/** A function that writes a program inside an effect as one phrase. */
export type Joined = (program: Program, soFar: TextSoFar) => string

/** The English of one effect. */
interface Phrasing<Name extends EffectName> {
  readonly says: (effect: EffectNamed<Name>, soFar: TextSoFar, joined: Joined) => string
  /** The text so far after the effect, with the result that later effects can refer to. Absent: unchanged. */
  readonly after?: (effect: EffectNamed<Name>, soFar: TextSoFar) => TextSoFar
  /** True if the phrase states a fact; otherwise it states an action. */
  readonly isAState?: true
}

/** The English of the effects with these names. */
export type Phrasings<Names extends EffectName> = { readonly [Name in Names]: Phrasing<Name> }
