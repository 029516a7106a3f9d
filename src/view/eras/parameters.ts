/**
 * Describes each parameter of an era: the rules that depend on its value, the clauses and actions that read it, and a
 * sentence for its value.
 */
import type { Ruleset } from '../../game/model/ruleset.ts'
import { OF_SET_UP } from './ofSetUp.ts'
import { OF_TURNS } from './ofTurns.ts'
import { OF_WHAT_HAPPENS } from './ofWhatHappens.ts'
import type { ParameterName, ParametersAmong } from './parameter.ts'

/** The description of every parameter. The compiler proves that none is forgotten. */
export const PARAMETERS: ParametersAmong<ParameterName> = { ...OF_SET_UP, ...OF_TURNS, ...OF_WHAT_HAPPENS }

/** The names of all parameters. */
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[]

/** The value of a parameter. */
export const parameterOf = (ruleset: Ruleset, name: ParameterName): unknown =>
  name.split('.').reduce<unknown>((value, key) => Reflect.get(value as object, key), ruleset)

/** The ruleset with another value of a parameter. */
export const withValue = (ruleset: Ruleset, name: ParameterName, value: unknown): Ruleset => {
  const [first = '', second] = name.split('.')
  return second === undefined
    ? { ...ruleset, [first]: value }
    : { ...ruleset, [first]: { ...(Reflect.get(ruleset, first) as object), [second]: value } }
}
