/** The type of the description of a ruleset parameter, and a function that puts a number and its noun into words. */
import type { ActionName, ClauseName } from '../../../machines/vocabulary.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'

/**
 * The types of those values of a ruleset that are one parameter each. Every other value is an object with one parameter for each of its
 * keys.
 */
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
  /** The rules that would read differently under another value. */
  readonly rules: readonly RuleId[]
  /** The clauses and actions of the chart that read the parameter. */
  readonly read: readonly (ClauseName | ActionName)[]
  /** States the value of the parameter under a ruleset, in a sentence. */
  readonly says: (ruleset: Ruleset) => string
}

/** Some of the parameters, each with its description. */
export type ParametersAmong<Name extends ParameterName> = { readonly [One in Name]: Parameter }

/** A number with its noun; "any number" for null. */
export const many = (number: number | null, what: string): string =>
  number === null ? `any number of ${what}s` : `${number === 0 ? 'no' : number} ${what}${number === 1 ? '' : 's'}`
