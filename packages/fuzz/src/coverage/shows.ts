/**
 * The kinds of evidence that a rule was at work: a fact, an accepted or refused event, a transition of the chart, an effect. Each kind may
 * have a condition.
 */

import type { RuleId } from 'ptcg-turn-engine'
import type { Effect, EventType, Fact, FactName, FactNamed, Game, Memory } from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'

/**
 * `accepted`: the rule allowed something or made it happen. `rejected`: it forbade something, or could have applied and
 * did not.
 */
export type Way = 'accepted' | 'rejected'

/** An event with the snapshots around it and its facts. */
export interface Seen {
  readonly sent: Sent
  readonly before: Game
  readonly after: Game
  readonly facts: readonly Fact[]
}

/** An occasion that may show a rule, and the condition under which it does. A state is given by the beginning of its path. */
type Occasion =
  | { readonly on: 'fact'; readonly fact: FactName; readonly if: (seen: Seen, fact: Fact) => boolean }
  | { readonly on: 'event'; readonly event: EventType; readonly if: (seen: Seen) => boolean }
  | { readonly on: 'refusal'; readonly within: string; readonly if: (seen: Seen) => boolean }
  | { readonly on: 'transition'; readonly from: string; readonly to: string; readonly if: (seen: Seen) => boolean }
  | {
      readonly on: 'effect'
      readonly effect: Effect['do']
      readonly if: (effect: Effect, memory: Memory, seen: Seen) => boolean
    }

export type Evidence = Occasion & { readonly rule: RuleId; readonly way: Way }

const always = (): boolean => true

/** Evidence that a fact was reported. */
export const byFact = <Name extends FactName>(
  rule: RuleId,
  way: Way,
  fact: Name,
  question: (fact: FactNamed<Name>, seen: Seen) => boolean = always,
): Evidence => ({ on: 'fact', rule, way, fact, if: (seen, one) => question(one as FactNamed<Name>, seen) })

/** Evidence that an event was accepted. */
export const byEvent = (
  rule: RuleId,
  way: Way,
  event: EventType,
  question: (seen: Seen) => boolean = always,
): Evidence => ({ on: 'event', rule, way, event, if: question })

/** Evidence that an event was refused in a state whose path begins with `within`. */
export const byRefusal = (rule: RuleId, within: string, question: (seen: Seen) => boolean = always): Evidence => ({
  on: 'refusal',
  rule,
  way: 'rejected',
  within,
  if: question,
})

/** Evidence that the chart took an automatic transition between these states. */
export const byTransition = (
  rule: RuleId,
  way: Way,
  [from, to]: readonly [string, string],
  question: (seen: Seen) => boolean = always,
): Evidence => ({ on: 'transition', rule, way, from, to, if: question })

/** Evidence that an effect was carried out. */
export const byEffect = <Word extends Effect['do']>(
  rule: RuleId,
  way: Way,
  effect: Word,
  question: (effect: Extract<Effect, { readonly do: Word }>, memory: Memory, seen: Seen) => boolean = always,
): Evidence => ({
  on: 'effect',
  rule,
  way,
  effect,
  if: (one, memory, seen) => question(one as Extract<Effect, { readonly do: Word }>, memory, seen),
})

/** True if a fact with this name was reported for which the condition holds. */
export const factShows = <Name extends FactName>(
  { facts }: Seen,
  name: Name,
  question: (fact: FactNamed<Name>) => boolean = always,
): boolean => facts.some((fact) => fact.fact === name && question(fact as FactNamed<Name>))

/**
 * Evidence from a fact that always shows a rule: accepting if the condition holds; otherwise rejecting, since the rule could have applied
 * and did not.
 */
export const bothWays = <Name extends FactName>(
  rule: RuleId,
  fact: Name,
  question: (fact: FactNamed<Name>, seen: Seen) => boolean,
): readonly Evidence[] => [
  byFact(rule, 'accepted', fact, question),
  byFact(rule, 'rejected', fact, (one, seen) => !question(one, seen)),
]
