/** Reads the damage ledgers at a moment of a game. A ledger is one calculation of damage in the current attack, in six steps. */

import { type RuleId, ruleOf } from 'ptcg-turn-engine'
import type { Fact, Game, Ledger } from 'ptcg-turn-engine/model'
import { type DamageStepExplanation, explainLedger } from 'ptcg-turn-engine/table'
import type { About } from './selection.ts'

/** The path of the state that contains the states of the six damage steps. */
export const STEPS_ON_THE_CHART = 'turn.attack.F_resolve.damage'

export interface LedgerRow extends DamageStepExplanation {
  readonly about: readonly About[]
}

/** The status of a calculation: still `going`, `placed` on the target, or `nothing` if it stopped early or ended at 0. */
export type LedgerStatus = 'going' | 'placed' | 'nothing'

export interface LedgerNow {
  readonly ledger: Ledger
  readonly status: LedgerStatus
  /** The six steps, in order. */
  readonly rows: readonly LedgerRow[]
  /** The rule that reduced the calculation to nothing, and its text; null if no rule did. */
  readonly ended: { readonly rule: RuleId; readonly says: string } | null
  readonly about: readonly About[]
}

const rowOf = (explanation: DamageStepExplanation): LedgerRow => ({
  ...explanation,
  about: [`state:${STEPS_ON_THE_CHART}.${explanation.step}`, `rule:${explanation.rule}`],
})

const statusOf = ({ stopped, entries, damage }: Ledger): LedgerStatus => {
  if (stopped !== null) return 'nothing'
  if (entries.at(-1)?.step !== '6_counters') return 'going'
  return damage > 0 ? 'placed' : 'nothing'
}

const endedBy = (ledger: Ledger, status: LedgerStatus): LedgerNow['ended'] => {
  if (status !== 'nothing') return null
  const rule: RuleId = ledger.stopped === null ? 'A-D6.2' : 'A-D2.2'
  return { rule, says: ruleOf(rule).says }
}

const shown = (ledger: Ledger): LedgerNow => {
  const status = statusOf(ledger)
  return {
    ledger,
    status,
    rows: explainLedger(ledger).map(rowOf),
    ended: endedBy(ledger, status),
    about: [`card:${ledger.target}`],
  }
}

const placed = (fact: Fact): readonly Ledger[] =>
  fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE' ? [fact.ledger] : []

/** The ledgers of the attack in progress, or of an attack that this step has ended. */
export const ledgersAt = (game: Game, facts: readonly Fact[]): readonly LedgerNow[] => {
  const going = game.attack?.ledgers ?? []
  return (going.length > 0 ? going : facts.flatMap(placed)).map(shown)
}
