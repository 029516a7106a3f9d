/** Counts the parameter values with which games were played, and the pairs of these values. */

import { PARAMETER_NAMES, parameterOf } from 'ptcg-turn-engine/internal/view/eras/parameters'
import type { Ruleset } from 'ptcg-turn-engine/model'
import { VALUES } from '../arbitraries/rulesets.ts'
import type { Tally } from './tally.ts'

const named = (name: string, value: unknown): string => `${name} ${JSON.stringify(value)}`

/** Two parameter values, in the order of their parameters in a ruleset. */
type Pair = readonly [first: string, second: string]

/** The parameter values of games under this ruleset. */
export const valuesIn = (ruleset: Ruleset): readonly string[] =>
  PARAMETER_NAMES.map((name) => named(name, parameterOf(ruleset, name)))

/** The number of games played with each pair of values, keyed by the first value and then by the second. */
export const pairsIn = (games: readonly (readonly string[])[]): Tally['pairs'] => {
  const pairs: Record<string, Record<string, number>> = {}
  for (const values of games)
    for (const [at, first] of values.entries()) {
      const met = pairs[first] ?? {}
      for (const second of values.slice(at + 1)) met[second] = (met[second] ?? 0) + 1
      if (at < values.length - 1) pairs[first] = met
    }
  return pairs
}

const EVERY = PARAMETER_NAMES.map((name) => VALUES[name].map((value) => named(name, value)))

/** Every value that games should cover. */
export const EVERY_VALUE: readonly string[] = EVERY.flat()

/** Every pair of values that games should cover. */
export const EVERY_PAIR: readonly Pair[] = EVERY.flatMap((values, at) =>
  values.flatMap((one) =>
    EVERY.slice(at + 1)
      .flat()
      .map((other): Pair => [one, other]),
  ),
)

const found = <Value>(met: Readonly<Record<string, Value>>, name: string): Value | null =>
  Object.hasOwn(met, name) ? (met[name] ?? null) : null

/** The values that no game was played with. */
export const valuesNotMet = ({ values }: Tally): readonly string[] =>
  EVERY_VALUE.filter((name) => found(values, name) === null)

/** The pairs of values that met in no game. */
export const pairsNotMet = ({ pairs }: Tally): readonly string[] =>
  EVERY_PAIR.filter(([first, second]) => found(found(pairs, first) ?? {}, second) === null).map((pair) =>
    pair.join(' & '),
  )
