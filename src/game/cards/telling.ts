/** How words of the effect language are told: a phrase for each, and what has been told after it. */
import type { EffectName, EffectNamed, Program } from '../model/effects.ts'
import type { TextSoFar } from './nouns.ts'

/** The phrases of a part of a word as one. */
export type Joined = (program: Program, told: TextSoFar) => string

/** The English of one word. */
interface Telling<Name extends EffectName> {
  readonly says: (effect: EffectNamed<Name>, told: TextSoFar, joined: Joined) => string
  /** What has been told after it, where it gives something to refer to. */
  readonly told?: (effect: EffectNamed<Name>, told: TextSoFar) => TextSoFar
  /** It is told as how things are, not as what is done next. */
  readonly isAState?: true
}

/** The English of several words. */
export type Tellings<Names extends EffectName> = { readonly [Name in Names]: Telling<Name> }
