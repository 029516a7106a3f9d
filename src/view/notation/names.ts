/**
 * Writes and finds the names of cards in a text. A card is written by its printed name if the name finds only that card, otherwise by its
 * id; a name that could be misread is in quotes.
 */
import { memoize } from '../../game/board/memoize.ts'
import { cards as ALL_CARDS } from '../../game/cards/cards.ts'
import type { CardDefinition, DefinitionId } from '../../game/model/cards.ts'
import { joinNames, problem, type Unplaced } from './problem.ts'

/** An unknown card, as in a player's view. */
export const UNKNOWN_CARD = '?'
/** A pile without cards. */
export const NOTHING = 'nothing'

/** Words with a meaning of their own in the line of a Pokémon, which therefore cannot be part of a bare name. */
export const BOARD_WORDS = ['new', 'evolved', 'used', 'Asleep', 'Confused', 'Paralyzed', 'Poisoned', 'Burned'] as const

const MAX_NAME_LENGTH = 60

const BARE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&!+-]*(?: [\p{L}\p{M}\p{N}'’.&!+-]+)*$/u
const WORDS = new Set<string>([...BOARD_WORDS, NOTHING])
const MEANS_SOMETHING = /^(?:-\d+|x\d+)$/

/** True if a name can be written without quotes. */
const isBare = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH &&
  BARE.test(name) &&
  !name.split(' ').some((word) => WORDS.has(word) || MEANS_SOMETHING.test(word))

/** A name as it is written: bare, or in quotes as in JSON. */
export const quoteName = (name: string): string => (isBare(name) ? name : JSON.stringify(name))

/** A name without its quotes, or null where the quotes do not close. */
export const unquote = (text: string): string | null => {
  if (!text.startsWith('"')) return text
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'string' ? read : null
  } catch {
    return null
  }
}

/** A name normalized for comparison: case and accents are ignored. */
export const foldName = (name: string): string => (ASCII.test(name) ? name.toLowerCase() : foldedLetters(name))

const ASCII = /^[ -~]*$/

const foldedLetters = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** The cards that a text may name. */
export interface Catalogue {
  /** The definition for a name or an id. */
  readonly find: (name: string) => CardDefinition | Unplaced
  /** The text to write for a definition. */
  readonly nameOf: (definition: DefinitionId) => string
}

const MAX_GUESSES = 12

/** Suggestions for an unknown name: names with the same first three letters, and names that contain the unknown name. */
const alike = (name: string, names: Iterable<string>): readonly string[] => {
  const wanted = foldName(name)
  const start = wanted.slice(0, 3)
  const found: string[] = []
  for (const one of names) {
    if (found.length === MAX_GUESSES) break
    const other = foldName(one)
    if (wanted !== '' && (other.startsWith(start) || other.includes(wanted))) found.push(one)
  }
  return found
}

const byName = (cards: Iterable<CardDefinition>): ReadonlyMap<string, readonly CardDefinition[]> => {
  const found = new Map<string, CardDefinition[]>()
  for (const card of cards) {
    const key = foldName(card.name)
    const same = found.get(key)
    if (same === undefined) found.set(key, [card])
    else same.push(card)
  }
  return found
}

/** Cards by their ids and by their names. */
interface Tier {
  readonly ids: ReadonlyMap<DefinitionId, CardDefinition>
  readonly names: ReadonlyMap<string, readonly CardDefinition[]>
}

const tierOf = (cards: readonly CardDefinition[]): Tier => ({
  ids: new Map(cards.map((card) => [card.id, card])),
  names: byName(cards),
})

const printedTier = memoize((printed: typeof ALL_CARDS): Tier => tierOf(Object.values(printed)))

/**
 * The catalogue of custom cards and the cards of the package. Custom cards are searched first, and ids before names. A name is found only
 * if a single card has it.
 */
export const catalogueOf = (own: readonly CardDefinition[]): Catalogue => {
  const [mine, printed] = [tierOf(own), printedTier(ALL_CARDS)]
  const ofId = (id: DefinitionId): CardDefinition | undefined => mine.ids.get(id) ?? printed.ids.get(id)
  const ofName = (name: string): readonly CardDefinition[] => {
    const key = foldName(name)
    return mine.names.get(key) ?? (printed.names.get(key) ?? []).filter(({ id }) => !mine.ids.has(id))
  }
  const find = (name: string): CardDefinition | Unplaced => {
    const byId = ofId(name)
    if (byId !== undefined) return byId
    const found = ofName(name)
    const [first, second] = found
    if (first !== undefined && second === undefined) return first
    if (first !== undefined) {
      const candidates = found.map(({ id }) => id)
      return problem(
        'ambiguous',
        `Several cards are called ${name}; write the id: ${joinNames(candidates)}.`,
        candidates,
      )
    }
    const guesses = alike(name, new Set([...own, ...Object.values(ALL_CARDS)].map((card) => card.name)))
    const hint = guesses.length === 0 ? '' : ` Is one of these meant: ${joinNames(guesses)}?`
    return problem(
      'unknown',
      `There is no card called ${JSON.stringify(name.slice(0, MAX_NAME_LENGTH))}.${hint}`,
      guesses,
    )
  }
  const nameOf = (definition: DefinitionId): string => {
    const name = ofId(definition)?.name
    if (name === undefined || name.length > MAX_NAME_LENGTH) return definition
    const back = find(name)
    return 'id' in back && back.id === definition ? quoteName(name) : definition
  }
  return { find, nameOf }
}
