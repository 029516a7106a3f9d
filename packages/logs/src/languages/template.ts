/** Compiles templates of sentences, reads lines with them, and writes sentences with them. */
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Language } from './language.ts'
import { type LoggedCard, SENTENCE_NAMES, type Sentence, type SentenceName, type Slots } from './sentences.ts'

type Slot = keyof Slots

/** A piece of a template: fixed words, a slot, words that mean a value of a slot, or a wildcard. */
type Piece =
  | { readonly piece: 'words'; readonly words: string }
  | { readonly piece: 'slot'; readonly slot: Slot }
  | { readonly piece: 'fixed'; readonly slot: Slot; readonly value: string; readonly words: string }
  | { readonly piece: 'anything' }

const PIECE = /\{(?:(?<anything>\.\.\.)|(?<slot>\w+)(?:=(?<value>\w+):(?<words>[^}]*))?)\}/g

const words = (text: string): readonly Piece[] => (text === '' ? [] : [{ piece: 'words', words: text }])

/** Cuts a template into its pieces. The reader handles the full stop at its end. */
export const parseTemplate = (template: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const match of template.matchAll(PIECE)) {
    const { anything, slot, value, words: said = '' } = match.groups ?? {}
    pieces.push(...words(template.slice(from, match.index)))
    if (anything !== undefined) pieces.push({ piece: 'anything' })
    else if (value === undefined) pieces.push({ piece: 'slot', slot: slot as Slot })
    else pieces.push({ piece: 'fixed', slot: slot as Slot, value, words: said })
    from = match.index + match[0].length
  }
  return [...pieces, ...words(template.slice(from))]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const NUMBERS: ReadonlySet<Slot> = new Set<Slot>(['count', 'amount', 'changed'])
const CARDS: ReadonlySet<Slot> = new Set<Slot>(['card', 'pokemon', 'target'])

type Vocabulary = Language['words']
const vocabularyOf = (language: Language, slot: Slot): Readonly<Record<string, string>> | null =>
  slot in language.words ? language.words[slot as keyof Vocabulary] : null

/** Limits for names and texts, so that a pattern cannot backtrack for long on any line. */
const MAX_NAME_LENGTH = 80
const MAX_TEXT_LENGTH = 240

/** The players' names as in the log, by seat. If one name begins with the other, patterns try the longer name first. */
export type PlayerNames = readonly [string, string]

const patternOf = (slot: Slot, language: Language, players: PlayerNames | null): string => {
  if (NUMBERS.has(slot)) return '(-?\\d{1,5})'
  if (slot === 'player' || slot === 'owner')
    return players === null
      ? `(.{1,${MAX_NAME_LENGTH}})`
      : `(${[...players]
          .sort((one, other) => other.length - one.length)
          .map(escaped)
          .join('|')})`
  const vocabulary = vocabularyOf(language, slot)
  if (vocabulary === null) return slot === 'text' ? `(.{1,${MAX_TEXT_LENGTH}}?)` : `(.{1,${MAX_NAME_LENGTH}}?)`
  return `(${Object.values(vocabulary).map(escaped).join('|')})`
}

/** A template compiled for reading. */
interface Reader {
  readonly says: SentenceName
  readonly pattern: RegExp
  /** The slot of each group in the pattern. */
  readonly slots: readonly Slot[]
  readonly fixed: readonly (readonly [Slot, string])[]
  /** The longest fixed words of the template. A line without them cannot match. */
  readonly needs: string
}

const withoutStop = (text: string): string => text.replace(/\.$/, '')

const readerOf = (says: SentenceName, template: string, language: Language, players: PlayerNames | null): Reader => {
  const pieces = parseTemplate(withoutStop(template))
  const said = pieces.flatMap((piece) => ('words' in piece ? [piece.words] : []))
  const source = pieces.map((piece) =>
    piece.piece === 'slot'
      ? patternOf(piece.slot, language, players)
      : piece.piece === 'anything'
        ? `.{1,${MAX_TEXT_LENGTH}}?`
        : escaped(piece.words),
  )
  return {
    says,
    pattern: new RegExp(`^${source.join('')}$`, 'u'),
    slots: pieces.flatMap((piece) => (piece.piece === 'slot' ? [piece.slot] : [])),
    fixed: pieces.flatMap((piece) => (piece.piece === 'fixed' ? [[piece.slot, piece.value] as const] : [])),
    needs: said.reduce((longest, one) => (one.length > longest.length ? one : longest), ''),
  }
}

