/** Recognizes the language of a log by the number of lines that are understood, and the players by the lines that name them. */

import type { Language } from '../languages/language.ts'
import { languages } from '../languages/languages.ts'
import type { SentenceName } from '../languages/sentences.ts'
import { type PlayerNames, sentenceReader } from '../languages/template.ts'
import type { Line } from './lines.ts'

/** Kinds of lines that name a player and cannot be mistaken for another kind, the most reliable first. */
const NAMING: readonly (readonly SentenceName[])[] = [
  ['openingHandDrawn'],
  ['coinCalled', 'tossWon', 'orderChosen', 'mulligansTaken'],
  ['turnBegan', 'turnEnded', 'timedOut'],
  ['gameEnded', 'prizesTaken', 'shuffledDeck', 'stadiumPlayed', 'putIntoPlay'],
]

/** The maximum number of lines, from the beginning of the log, that decide the language. */
const ENOUGH = 400

/** Sorts the players' names by their first line in the log, since the player named first gets the first seat. */
const inOrder = (names: readonly string[], lines: readonly Line[]): readonly string[] => {
  const met = (name: string): number => lines.findIndex(({ text }) => text.startsWith(name) || text.endsWith(name))
  return names.toSorted((one, other) => met(one) - met(other) || other.length - one.length)
}

/** Returns up to two names of players in the lines, read in one language; the most reliable first. */
const namesIn = (language: Language, lines: readonly Line[]): readonly string[] => {
  const names: string[] = []
  for (const kinds of NAMING) {
    const read = sentenceReader(language, null, kinds)
    for (const { text } of lines) {
      const name = (read(text) as { readonly player?: unknown } | null)?.player
      if (typeof name === 'string' && !names.includes(name)) names.push(name)
      if (names.length === 2) return names
    }
  }
  return names
}

export interface Recognized {
  readonly language: Language
  readonly players: PlayerNames
  /** The number of players whom the log names. */
  readonly named: number
  /** The share of the examined lines that are understood. */
  readonly understood: number
}

/** Stands for a player whose name is not in the log. */
export const UNNAMED = '?'

/** Returns the language with the most understood lines, and the players; null if no language fits. */
export const recognize = (lines: readonly Line[]): Recognized | null => {
  const first = lines.slice(0, ENOUGH)
  const tried = languages.flatMap((language) => {
    const found = inOrder(namesIn(language, lines), lines)
    if (found.length === 0) return []
    const players: PlayerNames = [found[0] ?? UNNAMED, found[1] ?? UNNAMED]
    const read = sentenceReader(language, players)
    return [
      { language, players, named: found.length, understood: first.filter(({ text }) => read(text) !== null).length },
    ]
  })
  const best = tried.reduce<(typeof tried)[number] | null>(
    (most, one) => (most === null || one.understood > most.understood ? one : most),
    null,
  )
  return best === null || best.understood < 2 ? null : { ...best, understood: best.understood / first.length }
}
