/** Makes pieces of a page: what is put into one is made harmless, unless it is a piece of a page itself. */
import { escaped } from 'ptcg-turn-engine/chart'

export interface Markup {
  readonly markup: string
}

export type Content = Markup | string | number | readonly Content[]

/** Signs that turn the direction of what stands around them. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const made = (part: Content): string => {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escaped(part).replace(TURNING, '\ufffd')
  return 'markup' in part ? part.markup : part.map(made).join('')
}

/** Written as a template: every word put in is escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Content[]): Markup => ({
  markup: strings.map((text, at) => `${text}${made(parts[at] ?? '')}`).join(''),
})

/** Text that is markup already and comes from nowhere else. */
export const trusted = (markup: string): Markup => ({ markup })

export const NOTHING: Markup = trusted('')

/** Pieces with something between them. */
export const joined = (parts: readonly Content[], between: string): readonly Content[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]))

/** Lines below each other, for `pre`. */
export const lines = (some: readonly string[]): Markup => trusted(some.map(made).join('\n'))
