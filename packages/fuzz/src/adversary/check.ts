/** Checks that illegal events are refused with their rule and change nothing, and that listed events are accepted. */
import type { Check, Sent } from '../check.ts'

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'something'

const wrongWith = ({ event, expects, accepted, before, after, violations }: Sent): string | null => {
  const tried = `${typeOf(event)} ${JSON.stringify(event)} in ${before.state}`
  const reasons = violations.map(({ rule, message }) => `${rule}: ${message}`).join(' ')
  if (expects === null) return accepted ? null : `${tried} is listed as legal and was refused. ${reasons}`
  if (accepted || after !== before) return `${tried} breaks ${expects} and was accepted.`
  if (violations.some(({ rule }) => rule === expects)) return null
  return `${tried} breaks ${expects}, which its refusal does not cite: ${reasons}`
}

/** Everything an adversary tries is refused for the right reason; everything listed is accepted. */
export const adversaryCheck: Check = { name: 'adversary', watch: () => ({ see: wrongWith }) }
