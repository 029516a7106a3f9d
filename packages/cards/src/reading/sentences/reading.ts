/** Reads the sentences of a text one by one. */
import { parse } from '../grammar/grammar.ts'
import { inTodaysWords } from '../grammar/olderWords.ts'
import { tokensOf, unmarkName } from '../grammar/tokens.ts'
import type { SentenceMeaning } from './sentenceMeaning.ts'

/** A sentence with its meaning, which is null if the sentence is not understood or is ambiguous. */
export interface ReadSentence {
  readonly words: string
  readonly meaning: SentenceMeaning | null
  readonly meanings: number
}

/**
 * Splits words into sentences. A sentence that begins with a bracket ends with the closing bracket; any other sentence ends with a full
 * stop.
 */
const split = (words: readonly string[]): readonly (readonly string[])[] => {
  const sentences: string[][] = []
  let sentence: string[] = []
  let inBrackets = false
  for (const word of words) {
    if (sentence.length === 0 && word === '(') inBrackets = true
    sentence.push(word)
    if (inBrackets ? word !== ')' : word !== '.') continue
    sentences.push(sentence)
    sentence = []
    inBrackets = false
  }
  const all = sentence.length === 0 ? sentences : [...sentences, sentence]
  // a full stop after a bracket ends nothing
  return all.filter((words) => words.length > 1 || words[0] !== '.')
}

/** Joins words into a sentence with normal spacing. */
const written = (words: readonly string[]): string =>
  words
    .map((word) => unmarkName(word) ?? word)
    .join(' ')
    .replace(/ (?=[.,;)]|'s\b)/g, '')
    .replaceAll('( ', '(')

const known = new Map<string, ReadSentence>()

const meaningsOf = (words: readonly string[]): readonly SentenceMeaning[] =>
  words[0] === '(' ? parse('reminder', words) : parse('sentence', words.at(-1) === '.' ? words.slice(0, -1) : words)

const readSentence = (words: readonly string[]): ReadSentence => {
  const text = words.join(' ')
  const before = known.get(text)
  if (before !== undefined) return before
  const asPrinted = meaningsOf(words)
  const today = asPrinted.length > 0 ? text : inTodaysWords(text)
  const meanings = today === text ? asPrinted : meaningsOf(tokensOf(today))
  const read = {
    words: written(words),
    meaning: meanings.length === 1 ? (meanings[0] as SentenceMeaning) : null,
    meanings: meanings.length,
  }
  known.set(text, read)
  return read
}

/**
 * The maximum number of sentences that form one meaning together, such as a condition and its effect at each Checkup.
 */
const MAX_TOGETHER = 4

/** A list of options forms one meaning, whatever its length. */
const reach = (sentence: readonly string[]): number => (sentence.includes('•') ? Infinity : MAX_TOGETHER)

/** Reads the sentences of a text. Sentences that form one meaning together are returned as one. */
export const readSentences = (text: string): readonly ReadSentence[] => {
  const sentences = split(tokensOf(text))
  const read: ReadSentence[] = []
  for (let at = 0; at < sentences.length; ) {
    let many = Math.min(reach(sentences[at] ?? []), sentences.length - at)
    let passage = readSentence(sentences.slice(at, at + many).flat())
    while (many > 1 && passage.meanings === 0) {
      many -= 1
      passage = readSentence(sentences.slice(at, at + many).flat())
    }
    read.push(passage)
    at += many
  }
  return read
}
