/** A log that is being written: entries that can still be told more exactly, as more of what they led to happens. */
import { english } from '../languages/english.ts'
import type { LoggedCard, Sentence } from '../languages/sentences.ts'
import { type PlayerNames, sentenceIn } from '../languages/template.ts'

/** One line, what is listed under it, and what it led to. */
export interface WrittenEntry {
  sentence: Sentence
  cards: readonly LoggedCard[] | null
  readonly under: WrittenEntry[]
}

export const written = (sentence: Sentence, cards: readonly LoggedCard[] | null = null): WrittenEntry => ({
  sentence,
  cards,
  under: [],
})

/** An empty line stands before these. */
const SET_APART: ReadonlySet<string> = new Set(['turnBegan', 'checkupBegan'])

const named = ({ name, printing }: LoggedCard): string => (printing === null ? name : `(${printing}) ${name}`)

const list = (cards: readonly LoggedCard[] | null): readonly string[] =>
  cards === null || cards.length === 0 ? [] : [`   • ${cards.map(named).join(', ')}`]

/** The text of a log, as PTCG Live exports it. */
export const textOf = (entries: readonly WrittenEntry[], players: PlayerNames): string => {
  const say = (sentence: Sentence): string => sentenceIn(english, players, sentence)
  const lines = entries.flatMap(({ sentence, cards, under }) => [
    ...(SET_APART.has(sentence.says) ? [''] : []),
    say(sentence),
    ...list(cards),
    ...under.flatMap((one) => [
      `- ${say(one.sentence)}`,
      ...list(one.cards),
      ...one.under.map(({ sentence: line }) => `   • ${say(line)}`),
      ...(one.sentence.says === 'breakdownBegan' ? [''] : []),
    ]),
  ])
  return `${lines.join('\n')}\n`
}

/** Actions that something can be told under. */
export const HOLDS: ReadonlySet<string> = new Set([
  ...['putIntoPlay', 'stadiumPlayed', 'played', 'evolved', 'attached', 'retreated', 'used', 'usedOn'],
  ...['attacked', 'attackedWeakness', 'attackedResistance', 'checkupBegan', 'turnBegan', 'turnEnded'],
])
