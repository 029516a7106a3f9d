/** Checks that illegal events are refused with their rule and change nothing, and that listed events are accepted. */
import { type RuleId, readEvent, rulebook } from 'ptcg-turn-engine'
import { eventInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import type { Check, Sent } from '../check.ts'
import { valueInWords } from '../oracle/valueInWords.ts'

/** The event in words. A malformed event is written as its value, in quotation marks. */
const inWords = ({ event, before }: Sent): string => {
  const read = readEvent(event)
  return E.isRight(read) ? eventInWords(before.game, read.right) : `"${valueInWords(event)}"`
}

const RULE_IDS: ReadonlySet<string> = new Set(rulebook.map(({ id }) => id))

const ruleInWords = (rule: RuleId): string => `${rule}: ${rulebook.find(({ id }) => id === rule)?.says ?? ''}`

const wrongWith = (sent: Sent): string | null => {
  const { expects, accepted, before, after, violations } = sent
  const reasons = violations.map(({ rule, message }) => `${rule}: ${message}`).join(' ')
  if (expects === null) return accepted ? null : `${inWords(sent)} is listed as legal and was refused. ${reasons}`
  if (accepted || after !== before)
    return `${inWords(sent)} is forbidden, but the engine accepts it. ${ruleInWords(expects)}`
  if (!violations.some(({ rule }) => rule === expects))
    return `${inWords(sent)} is forbidden by ${expects}, and the engine refuses it for other reasons: ${reasons}`
  const unsaid = violations.find(({ rule, message }) => !RULE_IDS.has(rule) || !message.endsWith('.'))
  return unsaid === undefined
    ? null
    : `${inWords(sent)} is refused, but the reason lacks a known rule or a whole sentence: ${unsaid.rule} "${unsaid.message}"`
}

/** Checks that every event that an adversary tries is refused for the right reason, and that every listed event is accepted. */
export const adversaryCheck: Check = { name: 'adversary', watch: () => ({ see: wrongWith }) }
