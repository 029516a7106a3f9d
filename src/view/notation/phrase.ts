/** Writes and reads lines of text by a pattern of fixed words and holes for names, such as `attach {card} to {pokemon}`. */
import * as E from '#fp-ts/Either'
import type { Game } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { problem, quoteInput, type Unplaced } from './problem.ts'

/** The game that a line refers to, and the player who speaks the line. */
export interface Speaking {
  readonly game: Game
  readonly player: PlayerId
}

/** The values in a line, by name. */
export type Parts = Readonly<Record<string, unknown>>

/** Writes and reads one value. `parts` has the other values of the line; in `read`, only those that are read before this one. */
export interface Slot {
  readonly write: (at: Speaking, value: never, parts: Parts) => string
  readonly read: (at: Speaking, text: string, parts: Parts) => E.Either<Unplaced, unknown>
  /** The value by its number in the game, which cannot be mistaken for a name. */
  readonly numbered?: (value: never) => string
  /** A key that is equal for interchangeable values. Default: only equal values are interchangeable. */
  readonly key?: (at: Speaking, value: never, parts: Parts) => string
}

/** One way to phrase an event. */
export interface Phrase {
  /** Words and holes: `{card}`, or `{cards:list}` if the slot has another name. At most two holes. */
  readonly words: string
  /** Values that follow from the words themselves. */
  readonly given?: (at: Speaking) => Parts
  /** False if the words would mean something else with these values. */
  readonly fits?: (at: Speaking, parts: Parts) => boolean
}

interface Hole {
  readonly part: string
  readonly slot: Slot
}

interface Pattern {
  readonly words: readonly string[]
  readonly holes: readonly Hole[]
}

const patternOf = ({ words }: Phrase, slots: Readonly<Record<string, Slot>>): Pattern => {
  const pieces = words.split(/[{}]/)
  return {
    words: pieces.filter((_, index) => index % 2 === 0),
    holes: pieces
      .filter((_, index) => index % 2 === 1)
      .map((piece) => {
        const [part = '', slot = part] = piece.split(':')
        return { part, slot: slots[slot] as Slot }
      }),
  }
}

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The line for these values, or null if the phrase would mean something else with them. */
export const writePhrase = (
  phrase: Phrase,
  slots: Readonly<Record<string, Slot>>,
  at: Speaking,
  parts: Parts,
  numbered: boolean,
): string | null => {
  const { words, holes } = patternOf(phrase, slots)
  const given = Object.entries(phrase.given?.(at) ?? {})
  if (!given.every(([part, value]) => equal(parts[part], value))) return null
  if (phrase.fits?.(at, parts) === false) return null
  return words.map((word, index) => `${index === 0 ? '' : said(holes[index - 1], at, parts, numbered)}${word}`).join('')
}

const said = (hole: Hole | undefined, at: Speaking, parts: Parts, numbered: boolean): string => {
  if (hole === undefined) return ''
  const value = parts[hole.part] as never
  return (numbered ? hole.slot.numbered?.(value) : undefined) ?? hole.slot.write(at, value, parts)
}

/** The maximum number of ways to split a line at its holes that are tried. */
const MAX_FILLINGS = 20

/** The text in a hole, and where it begins. */
interface Piece {
  readonly text: string
  readonly from: number
}

/** Every way to match a line to the words, with some text in each hole. */
const fillings = ({ words }: Pattern, text: string): readonly (readonly Piece[])[] => {
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const [first = '', middle, last] = words.map((word) => word.toLowerCase())
  const piece = (from: number, to: number): Piece => ({ text: text.slice(from, to), from })
  if (middle === undefined) return lower === first ? [[]] : []
  const end = text.length - (last ?? middle).length
  if (!lower.startsWith(first) || !lower.endsWith(last ?? middle) || end <= first.length) return []
  if (last === undefined) return [[piece(first.length, end)]]
  const found: (readonly Piece[])[] = []
  for (
    let at = lower.indexOf(middle, first.length + 1);
    at !== -1 && found.length < MAX_FILLINGS;
    at = lower.indexOf(middle, at + 1)
  )
    if (at + middle.length < end) found.push([piece(first.length, at), piece(at + middle.length, end)])
  return found
}

