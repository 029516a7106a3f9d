/**
 * Explains a refusal to people: every reason with its rule, what would make the event legal, and the clause on the
 * chart.
 */

import { type CitedRule, readEvent, ruleOf, type Snapshot, type Violation } from 'ptcg-turn-engine'
import { idOfTransition } from 'ptcg-turn-engine/chart'
import { rowHere } from 'ptcg-turn-engine/internal/engine/explain/eventRow'
import { EVENT_TYPES, type EventType, type GameEvent } from 'ptcg-turn-engine/model'
import { eventInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import { type About, aboutEvent } from '../selection.ts'
import type { RefusedEvent } from '../time/inspection.ts'

export interface Reason {
  readonly violation: Violation
  readonly rule: CitedRule
  /**
   * The tokens of the violated clause, its rule and its transition. If the current state accepts no event of this type, the tokens of the
   * rule and the state. If the event is malformed, the token of the rule.
   */
  readonly about: readonly About[]
}

export interface WhyNot {
  /** The tried event in words; if it is not an event, the JSON as it was sent. */
  readonly says: string
  /** The name of the sender, or null if it is unknown. */
  readonly by: string | null
  readonly about: readonly About[]
  readonly reasons: readonly Reason[]
}

/** The maximum length of a quoted value that is not an event. */
const MAX_LENGTH = 120

const asSent = (event: unknown): string => {
  let text: string
  try {
    text = JSON.stringify(event) ?? String(event)
  } catch {
    text = 'something that is not JSON'
  }
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

const typeOf = (event: unknown): EventType | null => {
  const type: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'type') : null
  return EVENT_TYPES.find((one) => one === type) ?? null
}

const reasonFor = ({ state }: Snapshot, type: EventType | null, violation: Violation): Reason => {
  const rule = ruleOf(violation.rule)
  const row = type === null ? null : rowHere(state, type)
  const aboutRule: About = `rule:${rule.id}`
  if (row !== null && violation.clause !== null)
    return { violation, rule, about: [`clause:${violation.clause}`, aboutRule, `transition:${idOfTransition(row)}`] }
  return {
    violation,
    rule,
    about: violation.code === 'MALFORMED_EVENT' ? [aboutRule] : [aboutRule, `state:${state}`],
  }
}

const senderOf = ({ game }: Snapshot, event: GameEvent): string | null =>
  'player' in event ? game.players[event.player].name : null

/** The full explanation of an event that was refused at this moment. */
export const whyNot = (snapshot: Snapshot, { event, violations }: RefusedEvent): WhyNot => {
  const read = readEvent(event)
  const type = typeOf(event)
  return {
    says: E.isRight(read) ? eventInWords(snapshot.game, read.right) : asSent(event),
    by: E.isRight(read) ? senderOf(snapshot, read.right) : null,
    about: E.isRight(read) ? aboutEvent(read.right) : type === null ? [] : [`event:${type}`],
    reasons: violations.map((violation) => reasonFor(snapshot, type, violation)),
  }
}
