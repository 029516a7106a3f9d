/**
 * The table of parameters against the engine: every clause or action that reads one is listed, and everything listed
 * reads it.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A } from 'ptcg-turn-test-kit/moves'
import { outcome } from 'ptcg-turn-test-kit/variant'
import { beforeAll, expect, test } from 'vitest'
import { STEPPER, type Stepper } from '../../../src/engine/stepper/step.ts'
import type { Ruleset } from '../../../src/game/model/ruleset.ts'
import { rulesets } from '../../../src/game/rulesets/rulesets.ts'
import { eraDifferences, placesReading } from '../../../src/view/eras/differences.ts'
import type { ParameterName } from '../../../src/view/eras/parameter.ts'
import { PARAMETER_NAMES, PARAMETERS, parameterOf, withValue } from '../../../src/view/eras/parameters.ts'
import { attackScripts, checkupScripts, knockOutScripts } from '../../game/rules/cases/attackScripts.ts'
import { eraScripts } from '../../game/rules/cases/eraScripts.ts'
import { mainScripts, setUpScripts } from '../../game/rules/cases/mainScripts.ts'
import { script } from '../../game/rules/cases/script.ts'
import { turnScripts } from '../../game/rules/cases/turnScripts.ts'

const stiffener = inventPokemon('Stiffener', {
  attacks: [freeAttack('Overreach', { after: [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Paralyzed' }] })],
})

/** Every played card is checked for being an Item; this one forbids Balls only. */
const warden = inventPokemon('Warden', {
  abilities: [
    {
      name: 'Shut',
      continuous: [{ continuous: 'cantPlay', whose: 'you', cards: { trainer: 'Item', namePart: 'Ball' } }],
    },
  ],
})

const limits = script(
  'what a turn has once',
  () => board('A active Stiffener\n A hand Fire Energy, Laboratory Vest\n B active Sobble', { cards: [stiffener] }),
  [A.attach('Fire Energy', 'Stiffener'), A.tool('Laboratory Vest', 'Stiffener'), A.attack('Overreach')],
)

const tools = script(
  'a Tool, and what Items are kept from',
  () => board('A active Sobble\n A hand Laboratory Vest\n A bench Warden\n B active Sobble', { cards: [warden] }),
  [A.tool('Laboratory Vest', 'Sobble')],
)

const SCRIPTS = [
  tools,
  ...setUpScripts,
  ...mainScripts,
  ...attackScripts,
  ...knockOutScripts,
  ...checkupScripts,
  ...eraScripts,
  limits,
  ...turnScripts,
]

/** The clauses and actions that have read each parameter. */
const seen = new Map<string, Set<string>>()
let reader = ''

/** The ruleset, with a note of every reader: a copy, since a proxy of a frozen object could not return its parts. */
const watched = (part: object, path: string): object =>
  new Proxy(
    { ...part },
    {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        const name = `${path}${String(key)}`
        if (name in PARAMETERS) seen.set(name, (seen.get(name) ?? new Set()).add(reader))
        else if (typeof value === 'object' && value !== null) return watched(value, `${name}.`)
        return value
      },
    },
  )

const noting = <Named extends Readonly<Record<string, (...all: never[]) => unknown>>>(functions: Named): Named =>
  Object.fromEntries(
    Object.entries(functions).map(([name, does]) => [
      name,
      (...all: never[]) => {
        reader = name
        return does(...all)
      },
    ]),
  ) as unknown as Named

const { meaning } = STEPPER
const NOTING: Stepper = {
  ...STEPPER,
  meaning: { ...meaning, clauses: noting(meaning.clauses), actions: noting(meaning.actions) },
}

beforeAll(() => {
  for (const { start, moves } of SCRIPTS) {
    const { state, game } = start()
    outcome(NOTING, { state, game: { ...game, ruleset: watched(game.ruleset, '') as Ruleset } }, moves)
  }
})

/** They carry out the texts of cards in all places of the chart. */
const TEXTS = ['resolveEffects', 'takeTheChoice', 'cardWouldChangeSomething', 'abilityWouldChangeSomething']

test.each(PARAMETER_NAMES)('every reader of %s is listed', (name) => {
  const listed: readonly string[] = [...PARAMETERS[name].read, ...TEXTS]
  expect([...(seen.get(name) ?? [])].filter((one) => !listed.includes(one))).toEqual([])
})

/** Parameters outside scripted games: another game after a tie, changes by hand, a Bench over the era's limit. */
const ELSEWHERE: readonly string[] = ['layPrizeCards', 'theChangeIsPossible', 'askWhoLeavesTheBench']

test.each(PARAMETER_NAMES.filter((name) => PARAMETERS[name].read.length > 0))('everything listed reads %s', (name) => {
  const by = seen.get(name) ?? new Set()
  expect(PARAMETERS[name].read.filter((one) => !by.has(one) && !ELSEWHERE.includes(one))).toEqual([])
})

test('every parameter is on the chart, except those of decks', () => {
  const nowhere = PARAMETER_NAMES.filter((name) => {
    const { states, transitions } = placesReading(name)
    return states.length + transitions.length === 0
  })
  expect(nowhere.every((name) => name.startsWith('deck.'))).toBe(true)
})

const OTHERWISE: { readonly [Type in string]: (value: never) => unknown } = {
  boolean: (value: boolean) => !value,
  number: (value: number) => value + 1,
  string: (value: string) =>
    ({
      ends: 'hurts',
      counters: 'damage',
      owner: 'turnPlayer',
      beforeHands: 'afterSetUp',
      afterSetUp: 'asTheyOccur',
    })[value] ?? 'owner',
  object: () => ({ leadsTo: 'tie' }),
}

test.each(PARAMETER_NAMES)('another value of %s is one difference, with two sentences', (name: ParameterName) => {
  const era = rulesets['sword-and-shield']
  const value = parameterOf(era, name)
  const other = withValue(era, name, OTHERWISE[typeof value]?.(value as never))
  const [found, ...more] = eraDifferences(era, other)
  expect([found?.parameter, more]).toEqual([name, []])
  expect(found?.era.says).not.toBe(found?.against.says)
  expect(found?.rules.every(({ says }) => says.length > 0)).toBe(true)
})

test('an era does not differ from itself', () => {
  for (const era of Object.values(rulesets)) expect(eraDifferences(era, era)).toEqual([])
})
