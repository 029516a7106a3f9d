/** Which values of the parameters of eras games were played with, and which two values in one game. */
import type { Ruleset } from '../../game/model/ruleset.ts'
import { PARAMETER_NAMES, parameterOf } from '../../view/eras/parameters.ts'
import { VALUES } from '../arbitraries/rulesets.ts'
import type { Counts } from './tally.ts'

const named = (name: string, value: unknown): string => `${name} ${JSON.stringify(value)}`

/** Two values in one name; the first stands first in a ruleset. */
const together = (one: string, other: string): string => `${one} & ${other}`

/** What a game under this ruleset is played with. */
export const valuesIn = (ruleset: Ruleset): readonly string[] =>
  PARAMETER_NAMES.map((name) => named(name, parameterOf(ruleset, name)))

/** Any two of these. */
export const pairsOf = (values: readonly string[]): readonly string[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => together(one, other)))

const EVERY = PARAMETER_NAMES.map((name) => VALUES[name].map((value) => named(name, value)))

/** Every value that games are to be played with. */
export const EVERY_VALUE: readonly string[] = EVERY.flat()

/** Every two values that are to meet in a game. */
export const EVERY_PAIR: readonly string[] = EVERY.flatMap((values, at) =>
  values.flatMap((one) =>
    EVERY.slice(at + 1)
      .flat()
      .map((other) => together(one, other)),
  ),
)

/** Those of these that were not met. */
export const notMet = (all: readonly string[], met: Counts): readonly string[] =>
  all.filter((name) => !Object.hasOwn(met, name))
