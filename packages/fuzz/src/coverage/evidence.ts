/**
 * Finds the rules that were at work in an event: those that allowed something, and those that forbade something. The evidence is in the
 * clauses, violations and consequences of the event.
 */

import { type RuleId, rulebook } from 'ptcg-turn-engine'
import type { Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import { ruleFor } from 'ptcg-turn-engine/internal/game/rules/clause'
import { clauseNamed } from 'ptcg-turn-engine/internal/game/rules/clauses'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { EventType } from 'ptcg-turn-engine/model'
import { groupBy } from '#fp-ts/ReadonlyNonEmptyArray'
import type { Sent } from '../check.ts'
import { AROUND_EVIDENCE } from './aroundEvidence.ts'
import { ATTACK_EVIDENCE } from './attackEvidence.ts'
import type { Evidence, Seen } from './shows.ts'
import { TURN_EVIDENCE } from './turnEvidence.ts'

/** The rules that an event showed at work: those that allowed something, and those that forbade something. */
export interface Shown {
  readonly accepted: readonly RuleId[]
  readonly rejected: readonly RuleId[]
}

/** Rules about decks. The creation of a game shows these rules at work; no event does. */
export const RULES_OF_DECKS: readonly RuleId[] = ['SU.1', 'SU.2']

/** Rules that events can show. */
export const RULES_OF_EVENTS: readonly RuleId[] = rulebook
  .map(({ id }) => id)
  .filter((id) => !RULES_OF_DECKS.includes(id))

/** Everything that shows a rule at work, apart from clauses and violations. */
export const ALL_EVIDENCE: readonly Evidence[] = [...TURN_EVIDENCE, ...ATTACK_EVIDENCE, ...AROUND_EVIDENCE]

type Named<On extends Evidence['on']> = Extract<Evidence, { readonly on: On }>

const listed = <On extends Evidence['on']>(on: On): readonly Named<On>[] =>
  ALL_EVIDENCE.filter((one): one is Named<On> => one.on === on)

const BY_FACT = groupBy(({ fact }: Named<'fact'>) => fact)(listed('fact'))
const BY_EVENT = groupBy(({ event }: Named<'event'>) => event)(listed('event'))
const BY_EFFECT = groupBy(({ effect }: Named<'effect'>) => effect)(listed('effect'))
const BY_REFUSAL = listed('refusal')

const byTransition = memoize(({ source, target }: Row) =>
  listed('transition').filter(({ from, to }) => source.startsWith(from) && target.startsWith(to)),
)

const NONE: readonly never[] = []

/** The rule that a clause states for this type of event; null if the clause states no rule. */
const ruleOfClause = (name: ClauseName, type: EventType): RuleId | null => {
  const clause = clauseNamed(name)
  return clause === null ? null : ruleFor(clause, type)
}

/** Collects the rules that were shown, without repetition. */
class Showing {
  readonly accepted: RuleId[] = []
  readonly rejected: RuleId[] = []

  add({ rule, way }: Pick<Evidence, 'rule' | 'way'>): void {
    if (!this[way].includes(rule)) this[way].push(rule)
  }
}

const showTaken = (seen: Seen, showing: Showing): void => {
  const { sent, facts } = seen
  const type = (sent.event as { readonly type: EventType }).type
  for (const name of sent.microsteps[0]?.row.clauses ?? NONE) {
    const rule = ruleOfClause(name, type)
    if (rule !== null) showing.add({ rule, way: 'accepted' })
  }
  for (const one of BY_EVENT[type] ?? NONE) if (one.if(seen)) showing.add(one)
  for (const fact of facts) for (const one of BY_FACT[fact.fact] ?? NONE) if (one.if(seen, fact)) showing.add(one)
  for (const { row } of sent.microsteps) {
    if (row.event !== null) continue
    for (const one of byTransition(row)) if (one.if(seen)) showing.add(one)
  }
  for (const { effect, memory } of sent.effects)
    for (const one of BY_EFFECT[effect.do] ?? NONE) if (one.if(effect, memory, seen)) showing.add(one)
}

const showRefused = (seen: Seen, showing: Showing): void => {
  for (const { rule } of seen.sent.violations) showing.add({ rule, way: 'rejected' })
  for (const one of BY_REFUSAL) if (seen.sent.before.state.startsWith(one.within) && one.if(seen)) showing.add(one)
}

/** The rules that an event showed at work, whether it was accepted or refused. */
export const evidenceOf = (sent: Sent): Shown => {
  const after = sent.after.game
  const seen: Seen = { sent, before: sent.before.game, after, facts: sent.accepted ? after.facts : NONE }
  const showing = new Showing()
  if (sent.accepted) showTaken(seen, showing)
  else showRefused(seen, showing)
  return showing
}