const PRINTED = /^\((?<printing>[A-Za-z0-9_-]{1,30})\) (?<name>.+)$/

/** Reads a card in the notation of a log: `Switch`, or `(sv1_194) Switch`. */
export const cardFrom = (text: string): LoggedCard => {
  const { printing, name } = PRINTED.exec(text)?.groups ?? {}
  return name === undefined ? { name: text, printing: null } : { name, printing: printing ?? null }
}

const valueFrom = (slot: Slot, text: string, language: Language, players: PlayerNames | null): unknown => {
  if (NUMBERS.has(slot)) return Number(text)
  if (CARDS.has(slot)) return cardFrom(text)
  if (slot === 'player' || slot === 'owner') return players === null ? text : players.indexOf(text)
  const vocabulary = vocabularyOf(language, slot)
  return vocabulary === null ? text : (Object.keys(vocabulary).find((key) => vocabulary[key] === text) ?? text)
}

const fixedValue = (slot: Slot, value: string): unknown => (NUMBERS.has(slot) ? Number(value) : value)

const NAMES: ReadonlySet<Slot> = new Set<Slot>([...CARDS, 'attack'])

/** Player names of at most this length are not looked for in possessives, because names of cards contain such short names too. */
const SHORT = 2

/** Returns a pattern for a player's name in the possessive, in any of the languages. */
const ownedBy = (players: PlayerNames): RegExp => {
  const names = players.filter((name) => name.length > SHORT).map(escaped)
  return names.length === 0
    ? /(?!)/
    : new RegExp(`(?:^|\\s)(?:${names.join('|')})['’]s |\\s(?:de|von|di) (?:${names.join('|')})$`, 'u')
}

/** Reads one line; null if no template matches. If the players are not known yet, `player` and `owner` are the words in their places. */
export type SentenceReader = (line: string) => Sentence | null

/** Makes a reader for a language and two players, optionally for some kinds of sentences only. */
export const sentenceReader = (
  language: Language,
  players: PlayerNames | null,
  kinds: readonly SentenceName[] = SENTENCE_NAMES,
): SentenceReader => {
  const readers = kinds.flatMap((says) =>
    language.templates[says].map((template) => readerOf(says, template, language, players)),
  )
  const owned = players === null ? null : ownedBy(players)
  const places = Object.values(language.words.place)
  /** True if the text read as a name also contains the owner or the place, which another template reads separately. */
  const holdsTail = (slot: Slot, said: string): boolean =>
    NAMES.has(slot) && (owned?.test(said) === true || places.some((place) => said.endsWith(` ${place}`)))
  return (line) => {
    const text = withoutStop(line)
    for (const { says, pattern, slots, fixed, needs } of readers) {
      if (!text.includes(needs)) continue
      const match = pattern.exec(text)
      if (match === null || slots.some((slot, at) => holdsTail(slot, match[at + 1] ?? ''))) continue
      const values = slots.map((slot, at) => [slot, valueFrom(slot, match[at + 1] ?? '', language, players)])
      const given = fixed.map(([slot, value]) => [slot, fixedValue(slot, value)])
      return Object.fromEntries([['says', says], ...values, ...given]) as unknown as Sentence
    }
    return null
  }
}

const wordsFor = (slot: Slot, value: unknown, language: Language, players: PlayerNames): string => {
  if (slot === 'player' || slot === 'owner') return players[value as PlayerId]
  if (CARDS.has(slot)) {
    const { name, printing } = value as LoggedCard
    return printing === null ? name : `(${printing}) ${name}`
  }
  return vocabularyOf(language, slot)?.[value as string] ?? `${value}`
}

/** Writes a sentence with the first template of its kind that matches its values. */
export const sentenceIn = (language: Language, players: PlayerNames, sentence: Sentence): string => {
  const values = sentence as unknown as Readonly<Record<string, unknown>>
  const fits = (pieces: readonly Piece[]): boolean =>
    pieces.every(
      (piece) =>
        piece.piece === 'words' ||
        (piece.piece === 'fixed' && `${values[piece.slot]}` === piece.value) ||
        (piece.piece === 'slot' && values[piece.slot] !== undefined),
    )
  const template = language.templates[sentence.says].map(parseTemplate).find(fits)
  if (template === undefined) throw new Error(`No template of ${language.name} says ${JSON.stringify(sentence)}.`)
  return template
    .map((piece) =>
      piece.piece === 'slot'
        ? wordsFor(piece.slot, values[piece.slot], language, players)
        : piece.piece === 'anything'
          ? ''
          : piece.words,
    )
    .join('')
}
