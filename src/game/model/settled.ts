/** True if a question is about what lies open, or about what the text itself brings about or nobody sees: coins, choices, hidden cards. */
import type { Count, Predicate } from './effects.ts'

/** Questions and counts whose answer a text decides while it is carried out. */
const OF_THE_TEXT: ReadonlySet<unknown> = new Set([
  'heads',
  'tails',
  'allHeads',
  'anyTails',
  'done',
  'cardsChosen',
  'damageDone',
])

/** Cards of a kind are counted where they lie face down for whoever acts. */
const isHidden = (part: object): boolean => {
  if (!('count' in part) || part.count !== 'cardsIn' || !('filter' in part)) return false
  const { zone, whose } = part as unknown as Extract<Count, { readonly count: 'cardsIn' }>
  return zone === 'deck' || zone === 'prizes' || (zone === 'hand' && whose === 'opponent')
}

const isOfTheText = (part: unknown, attacked: boolean): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (isHidden(part) ||
    Object.entries(part).some(
      ([key, value]) =>
        key === 'chosen' ||
        key === 'eachChosen' ||
        ((key === 'is' || key === 'count') && OF_THE_TEXT.has(value) && !(attacked && value === 'damageDone')) ||
        isOfTheText(value, attacked),
    ))

/** The question can be answered by whoever looks at the table, before anything of the text is done. `attacked`: after damage. */
export const isSettledQuestion = (question: Predicate, attacked = false): boolean => !isOfTheText(question, attacked)
