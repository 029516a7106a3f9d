/** What is said of a parameter of an era, and how the numbers in such sentences are told. */
import type { ActionName, ClauseName } from '../../../machines/vocabulary.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'

/** The parts of a ruleset that are one parameter each, and not several. */
type Plain = string | number | boolean | null | Ruleset['tie']

type Named<Key extends keyof Ruleset & string> = Ruleset[Key] extends Plain
  ? Key
  : `${Key}.${keyof Ruleset[Key] & string}`

/** The name of a parameter: its place in a ruleset, such as `burnedCoin` or `firstTurn.draws`. */
export type ParameterName = { [Key in Exclude<keyof Ruleset & string, 'id' | 'name'>]: Named<Key> }[Exclude<
  keyof Ruleset & string,
  'id' | 'name'
>]

/** One parameter of an era. */
export interface Parameter {
  /** The rules that say something else where it has another value. */
  readonly rules: readonly RuleId[]
  /** Clauses and actions of the chart that read it. */
  readonly read: readonly (ClauseName | ActionName)[]
  /** What the rules say under a ruleset, in a sentence. */
  readonly says: (ruleset: Ruleset) => string
}

/** Some parameters, with what is said of each. */
export type ParametersAmong<Name extends ParameterName> = { readonly [One in Name]: Parameter }

/** A number of things, or any number. */
export const many = (number: number | null, what: string): string =>
  number === null ? `any number of ${what}s` : `${number === 0 ? 'no' : number} ${what}${number === 1 ? '' : 's'}`
