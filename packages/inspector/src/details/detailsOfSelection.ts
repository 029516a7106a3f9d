/** Describes a selection: its first token and its cards in full, the other tokens by name. */
import { nameInWords } from 'ptcg-turn-engine/words'

import type { About, Selection } from '../selection.ts'
import type { Moment } from '../time/moment.ts'
import { type Detail, detailOf } from './details.ts'

export interface SelectedDetails {
  readonly details: readonly Detail[]
  /** The other tokens of the selection; a person can select each of them. */
  readonly others: readonly { readonly token: About; readonly label: string }[]
}

/** The maximum number of different cards described in full. */
const MAX_CARDS = 8

const labelOf = (detail: Detail): string => {
  switch (detail.kind) {
    case 'state':
      return `state ${detail.state.path}`
    case 'transition':
      return `transition ${detail.transition.event ?? 'by itself'} from ${detail.transition.source}`
    case 'clause':
      return `clause ${nameInWords(detail.name)}`
    case 'rule':
      return `rule ${detail.rule.id}`
    case 'event':
      return `event ${detail.type}`
    case 'card':
      return detail.name ?? 'a card that lies face down'
    case 'player':
      return detail.name
    case 'step':
      return `step ${detail.step}`
  }
}

/** The definition of a card, or null for any other detail. Cards with the same definition are described once. */
const printOf = (detail: Detail): string | null => (detail.kind === 'card' ? detail.definition : null)

/** The details of a selection at a moment. */
export const selectedDetails = (selection: Selection | null, moment: Pick<Moment, 'seen'>): SelectedDetails => {
  const known = (selection?.about ?? []).flatMap((token) => {
    const detail = detailOf(token, moment)
    return detail === null ? [] : [{ token, detail }]
  })
  const prints = new Set<string | null>()
  const details: Detail[] = []
  const others: { token: About; label: string }[] = []
  for (const [at, { token, detail }] of known.entries()) {
    const print = printOf(detail)
    const isRepeated = print !== null && prints.has(print)
    prints.add(print)
    if (at === 0 || (detail.kind === 'card' && !isRepeated && details.length <= MAX_CARDS)) details.push(detail)
    else if (!isRepeated) others.push({ token, label: labelOf(detail) })
  }
  return { details, others }
}
