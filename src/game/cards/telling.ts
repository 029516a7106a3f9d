/** The types for the English of the effect language: a phrase for each word, and the text so far after it. */
import type { EffectName, EffectNamed, Program } from '../model/effects.ts'
import type { TextSoFar } from './nouns.ts'

/** Joins the phrases of a part of a word. */
export type Joined = (program: Program, told: TextSoFar) => string

/** The English of one word. */
interface Telling<Name extends EffectName> {
  readonly says: (effect: EffectNamed<Name>, told: TextSoFar, joined: Joined) => string
  /** The text so far as later words see it, with the thing that this word lets them refer to. Absent: unchanged. */
  readonly told?: (effect: EffectNamed<Name>, told: TextSoFar) => TextSoFar
  /** True if the phrase states a fact, and not the next action. */
  readonly isAState?: true
}

/** The English of several words. */
export type Tellings<Names extends EffectName> = { readonly [Name in Names]: Telling<Name> }
