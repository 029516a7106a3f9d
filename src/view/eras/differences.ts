/**
 * Compares the rulesets of two eras: lists the parameters that differ, a sentence for each of the two values, and the places of each
 * parameter on the chart.
 */
import type { ActionName, ClauseName } from '../../../machines/vocabulary.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import { type RuleId, rulebook } from '../../game/rulebook/rulebook.ts'
import { gameGraph } from '../gameOnChart/gameGraph.ts'
import type { ParameterName } from './parameter.ts'
import { PARAMETER_NAMES, PARAMETERS, parameterOf } from './parameters.ts'

/** The places of a parameter on the chart. */
export interface PlacesOfParameter {
  /**
   * Paths of the states whose entry or exit actions read the parameter. If no clause or action of the chart reads it, paths of the states
   * that cite its rules.
   */
  readonly states: readonly string[]
  /** Ids of the transitions whose clauses or actions read the parameter; if no clause or action reads it, of those that cite its rules. */
  readonly transitions: readonly string[]
  /** The clauses and actions that read the parameter. */
  readonly read: readonly (ClauseName | ActionName)[]
}

/** One parameter in which two eras differ. */
export interface EraDifference extends PlacesOfParameter {
  readonly parameter: ParameterName
  readonly era: { readonly value: unknown; readonly says: string }
  readonly against: { readonly value: unknown; readonly says: string }
  readonly rules: readonly { readonly id: RuleId; readonly says: string }[]
}

/**
 * The states and transitions whose clauses or actions read a parameter; if no clause or action reads it, the states and transitions that
 * cite its rules.
 */
export const placesReading = (name: ParameterName): PlacesOfParameter => {
  const { read, rules } = PARAMETERS[name]
  const isAmong = (names: readonly string[]): boolean => read.some((one) => names.includes(one))
  const cites = ({ cite }: { readonly cite: readonly string[] }): boolean => rules.some((one) => cite.includes(one))
  const states = gameGraph.states.filter((one) =>
    read.length === 0 ? cites(one) : isAmong([...one.entry, ...one.exit]),
  )
  const transitions = gameGraph.transitions.filter((one) =>
    read.length === 0 ? cites(one) : isAmong([...one.clauses, ...one.actions]),
  )
  return { states: states.map(({ path }) => path), transitions: transitions.map(({ id }) => id), read }
}

const saysOf = (id: RuleId): string => rulebook.find((rule) => rule.id === id)?.says ?? ''

/** Every parameter in which an era differs from another, in the order of a ruleset. */
export const eraDifferences = (era: Ruleset, against: Ruleset): readonly EraDifference[] =>
  PARAMETER_NAMES.flatMap((parameter) => {
    const values = [parameterOf(era, parameter), parameterOf(against, parameter)] as const
    if (JSON.stringify(values[0]) === JSON.stringify(values[1])) return []
    const { rules, says } = PARAMETERS[parameter]
    return [
      {
        parameter,
        era: { value: values[0], says: says(era) },
        against: { value: values[1], says: says(against) },
        rules: rules.map((id) => ({ id, says: saysOf(id) })),
        ...placesReading(parameter),
      },
    ]
  })
