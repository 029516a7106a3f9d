/** A language writes every kind of sentence and reads it back with the same meaning. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../src/languages/languages.ts'
import {
  type LoggedCard,
  SENTENCE_KINDS,
  SENTENCE_NAMES,
  type Sentence,
  type Slots,
} from '../src/languages/sentences.ts'
import { type PlayerNames, parseTemplate, sentenceIn, sentenceReader } from '../src/languages/template.ts'

const PLAYERS: PlayerNames = ['Ada_1', 'Ada']

const card: fc.Arbitrary<LoggedCard> = fc.record({
  name: fc.constantFrom("Lillie's Clefairy ex", 'Poké Pad', "Boss's Orders", 'Energy Search', 'Nidoran ♀', 'N'),
  printing: fc.constantFrom(null, 'me2-5_184', 'sv1_254_ph'),
})

const number = fc.integer({ min: 2, max: 340 })
const slots: { readonly [Slot in keyof Slots]: fc.Arbitrary<Slots[Slot]> } = {
  player: fc.constantFrom(0, 1),
  owner: fc.constantFrom(0, 1),
  card,
  pokemon: card,
  target: card,
  attack: fc.constantFrom('Super Psy Bolt', 'Smolder-sault', "Zen's Blade"),
  count: fc.oneof(fc.constant(1), number),
  amount: number,
  changed: number,
  side: fc.constantFrom('heads', 'tails'),
  order: fc.constantFrom('first', 'second'),
  place: fc.constantFrom('active', 'bench'),
  pile: fc.constantFrom('hand', 'deck', 'deckTop', 'deckBottom', 'discard', 'lostZone', 'prizes'),
  condition: fc.constantFrom('Poisoned', 'Burned', 'Asleep', 'Paralyzed', 'Confused'),
  reason: fc.constantFrom('prizes', 'conceded', 'noPokemon', 'deckOut', 'time', 'unknown'),
  text: fc.constantFrom('Grass', 'VSTAR'),
}

const ON_THE_DECK = new Set(['putCardsOnDeck', 'putCardOnDeck'])

const sentences = (says: (typeof SENTENCE_NAMES)[number]): fc.Arbitrary<Sentence> =>
  fc
    .record(Object.fromEntries(SENTENCE_KINDS[says].map((slot) => [slot, slots[slot]])))
    .map((values) => ({ says, ...values }) as unknown as Sentence)
    .filter((sentence) => !ON_THE_DECK.has(says) || !('pile' in sentence) || sentence.pile.startsWith('deck'))
    .filter((sentence) => !ON_THE_DECK.has(says) || !('pile' in sentence) || sentence.pile !== 'deck')

/** Kinds with a part that is not stored, so that they cannot be written back. */
const partly = (template: string | undefined): boolean =>
  parseTemplate(template ?? '').some(({ piece }) => piece === 'anything')

describe.each(languages.map((language) => [language.name, language] as const))('%s', (_, language) => {
  const read = sentenceReader(language, PLAYERS)
  test.each(SENTENCE_NAMES.filter((says) => !partly(language.templates[says][0])))('%s', (says) => {
    fc.assert(
      fc.property(sentences(says), (sentence) => {
        expect(read(sentenceIn(language, PLAYERS, sentence))).toEqual(sentence)
      }),
      { numRuns: 10 },
    )
  })
})
