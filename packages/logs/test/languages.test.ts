/** A language writes every kind of sentence and reads it back with the same meaning. */
import fc from 'fast-check'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { describe, expect, test } from 'vitest'
import { english } from '../src/languages/english.ts'
import type { Language } from '../src/languages/language.ts'
import { languages } from '../src/languages/languages.ts'
import { inLatinAmerica } from '../src/languages/preterite.ts'
import {
  type LoggedCard,
  SENTENCE_KINDS,
  SENTENCE_NAMES,
  type Sentence,
  type Slots,
} from '../src/languages/sentences.ts'
import { spanish } from '../src/languages/spanish.ts'
import { type PlayerNames, parseTemplate, sentenceIn, sentenceReader } from '../src/languages/template.ts'
import type { Entry } from '../src/reading/battleLog.ts'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { loggedGame } from './planted/game.ts'

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

/** Spanish with the verbs and the deck of Latin America; this language writes the Spanish of Spain. */
const latinAmerican: Language = {
  ...spanish,
  name: 'Spanish of Latin America',
  templates: Object.fromEntries(
    SENTENCE_NAMES.map((says) => [
      says,
      spanish.templates[says].map((template) =>
        inLatinAmerica(template).replaceAll('la baraja', 'el mazo').replaceAll('baraja', 'mazo'),
      ),
    ]),
  ) as unknown as Language['templates'],
}
const languagesByName = [...languages, latinAmerican].map((language) => [language.name, language] as const)

/** A Pokémon of a player in each language, for templates that only have a slot for it. */
const WHOSE: { readonly [Id in Language['id']]: string } = {
  ...{ en: "Ada's Zubat", de: 'Zubat von Ada', es: 'Zubat de Ada' },
  ...{ fr: 'Zubat de Ada', it: 'Zubat di Ada', pt: 'Zubat de Ada' },
}

/** A template with a value in each slot. */
const filled = (template: string, { id, words }: Language): string =>
  parseTemplate(template)
    .map((piece) => {
      if (piece.piece !== 'slot') return 'words' in piece ? piece.words : WHOSE[id]
      const values = piece.slot in words ? Object.values(words[piece.slot as keyof Language['words']]) : []
      const known: { readonly [slot: string]: string } = { player: PLAYERS[0], owner: PLAYERS[1], attack: 'Leech Life' }
      return values[0] ?? known[piece.slot] ?? (['count', 'amount', 'changed'].includes(piece.slot) ? '2' : 'Golbat')
    })
    .join('')

describe.each(languagesByName)('every template of %s', (_, language) => {
  const read = sentenceReader(language, PLAYERS)
  test.each(SENTENCE_NAMES)('is read as %s', (says) => {
    for (const template of language.templates[says])
      expect([template, read(filled(template, language))?.says]).toEqual([template, says])
  })
})

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

const games = [4, 5, 6].map((seed) => loggedGame(seed))
const named = languagesByName.flatMap(([name, language]) =>
  games.map((game, at) => [name, at, language, game] as const),
)

describe.each(named)('a log in %s, game %i', (_, __, language, game) => {
  const inEnglish = readBattleLog(game.text)
  const players = inEnglish.players ?? PLAYERS
  const lines = (entry: Entry, depth: number): readonly string[] => [
    `${['', '- ', '   • '][depth]}${sentenceIn(language, players, entry.sentence)}`,
    ...(entry.cards === null
      ? []
      : [`   • ${entry.cards.map(({ name, printing }) => `(${printing}) ${name}`).join(', ')}`]),
    ...entry.under.flatMap((under) => lines(under, depth + 1)),
  ]
  const log = readBattleLog(inEnglish.entries.flatMap((entry) => lines(entry, 0)).join('\n'))

  test('every line is understood', () => {
    expect(log.problems).toEqual([])
    expect(log.language).toBe(language.id)
  })

  test('the verdicts equal those of English', () => {
    const verdictsOf = (one: typeof log) =>
      refereeLog(one, { cards: game.cards, whole: true, ruleset: swordAndShield }).verdicts.map(
        ({ action, verdict }) => [action, verdict],
      )
    expect(verdictsOf(log)).toEqual(verdictsOf(inEnglish))
  })

  test('a turn that names nobody belongs to the player whose turn it is', () => {
    const text = inEnglish.entries.flatMap((entry) => lines(entry, 0))
    const begins = language.templates.turnBegan[0] as string
    const unnamed = text.map((line) =>
      players.some((name) => line === begins.replace('{player}', name))
        ? begins.replace('{player}', '[playerName]')
        : line,
    )
    expect(readBattleLog(unnamed.join('\n')).entries).toEqual(log.entries)
  })
})

test('a line is not understood if a name would have to contain the rest of a sentence', () => {
  const read = sentenceReader(english, PLAYERS)
  expect(read("Ada devolved Ada_1's Ada's Krabby to Krabby on the Bench.")).toBeNull()
  expect(read('Ada played Krabby on the Bench.')).toBeNull()
  expect(read("Ada's N's Zorua used Nab.")).toMatchObject({ pokemon: { name: "N's Zorua" } })
})
