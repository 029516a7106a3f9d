/** Reads a text of a card: returns its effect, or the sentences that are not understood. The reader never guesses. */

import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import { LONGEST_SENTENCE } from 'ptcg-turn-engine/internal/game/cards/writtenNames'
import type { CardDefinition, Program } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { inTheirWords } from '../grammar/olderWords.ts'
import { markName } from '../grammar/tokens.ts'
import { doubtsOf } from '../secondLook/doubts.ts'
import type { Unasked } from './continuousOf.ts'
import { basicInZones } from './energyCards.ts'
import { leavesDeckOpen } from './leftOpen.ts'
import { ontoBench } from './ontoBench.ts'
import { pointingNowhere, type TextOwner } from './pointing.ts'
import { type ReadSentence, readSentences } from './reading.ts'
import type { SentenceMeaning } from './sentenceMeaning.ts'

/**
 * The effect of a text, or why it is unknown: each sentence that is not understood, or one sentence that says why the sentences do not fit
 * together.
 */
export type ReadText<Meaning> =
  | { readonly read: true; readonly meaning: Meaning; readonly doubts: readonly string[] }
  | { readonly read: false; readonly unread: readonly string[] }

/** Options for reading the text of one part of a card. */
export interface TextReading<Meaning> {
  /** The name of the card, which a text may use to mean the card itself. */
  readonly name?: string
  /** The part of the card that the text belongs to. */
  readonly of?: TextOwner
  /** The names of the attacks on the card. */
  readonly attacks?: readonly string[]
  readonly together: (sentences: readonly SentenceMeaning[]) => E.Either<string, Meaning>
  /** A card with this text and no other. */
  readonly cardWith: (meaning: Meaning) => CardDefinition
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a remark in brackets that lists the Pokémon with Rule Boxes, which the rules define anyway. */
const RULE_BOXES = / \(Pokémon[- ](?:ex|V|EX|GX)(?:, Pokémon[- ](?:ex|V|EX|GX))*, etc\. have Rule Boxes\)/g

const plain = (text: string): string => inTheirWords(text.replaceAll('’', "'").replace(RULE_BOXES, ''))

/** Marks the names of attacks and of the card where a text mentions them, so that they are not read as words. */
const withNamesMarked = (text: string, attacks: readonly string[], name: string | undefined): string =>
  attacks.reduce(
    (now, attack) =>
      now.replace(
        new RegExp(
          `(?<=(?:can't use|the|Pokémon's|more than 1|effect of) )${escaped(attack)}(?=[.,]|$| attack| again| doesn't| during your next turn| Ability (?:each|during|at))|${escaped(attack)}(?= used by this Pokémon)`,
          'g',
        ),
        markName(attack),
      ),
    name === undefined
      ? plain(text)
      : plain(text).replace(new RegExp(`(?<=\\b(?:this|effect of your) )${escaped(name)}\\b`, 'gi'), markName(name)),
  )

/** Reads a text, puts its sentences together, and checks that the engine can play a card with this effect. */
export const textOf = <Meaning>(
  text: string,
  { name, of, attacks = [], together, cardWith }: TextReading<Meaning>,
): ReadText<Meaning> => {
  const sentences = readSentences(withNamesMarked(text, attacks, name))
  const understood = sentences.flatMap(({ meaning }) => meaning ?? [])
  if (understood.length < sentences.length)
    return { read: false, unread: sentences.flatMap(({ meaning, words }) => (meaning === null ? [words] : [])) }
  const pointing = pointingNowhere(
    sentences.map(({ words }) => words),
    of,
  )
  if (pointing.length > 0) return { read: false, unread: pointing }
  const meaning = together(understood)
  if (E.isLeft(meaning)) return { read: false, unread: [meaning.left] }
  const whole = ontoBench(basicInZones(meaning.right))
  if (whole === null) return { read: false, unread: ['It may put a card that is not a Pokémon onto a Bench.'] }
  if (leavesDeckOpen(whole)) return { read: false, unread: ['It may leave a deck unshuffled that was searched.'] }
  const card = readDefinitions([cardWith(whole)])
  return E.isLeft(card)
    ? { read: false, unread: card.left.map(({ message }) => message) }
    : { read: true, meaning: whole, doubts: sentences.flatMap(doubtsAbout) }
}

/** Returns the doubts about a sentence. A reminder has none, because it has no effect to compare. */
const doubtsAbout = ({ words, meaning }: ReadSentence): readonly string[] =>
  meaning === null || meaning.kind === 'reminder' ? [] : doubtsOf(words, meaning).map((doubt) => `${words}: ${doubt}`)

/** Returns the doubts of the second look at a text; no key if there are none. */
export const doubtsIn = <Meaning>(read: ReadText<Meaning>): { readonly doubts?: readonly string[] } =>
  read.read && read.doubts.length > 0 ? { doubts: read.doubts } : {}

/** Returns the sentences of a text that are not understood. */
export const unreadOf = <Meaning>(read: ReadText<Meaning>): readonly string[] => (read.read ? [] : read.unread)

/** Makes a program that leaves a text to the player, with the text on one line. */
export const programByHand = (text: string): Program => {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SENTENCE)
  return [line === '' ? { do: 'byHand' } : { do: 'byHand', text: line }]
}

/** Makes the trigger of an attached card whose text is done by hand: its player is asked when the card is attached from the hand (R41). */
export const onceAttached = (text: string): Unasked => ({ triggers: [{ on: 'attached', does: programByHand(text) }] })
