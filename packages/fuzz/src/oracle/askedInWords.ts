/** Describes a request: who must act, and the options. Prize cards are face down, so they are only counted. */
import type { WaitedFor } from './compare.ts'
import { inWords } from './keys.ts'
import type { OracleTable } from './table.ts'

/** A request: `keys` are the possible events, `many` the minimum and maximum number of remaining picks. */
export interface Asking {
  readonly waiting: WaitedFor
  readonly keys: readonly string[]
  readonly many: readonly [least: number, most: number]
}

export const or = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const picking = (table: OracleTable, who: string, { keys, many: [least, most] }: Asking): string => {
  const range = least === most ? `${most}` : `${least} to ${most}`
  const picks = keys.filter((key) => key !== 'stop')
  if (picks.length > 0 && picks.every((key) => key.startsWith('pick prize ')))
    return `${who} takes ${range} of ${picks.length} Prize cards`
  const named = picks.map((key) => inWords(table, key).replace(/^(?:number|answer|effect) /, ''))
  return most === 1 && least === 1
    ? `${who} chooses ${or(named)}`
    : `${who} chooses ${range} of ${named.join(', ') || 'nothing'}`
}

export const askedInWords = (table: OracleTable, asked: Asking): string => {
  const { waiting } = asked
  if (waiting === null) return 'the game is over'
  const who = waiting.player === 0 ? 'A' : 'B'
  switch (waiting.for) {
    case 'main':
      return `${who} goes on with the turn`
    case 'second attack':
      return `${who} may attack once more`
    case 'pick':
      return picking(table, who, asked)
    case 'coin':
      return `${who} flips a coin`
    case 'shuffle':
      return `${who} shuffles the deck`
    case 'random':
      return `a card is taken at random from the hand of ${who}`
    case 'hand work':
      return `${who} does what a text says by hand`
  }
}
