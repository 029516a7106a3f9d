/** Lines made of fixed words and names, such as `attach {card} to {pokemon}`: written from their parts, and read back. */
import * as E from '#fp-ts/Either'
import type { Game } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { asWritten, problem, type Unplaced } from './problem.ts'

/** On which table a line is said, and by whom. */
export interface Speaking {
  readonly game: Game
  readonly player: PlayerId
}

/** The parts of what a line says, by name. */
export type Parts = Readonly<Record<string, unknown>>

/** How one part is written and read. The parts that stand before it in the phrase's `order` are known. */
export interface Slot {
  readonly write: (at: Speaking, value: never, parts: Parts) => string
  readonly read: (at: Speaking, text: string, parts: Parts) => E.Either<Unplaced, unknown>
  /** The value by its number in the game, which no name can be mistaken for. */
  readonly numbered?: (value: never) => string
  /** Equal for values that are interchangeable. Absent: only equal values are. */
  readonly key?: (at: Speaking, value: never, parts: Parts) => string
}

/** One way to say something. */
export interface Phrase {
  /** Words and parts: `{card}`, or `{cards:list}` where the slot is called otherwise. At most two parts. */
  readonly words: string
  /** Parts that the words say by themselves. */
  readonly given?: (at: Speaking) => Parts
  /** Whether the words are meant so with these parts. */
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

/** The line that a phrase makes of these parts, or null where it says something else. */
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

/** Ways to tell two parts apart that are looked at. */
const MOST_FILLINGS = 20

/** A text in a hole, and where it begins. */
interface Piece {
  readonly text: string
  readonly from: number
}

/** Every way in which a line could be the words with something in each hole. */
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
    at !== -1 && found.length < MOST_FILLINGS;
    at = lower.indexOf(middle, at + 1)
  )
    if (at + middle.length < end) found.push([piece(first.length, at), piece(at + middle.length, end)])
  return found
}

/** What a line says, or what is wrong with it, where, and how much of it could be read. */
export type PhraseRead =
  | { readonly said: Parts }
  | { readonly wrong: Unplaced; readonly at: number; readonly understood: number }

/** The abilities of a Pokémon can only be looked up once it is known: the last part is read first where it must be. */
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

/** Everything that a line could be by one phrase. */
export const readPhrase = (
  phrase: Phrase,
  slots: Readonly<Record<string, Slot>>,
  at: Speaking,
  text: string,
): readonly PhraseRead[] => {
  const pattern = patternOf(phrase, slots)
  return fillings(pattern, text).flatMap((pieces) => readFilling(phrase, pattern, at, pieces) ?? [])
}

/** A phrase as a sentence shows it: `attach ... to ...`. */
const shown = ({ words }: Phrase): string => words.replace(/\{[^}]*\}/g, '...')

/** Of several ways to read a line, the one that is meant: the only one that can be, or the best reason why there is none. */
export const meantOf = <Said>(
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
    const wrong = problem(
      'ambiguous',
      `${asWritten(text)} can be read in several ways; names in quotes are read as one.`,
    )
    return E.left({ wrong, at: 0 })
  }
  const wrong = read
    .flatMap((one) => ('wrong' in one ? [one] : []))
    .reduce<Extract<PhraseRead, { wrong: unknown }> | null>(
      (best, one) => (best === null || one.understood > best.understood ? one : best),
      null,
    )
  if (wrong !== null) return E.left(wrong)
  const ways = [...new Set(phrases.map(shown))]
  return E.left({
    wrong: problem('unknown', `${asWritten(text)} is nothing that can be done; there is: ${ways.join(', ')}.`, ways),
    at: 0,
  })
}
