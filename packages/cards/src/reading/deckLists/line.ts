/** Reads one line of a deck list: `3 Charizard ex OBF 125`. */

/** One line: the number of copies of a card, and its printing if the line names it. */
export interface ListedCard {
  readonly copies: number
  readonly name: string
  readonly set: string | null
  readonly number: string | null
}

/** No deck has more of one card. */
const MAX_COPIES = 60

/** Headings, sums and rules drawn between the parts: `Pokémon: 12`, `##Trainer Cards - 36`, `Total Cards: 60`. */
const HEADING =
  /^[\s*#=–-]*(?:(?:pok[eé]mon(?: trading card game deck list)?|trainer|trainers|trainer cards|energy|energies|total cards?|items?|supporters?|stadiums?|tools?)\s*[:(–-]?\s*\d*\)?)?[\s*#=–-]*$/iu

/** True if a line names no card: it is empty or a heading. */
export const saysNoCard = (line: string): boolean => HEADING.test(line)

const COPIES = /^\*?\s*(\d{1,2})\s*x?\s+(.+)$/i
const PRINTING =
  /^(.+?)\s+([A-Z][A-Z0-9]{1,4}(?:-[A-Z]{2,3})?|[a-z]{2,4}\d{0,2}(?:pt5)?)\s+([A-Z]{0,4}\d{1,3}[a-z]?)(?:\s+PH)?$/

/** The contents of a line, or null if it is not a line of a deck list. */
export const listedCard = (line: string): ListedCard | null => {
  const [, copies = '', rest = ''] = COPIES.exec(line) ?? []
  const count = Number(copies)
  if (rest === '' || count < 1 || count > MAX_COPIES) return null
  const [, name, set, number] = PRINTING.exec(rest) ?? []
  if (name !== undefined && set !== undefined && number !== undefined)
    return { copies: count, name, set, number: number.replace(/^0+(?=\d)/, '') }
  // Older lists write the number of a basic Energy card alone.
  return { copies: count, name: rest.replace(/\s+\d{1,3}$/, ''), set: null, number: null }
}
