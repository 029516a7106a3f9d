/** Composes HTML: inserted text is escaped, unless it is markup itself. */
import { escapeXml } from 'ptcg-turn-engine/chart'

export interface Markup {
  readonly markup: string
}

export type Content = Markup | string | number | readonly Content[]

/** Unicode characters that change the direction of the surrounding text. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const made = (part: Content): string => {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escapeXml(part).replace(TURNING, '\ufffd')
  return 'markup' in part ? part.markup : part.map(made).join('')
}

/** A template tag: every inserted text is escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Content[]): Markup => ({
  markup: strings.map((text, at) => `${text}${made(parts[at] ?? '')}`).join(''),
})

/** Text that is known to be safe markup: any outside input in it is already escaped. */
export const trustMarkup = (markup: string): Markup => ({ markup })

export const EMPTY_MARKUP: Markup = trustMarkup('')

/** Markup joined by a separator. */
export const joinMarkup = (parts: readonly Content[], between: string): readonly Content[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]))

/** Lines below each other, for `pre`. */
export const lines = (some: readonly string[]): Markup => trustMarkup(some.map(made).join('\n'))