/** The parts that were read from a line. Otherwise the problem, its place, and how much of the line could be read. */
export type PhraseRead =
  | { readonly said: Parts }
  | { readonly wrong: Unplaced; readonly at: number; readonly understood: number }

/** The order in which holes are read: an Ability can be found only if its Pokémon is known, so the last hole may come first. */
const inOrder = (holes: readonly Hole[]): readonly number[] => {
  const indexes = holes.map((_, index) => index)
  return holes.some(({ part }) => part === 'ability') ? indexes.reverse() : indexes
}

const readFilling = (phrase: Phrase, pattern: Pattern, at: Speaking, pieces: readonly Piece[]): PhraseRead | null => {
  let parts: Parts = phrase.given?.(at) ?? {}
  const words = pattern.words.join('').length
  for (const [done, index] of inOrder(pattern.holes).entries()) {
    const [hole, piece] = [pattern.holes[index], pieces[index]]
    if (hole === undefined || piece === undefined) return null
    const read = hole.slot.read(at, piece.text, parts)
    if (E.isLeft(read)) return { wrong: read.left, at: piece.from, understood: done * 1000 + words }
    parts = { ...parts, [hole.part]: read.right }
  }
  return phrase.fits?.(at, parts) === false ? null : { said: parts }
}

/** Every possible reading of a line under one phrase. */
export const readPhrase = (
  phrase: Phrase,
  slots: Readonly<Record<string, Slot>>,
  at: Speaking,
  text: string,
): readonly PhraseRead[] => {
  const pattern = patternOf(phrase, slots)
  return fillings(pattern, text).flatMap((pieces) => readFilling(phrase, pattern, at, pieces) ?? [])
}

/** A phrase as an error message shows it: `attach ... to ...`. */
const shown = ({ words }: Phrase): string => words.replace(/\{[^}]*\}/g, '...')

/** Chooses among several readings of a line: the only possible one, or the most helpful problem. */
export const chooseReading = <Said>(
  read: readonly PhraseRead[],
  phrases: readonly Phrase[],
  text: string,
  sayOf: (parts: Parts, index: number) => Said,
): E.Either<{ readonly wrong: Unplaced; readonly at: number }, Said> => {
  const meanings = new Map<string, Said>()
  for (const [index, one] of read.entries())
    if ('said' in one) {
      const meaning = sayOf(one.said, index)
      meanings.set(JSON.stringify(meaning), meaning)
    }
  const [first, second] = meanings.values()
  if (first !== undefined && second === undefined) return E.right(first)
  if (first !== undefined) {
    const wrong = problem('ambiguous', `${quoteInput(text)} can be read in several ways; put names in quotes.`)
    return E.left({ wrong, at: 0 })
  }
  const wrong = read
    .flatMap((one) => ('wrong' in one ? [one] : []))
    .reduce<Extract<PhraseRead, { wrong: unknown }> | null>(
      (best, one) => (best === null || one.understood > best.understood ? one : best),
      null,
    )
  if (wrong !== null) return E.left(wrong)
  return E.left({ wrong: unknownAction(phrases, text), at: 0 })
}

const firstWord = (text: string): string => (text.split(' ')[0] ?? '').toLowerCase()

/** The known actions, or only those with the first word of the text. */
const unknownAction = (phrases: readonly Phrase[], text: string): Unplaced => {
  const known = [...new Set(phrases.map(shown))]
  const alike = known.filter((way) => firstWord(way) === firstWord(text))
  const [which, ways] =
    alike.length === 0 ? ['the known actions', known] : [`the actions that begin with "${firstWord(text)}"`, alike]
  return problem('unknown', `${quoteInput(text)} is not a known action; ${which} are: ${ways.join(', ')}.`, ways)
}
