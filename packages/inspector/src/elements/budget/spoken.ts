/** Composes the announcement of a changed budget: short, because the listener is in the middle of a game. */
import type { Written, WrittenItem } from './written.ts'

/** The maximum number of changes that are announced one by one; more changes are summed up. */
const MAX_CHANGES = 2

const isAvailable = ({ status }: WrittenItem): boolean => status === 'available'

const summedUp = ({ items }: Written): string => `${items.filter(isAvailable).length} of ${items.length} available`

/** True for the texts before the first budget. That budget is not announced. */
export const isBlank = ({ sentence, items }: Written): boolean => sentence === '' && items.length === 0

/** The announcement of a budget that follows another; empty if nothing notable has changed. */
export const announce = (before: Written, now: Written): string => {
  if (isBlank(before) || isBlank(now)) return ''
  if (now.sentence !== '') return now.sentence === before.sentence ? '' : now.sentence
  if (now.player !== before.player || now.turn !== before.turn) return `${now.player}, ${now.turn}: ${summedUp(now)}.`
  const known = new Map(before.items.map(({ type, status }) => [type, status]))
  const changed = now.items.filter(({ type, status }) => known.get(type) !== status)
  if (changed.length > MAX_CHANGES) return `Turn budget: ${summedUp(now)}.`
  return changed.map(({ title, status }) => `${title}: ${status}.`).join(' ')
}
