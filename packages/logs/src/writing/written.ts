/** A log under construction. Entries can still change as more consequences follow. */
import { english } from '../languages/english.ts'
import type { LoggedCard, Sentence } from '../languages/sentences.ts'
import { type PlayerNames, sentenceIn } from '../languages/template.ts'

/** One line, the list under it, and its consequences. */
export interface WrittenEntry {
  sentence: Sentence
  cards: readonly LoggedCard[] | null
  readonly under: WrittenEntry[]
}

export const entryFor = (sentence: Sentence, cards: readonly LoggedCard[] | null = null): WrittenEntry => ({
  sentence,
  cards,
  under: [],
})

/** Kinds of lines that have an empty line before them. */
const SET_APART: ReadonlySet<string> = new Set(['turnBegan', 'checkupBegan'])

const named = ({ name, printing }: LoggedCard): string => (printing === null ? name : `(${printing}) ${name}`)

const list = (cards: readonly LoggedCard[] | null): readonly string[] =>
  cards === null || cards.length === 0 ? [] : [`   • ${cards.map(named).join(', ')}`]

/** Returns the text of a log in the format of PTCG Live. */
export const battleLogText = (entries: readonly WrittenEntry[], players: PlayerNames): string => {
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

/** The kinds of lines that can have lines under them. */
export const HOLDING_WORDS: ReadonlySet<string> = new Set([
  ...['putIntoPlay', 'stadiumPlayed', 'played', 'evolved', 'attached', 'retreated', 'used', 'usedOn'],
  ...['attacked', 'attackedWeakness', 'attackedResistance', 'checkupBegan', 'turnBegan', 'turnEnded'],
])
