/** Tests every parameter of rulesets: its values make a difference on some board, fuzzing draws these values, and a mutant changes them. */

import { rulesets } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { ParameterName } from 'ptcg-turn-engine/internal/view/eras/parameter'
import { PARAMETER_NAMES, parameterOf, withValue } from 'ptcg-turn-engine/internal/view/eras/parameters'
import type { Ruleset } from 'ptcg-turn-engine/model'
import { VALUES } from 'ptcg-turn-engine-fuzz/internal/arbitraries/rulesets'
import { outcome } from 'ptcg-turn-test-kit/variant'
import { describe, expect, test } from 'vitest'
import { attackScripts, checkupScripts, knockOutScripts } from '../../../test/game/rules/cases/attackScripts.ts'
import { eraScripts } from '../../../test/game/rules/cases/eraScripts.ts'
import { mainScripts, setUpScripts } from '../../../test/game/rules/cases/mainScripts.ts'
import { parameterScripts } from '../../../test/game/rules/cases/parameterScripts.ts'
import { rulingScripts } from '../../../test/game/rules/cases/rulingScripts.ts'
import type { Script } from '../../../test/game/rules/cases/script.ts'
import { turnScripts } from '../../../test/game/rules/cases/turnScripts.ts'
import { RULESET_MUTANTS } from './brokenRules/ofRulesets.ts'

const SCRIPTS: readonly Script[] = [
  ...parameterScripts,
  ...eraScripts,
  ...setUpScripts,
  ...mainScripts,
  ...attackScripts,
  ...knockOutScripts,
  ...checkupScripts,
  ...rulingScripts,
  ...turnScripts,
]

const text = (value: unknown): string => JSON.stringify(value)

/** The result of a script when the parameter `name` has this value, as text without the ruleset itself; null if the script fails. */
const ledTo = ({ start, moves }: Script, name: ParameterName, value: unknown): string | null => {
  const { state, game } = start()
  const under = { state, game: { ...game, ruleset: withValue(game.ruleset, name, value) } }
  const { rests, end } = outcome(STEPPER, under, moves)
  return typeof end === 'string' ? null : text([rests, { ...end, game: { ...end.game, ruleset: null } }])
}

const distinguishes = (script: Script, name: ParameterName, one: unknown, other: unknown): boolean => {
  const [first, second] = [ledTo(script, name, one), ledTo(script, name, other)]
  return first !== null && second !== null && first !== second
}

const pairsOf = (values: readonly unknown[]): readonly (readonly [unknown, unknown])[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other] as const))

/** The pairs of values that no script distinguishes. */
const indistinguishable = (name: ParameterName): readonly string[] =>
  pairsOf(VALUES[name])
    .filter(([one, other]) => !SCRIPTS.some((script) => distinguishes(script, name, one, other)))
    .map(([one, other]) => `${text(one)} or ${text(other)}`)

test.each(PARAMETER_NAMES)('the same board under each value of %s', (name) => {
  expect(indistinguishable(name)).toEqual([])
})

const ofDecks = PARAMETER_NAMES.filter((name) => name.startsWith('deck.'))

describe('fuzzing', () => {
  test('plays with at least two values of every parameter, except those of decks, which are refused before a game begins', () => {
    expect(PARAMETER_NAMES.filter((name) => VALUES[name].length < 2)).toEqual(ofDecks)
  })

  test("plays with each era's value", () => {
    const drawn = (name: ParameterName, era: Ruleset) =>
      VALUES[name].some((value) => text(value) === text(parameterOf(era, name)))
    const missing = Object.values(rulesets).flatMap((era) =>
      PARAMETER_NAMES.filter((name) => !drawn(name, era)).map((name) => `${era.id}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

/** The parameters that a change alters in at least one era. */
const changedBy = (change: (ruleset: Ruleset) => Ruleset): ReadonlySet<ParameterName> =>
  new Set(
    Object.values(rulesets).flatMap((era: Ruleset) => {
      const mutated = change(era)
      return PARAMETER_NAMES.filter((name) => text(parameterOf(era, name)) !== text(parameterOf(mutated, name)))
    }),
  )

describe('mutants', () => {
  const changes = RULESET_MUTANTS.map(({ id, subject: { ruleset } }) => ({
    id,
    changed: changedBy(ruleset ?? ((one: Ruleset) => one)),
  }))

  test.each(PARAMETER_NAMES)('one mutant changes %s', (name) => {
    expect(changes.some(({ changed }) => changed.has(name))).toBe(true)
  })

  test('each mutant changes exactly one parameter', () => {
    expect(changes.filter(({ changed }) => changed.size !== 1).map(({ id }) => id)).toEqual([])
  })
})
