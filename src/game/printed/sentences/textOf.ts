/** Reads the texts of a card: what each does, or the sentences that are not understood. Nothing is guessed. */
import * as E from 'fp-ts/lib/Either.js'
import { marked } from '../grammar/tokens.ts'
import { readSentences } from './reading.ts'
import type { Said } from './said.ts'

/** What a text does, or why it is not known: each sentence that is not understood, or one sentence on why they do not fit. */
export type ReadText<Meaning> =
  | { readonly read: true; readonly meaning: Meaning }
  | { readonly read: false; readonly unread: readonly string[] }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names of attacks are marked where a text speaks of an attack: nothing in them is read. */
const withNamesMarked = (text: string, attacks: readonly string[]): string =>
  attacks.reduce(
    (now, attack) =>
      now.replace(
        new RegExp(`(?<=(?:can't use|the|Pokémon's) )${escaped(attack)}(?=[.,]|$| attack| again)`, 'g'),
        marked(attack),
      ),
    text.replaceAll('’', "'"),
  )

/** Reads a text and puts its sentences together. `attacks` are the names of the attacks on the card. */
export const textOf = <Meaning>(
  text: string,
  attacks: readonly string[],
  together: (sentences: readonly Said[]) => E.Either<string, Meaning>,
): ReadText<Meaning> => {
  const sentences = readSentences(withNamesMarked(text, attacks))
  const understood = sentences.flatMap(({ said }) => said ?? [])
  if (understood.length < sentences.length)
    return { read: false, unread: sentences.flatMap(({ said, words }) => (said === null ? [words] : [])) }
  const meaning = together(understood)
  return E.isLeft(meaning) ? { read: false, unread: [meaning.left] } : { read: true, meaning: meaning.right }
}
