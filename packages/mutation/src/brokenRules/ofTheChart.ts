/** Mutants of the chart: actions skipped or swapped, transitions removed or leading elsewhere, damage steps skipped or out of order. */

import type { RuleId } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import { ACTIONS, type ActionName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { DAMAGE_STEPS, type DamageStep } from 'ptcg-turn-engine/model'
import { transitionId } from 'ptcg-turn-engine-fuzz/internal/coverage/counting'
import {
  CHART_ROWS,
  type Mutant,
  mutant,
  rulesOfAction,
  rulesOfTransition,
  transitionInWords,
  withAction,
  withActions,
  withRows,
} from './mutant.ts'

const { actions } = STEPPER.meaning

const skipped: readonly Mutant[] = ACTIONS.map((name) =>
  mutant('action skipped', name, {
    says: `${name} does nothing`,
    rules: rulesOfAction(name),
    where: `done ${name}`,
    subject: withAction(name, () => (game) => game),
  }),
)

const isThis = (row: Row) => (one: Row) => transitionId(one) === transitionId(row)

/**
 * Neighboring actions of transitions, each pair once, without pairs of equal actions. Pairs with `recover` are left out: it follows nearly
 * every action, and its place seldom matters. A mutant skips it instead, and tests of rulings for SC.2 cover its place.
 */
const NEIGHBORS: readonly (readonly [ActionName, ActionName, Row])[] = [
  ...new Map(
    CHART_ROWS.flatMap((row) =>
      row.actions.slice(1).flatMap((second, at) => {
        const first = row.actions[at] as ActionName
        return first === second || first === 'recover' || second === 'recover'
          ? []
          : [[`${first} ${second}`, [first, second, row] as const] as const]
      }),
    ),
  ).values(),
]

const swappedIn = (list: readonly ActionName[], first: ActionName, second: ActionName): readonly ActionName[] => {
  const at = list.findIndex((name, index) => name === first && list[index + 1] === second)
  return at < 0 ? list : [...list.slice(0, at), second, first, ...list.slice(at + 2)]
}

const swapped: readonly Mutant[] = NEIGHBORS.map(([first, second, row]) =>
  mutant('actions swapped', `${first} and ${second}`, {
    says: `${second} comes before ${first}`,
    rules: [...new Set([...rulesOfTransition(row), ...rulesOfAction(first), ...rulesOfAction(second)])],
    where: `taken ${transitionId(row)}`,
    subject: withRows((one) => ({ ...one, actions: swappedIn(one.actions, first, second) })),
  }),
)

const removed: readonly Mutant[] = CHART_ROWS.map((row) =>
  mutant('transition removed', transitionInWords(row), {
    says: `there is no transition: ${row.description}`,
    rules: rulesOfTransition(row),
    where: `taken ${transitionId(row)}`,
    subject: withRows((one) => (isThis(row)(one) ? null : one)),
  }),
)

/**
 * For a transition without an event, the next one of the same state, with which it could be confused. Null if both lead to one target, or
 * if the transition has an event.
 */
const elsewhere = (row: Row): Row | null => {
  const siblings =
    row.event === null
      ? ([...STEPPER.table.leaves.values()]
          .map(({ always, onDone }) => (row.waits ? onDone.filter(({ source }) => source === row.source) : always))
          .find((rows) => rows.some(isThis(row))) ?? [])
      : []
  const at = siblings.findIndex(isThis(row))
  const other = siblings[(at + 1) % Math.max(1, siblings.length)]
  return at < 0 || other === undefined || other.target === row.target ? null : other
}

const retargeted: readonly Mutant[] = CHART_ROWS.flatMap((row) => {
  const other = elsewhere(row)
  if (other === null) return []
  return [
    mutant('transition retargeted', transitionInWords(row), {
      says: `${transitionInWords(row)} leads to ${other.target} instead of ${row.target}`,
      rules: rulesOfTransition(row),
      where: `taken ${transitionId(row)}`,
      subject: withRows((one) =>
        isThis(row)(one) ? { ...one, target: other.target, actions: other.actions, finishes: other.finishes } : one,
      ),
    }),
  ]
})

const STEP_ACTIONS: { readonly [Step in DamageStep]: { readonly action: ActionName; readonly rule: RuleId } } = {
  '1_base': { action: 'calculateBaseDamage', rule: 'A-D1.1' },
  '2_attacker': { action: 'applyAttackerEffects', rule: 'A-D2.1' },
  '3_weakness': { action: 'applyWeakness', rule: 'A-D3.1' },
  '4_resistance': { action: 'applyResistance', rule: 'A-D4.1' },
  '5_defender': { action: 'applyDefenderEffects', rule: 'A-D5.1' },
  '6_counters': { action: 'placeDamageCounters', rule: 'A-D6.1' },
}

const stepsSkipped: readonly Mutant[] = DAMAGE_STEPS.map((step) => {
  const { action, rule } = STEP_ACTIONS[step]
  return mutant('damage step skipped', step, {
    says: `step ${step} of the calculation is left out`,
    rules: [rule],
    subject: withAction(action, () => (game) => game),
  })
})

const stepsSwapped: readonly Mutant[] = DAMAGE_STEPS.slice(1).map((step, at) => {
  const before = DAMAGE_STEPS[at] as DamageStep
  const [first, second] = [STEP_ACTIONS[before], STEP_ACTIONS[step]]
  return mutant('damage steps swapped', `${before} and ${step}`, {
    says: `step ${step} comes before step ${before}`,
    rules: [first.rule, second.rule],
    subject: withActions({ [first.action]: actions[second.action], [second.action]: actions[first.action] }),
  })
})

export const CHART_MUTANTS: readonly Mutant[] = [
  ...skipped.filter(({ id }) => !DAMAGE_STEPS.some((step) => id.endsWith(`: ${STEP_ACTIONS[step].action}`))),
  ...swapped,
  ...removed,
  ...retargeted,
  ...stepsSkipped,
  ...stepsSwapped,
]
