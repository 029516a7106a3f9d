/** Finds the card that a line of a deck list means: by its set and number, or by its name if only one card can be meant. */
import { dequal } from 'dequal'
import { cards as own } from 'ptcg-turn-engine'
import { type CardDefinition, type DefinitionId, ENERGY_TYPES } from 'ptcg-turn-engine/model'
import { isAutomatic, type ReadCard } from '../cards/readCard.ts'
import type { ListedCard } from './line.ts'
import { GALLERIES, SET_CODES } from './setCodes.ts'

/** The card that a line means. `isOther`: its printing differs from the one in the line. */
export interface FoundCard {
  readonly card: ReadCard
  readonly isOther: boolean
}

/** The cards that a line may mean: none, or several printings. */
interface NotFound {
  readonly oneOf: readonly DefinitionId[]
}

/** Looks up the cards that lines of a deck list mean, by the contents of each line. */
interface Finder {
  /** True if a word is the code of a set. */
  readonly isCode: (word: string) => boolean
  readonly find: (listed: ListedCard) => FoundCard | NotFound
}

/** Removes accents and words in brackets, and unifies apostrophes and case, because lists differ in all of these. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s*\([^)]*\)/g, '')
    .trim()
    .toLowerCase()

const LETTERS = 'GRWLPFDMYC'
const TYPES_BY_LETTER = new Map(
  [...LETTERS].map((letter, index) => [
    letter,
    ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Fairy', 'Colorless'][index],
  ]),
)
const BASIC_ENERGY = new RegExp(`^(?:basic )?(${ENERGY_TYPES.join('|')}|\\{[${LETTERS}]\\}) energy$`, 'i')

/**
 * Returns the type in the name of a basic Energy card, in lower case, or null: `Basic {R} Energy`, `Basic Fire Energy` and `Fire Energy`
 * are `fire`.
 */
const basicEnergy = (name: string): string | null => {
  const [, type = ''] = BASIC_ENERGY.exec(name.trim()) ?? []
  if (type === '') return null
  const spelled = type.startsWith('{') ? TYPES_BY_LETTER.get(type.charAt(1).toUpperCase()) : type
  return spelled?.toLowerCase() ?? null
}

/** Removes leading letters and zeros: `SWSH049` becomes `49`. */
const digitsOf = (number: string): string => number.replace(/^[A-Za-z]*0*(?=\d)/, '')

const setOf = (id: DefinitionId): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

const numberIn = (id: DefinitionId): string => digitsOf(id.slice(id.lastIndexOf('-') + 1))

/**
 * Returns the parts of a card that must be equal in all its printings. The Basic Pokémon of its evolution line is left out, because it is
 * known only if all cards of the evolution line were read.
 */
const sameIn = ({ definition }: ReadCard): object => {
  const { fromBasic: _, ...rest } = { fromBasic: null, ...definition, id: '' }
  return rest
}

const sameCard = (cards: readonly ReadCard[]): ReadCard | null => {
  const [first, ...others] = cards
  return first !== undefined && others.every((one) => dequal(sameIn(one), sameIn(first))) ? first : null
}

/**
 * Returns the only card that a name can mean, or null. Trainer and Energy cards are the same card in every printing (4DA), so a printing
 * whose text is understood replaces printings with older wordings.
 */
const onlyOne = (cards: readonly ReadCard[]): ReadCard | null => {
  if (cards.some(({ definition }) => definition.kind === 'Pokemon')) return sameCard(cards)
  const understood = cards.filter(isAutomatic)
  // the engine's own definitions are written by hand, so they differ from the read ones although they mean the same
  const read = understood.filter(({ definition }) => !dequal(own[definition.id], definition))
  return sameCard(read.length > 0 ? read : understood.length > 0 ? understood : cards)
}

/** Makes a finder for these cards. */
export const finderOf = (cards: readonly ReadCard[]): Finder => {
  const byName = new Map<string, ReadCard[]>()
  const codes = new Map(Object.entries(SET_CODES))
  for (const card of cards) {
    const name = plain(card.definition.name)
    byName.set(name, [...(byName.get(name) ?? []), card])
    if (card.setCode !== undefined) codes.set(card.setCode.toUpperCase(), setOf(card.definition.id))
  }
  const sets = new Set(cards.map(({ definition }) => setOf(definition.id)))

  const ofBasicEnergy = (type: string): FoundCard | NotFound => {
    const isBasic = (one: CardDefinition): boolean => one.kind === 'Energy' && one.basic
    const card = byName.get(`${type} energy`)?.find(({ definition }) => isBasic(definition))
    return card === undefined ? { oneOf: [] } : { card, isOther: false }
  }

  const find = ({ name, set, number }: ListedCard): FoundCard | NotFound => {
    const type = basicEnergy(name)
    if (type !== null) return ofBasicEnergy(type)
    const named = byName.get(plain(name)) ?? []
    const code = set === null ? null : (codes.get(set.toUpperCase()) ?? set.toLowerCase())
    const [, letters = ''] = /^([A-Za-z]*)\d/.exec(number ?? '') ?? []
    const gallery = code === null ? null : `${code}${GALLERIES[letters.toUpperCase()] ?? ''}`
    const inSet = named.filter(({ definition: { id } }) => setOf(id) === gallery || setOf(id) === code)
    const numbered = (all: readonly ReadCard[]): readonly ReadCard[] =>
      number === null ? [] : all.filter(({ definition: { id } }) => numberIn(id) === digitsOf(number))
    const [exact] = numbered(inSet)
    if (exact !== undefined) return { card: exact, isOther: false }
    // If the set code is unknown, the number may identify the printing.
    const isKnown = code !== null && sets.has(code)
    const likely = inSet.length > 0 ? inSet : code !== null && !isKnown ? numbered(named) : []
    const card = onlyOne(likely) ?? onlyOne(named)
    return card === null
      ? { oneOf: (inSet.length > 0 ? inSet : named).map(({ definition }) => definition.id) }
      : { card, isOther: set !== null && (number !== null || inSet.length === 0) }
  }
  return { isCode: (word) => codes.has(word.toUpperCase()), find }
}
