/** Counts the referee's results. */

import type { RuleId } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { RefereedLog } from '../refereeing/referee.ts'
import type { Explained, Verdict } from '../refereeing/verdicts.ts'

export interface LogSummary {
  readonly actions: { readonly [Each in Verdict['verdict']]: number }
  /** The number of attacks for each explanation of their damage. */
  readonly damage: { readonly [Each in Explained]: number }
  /** The number of times that each rule was checked and held. */
  readonly rules: Readonly<Partial<Record<RuleId, number>>>
  readonly refused: { readonly [Each in PlayerId]: number }
}

const countOf = <Value>(all: readonly Value[], is: (value: Value) => boolean): number => all.filter(is).length

/** Counts the verdicts and the explanations of damage in a refereed log. */
export const summaryOf = ({ verdicts, damage }: Pick<RefereedLog, 'verdicts' | 'damage'>): LogSummary => {
  const actions = (verdict: Verdict['verdict']): number => countOf(verdicts, (one) => one.verdict === verdict)
  const explained = (how: Explained): number => countOf(damage, (one) => one.explained === how)
  const rules: Partial<Record<RuleId, number>> = {}
  for (const { held } of verdicts) for (const rule of held) rules[rule] = (rules[rule] ?? 0) + 1
  const refused = (player: PlayerId): number =>
    countOf(verdicts, (one) => one.player === player && one.verdict === 'refused')
  return {
    actions: { allowed: actions('allowed'), refused: actions('refused'), undecided: actions('undecided') },
    damage: {
      byTheCards: explained('byTheCards'),
      byTheLog: explained('byTheLog'),
      onlySaid: explained('onlySaid'),
      differently: explained('differently'),
    },
    rules,
    refused: { 0: refused(0), 1: refused(1) },
  }
}
