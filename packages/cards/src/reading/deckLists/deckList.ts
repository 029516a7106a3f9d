/**
 * Reads a deck list as Pokémon TCG Live and deck sites write it: how many, which card, the code of its set and its number. Whatever is not
 * a card that is known is named with its line, and the rest is read.
 */
import { type CardDefinition, type DefinitionId, ENERGY_TYPES } from 'ptcg-turn-engine/model'
import { isAutomatic, type ReadCard } from '../cards/readCard.ts'
import { type ListedCard, listedCard, saysNoCard } from './line.ts'
import { GALLERIES, SET_CODES } from './setCodes.ts'

/** A remark on a line. */
export interface DeckListRemark {
  /** Counted from 1. */
  readonly line: number
  /**
   * `unreadable`: not a line of a deck list. `unknown`: no such card among those given. `otherPrinting`: the printing is not known, and the
   * same card in another one was taken. `byHand`: a text of the card is done by hand.
   */
  readonly remark: 'unreadable' | 'unknown' | 'otherPrinting' | 'byHand'
  /** One sentence. */
  readonly message: string
}

/** A deck list as it was read. */
export interface ReadDeckList {
  /** An id for each card that was found, in the order of the list. */
  readonly cards: readonly DefinitionId[]
  readonly remarks: readonly DeckListRemark[]
}

/** Characters and lines of a list. */
const MAX_CHARACTERS = 20_000
const MAX_LINES = 200

/** Accents, apostrophes and what stands in brackets differ from list to list. */
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

/** The type of a basic Energy card by its name: `Basic {R} Energy`, `Basic Fire Energy`, `Fire Energy`. */
const basicEnergy = (name: string): string | null => {
  const [, type = ''] = BASIC_ENERGY.exec(name.trim()) ?? []
  if (type === '') return null
  const spelled = type.startsWith('{') ? TYPES_BY_LETTER.get(type.charAt(1).toUpperCase()) : type
  return spelled?.toLowerCase() ?? null
}

const idOf = ({ set, number }: ListedCard): DefinitionId | null => {
  if (set === null || number === null) return null
  const code = SET_CODES[set.toUpperCase()] ?? set.toLowerCase()
  const [, letters = ''] = /^([A-Za-z]*)\d/.exec(number) ?? []
  return `${code}${GALLERIES[letters.toUpperCase()] ?? ''}-${number}`
}

interface Found {
  readonly card: ReadCard
  readonly isOther: boolean
}

/** Trainer and Energy cards are the same card whatever their printing; of a Pokémon, one that is alone in its set with its name. */
const otherPrinting = (listed: ListedCard, named: readonly ReadCard[], id: DefinitionId | null): ReadCard | null => {
  const same = named.filter(({ definition }) => definition.kind !== 'Pokemon')
  if (same.length > 0) return same[0] ?? null
  const set = id === null ? null : id.slice(0, id.lastIndexOf('-'))
  const inSet = set === null ? named : named.filter(({ definition }) => definition.id.startsWith(`${set}-`))
  return inSet.length === 1 && (listed.set !== null || named.length === 1) ? (inSet[0] ?? null) : null
}

const find = (listed: ListedCard, cards: readonly ReadCard[]): Found | null => {
  const type = basicEnergy(listed.name)
  const isBasic = ({ kind, name, ...rest }: CardDefinition): boolean =>
    kind === 'Energy' && 'basic' in rest && rest.basic && name.toLowerCase() === `${type} energy`
  if (type !== null) {
    const card = cards.find(({ definition }) => isBasic(definition))
    return card === undefined ? null : { card, isOther: false }
  }
  const named = cards.filter(({ definition }) => plain(definition.name) === plain(listed.name))
  const id = idOf(listed)
  const exact = named.find(({ definition }) => definition.id === id)
  if (exact !== undefined) return { card: exact, isOther: false }
  const card = otherPrinting(listed, named, id)
  return card === null ? null : { card, isOther: listed.set !== null }
}

const remarksOn = (line: number, text: string, { card, isOther }: Found): readonly DeckListRemark[] => [
  ...(isOther
    ? [
        {
          line,
          remark: 'otherPrinting' as const,
          message: `"${text}" is read as ${card.definition.name} ${card.definition.id}.`,
        },
      ]
    : []),
  ...(isAutomatic(card)
    ? []
    : [
        {
          line,
          remark: 'byHand' as const,
          message: `${card.definition.name} ${card.definition.id} is known only in part: ${card.texts
            .filter(({ unread }) => unread.length > 0)
            .map(({ name }) => name)
            .join(' and ')} is done by hand.`,
        },
      ]),
]

/** Reads a deck list. `cards` are those that `readCards` or a catalogue gives. Never throws. */
export const readDeckList = (text: string, cards: readonly ReadCard[]): ReadDeckList => {
  const refused = (message: string): ReadDeckList => ({
    cards: [],
    remarks: [{ line: 1, remark: 'unreadable', message }],
  })
  if (text.length > MAX_CHARACTERS) return refused(`A deck list has at most ${MAX_CHARACTERS} characters.`)
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > MAX_LINES) return refused(`A deck list has at most ${MAX_LINES} lines.`)
  const ids: DefinitionId[] = []
  const remarks: DeckListRemark[] = []
  for (const [index, written] of lines.entries()) {
    const line = index + 1
    const shown = written.trim()
    if (saysNoCard(shown)) continue
    const listed = listedCard(shown)
    if (listed === null) {
      remarks.push({
        line,
        remark: 'unreadable',
        message: `"${shown}" is no line of a deck list such as "3 Pikachu SSH 65".`,
      })
      continue
    }
    const found = find(listed, cards)
    if (found === null) {
      remarks.push({ line, remark: 'unknown', message: `No card "${shown}" is known.` })
      continue
    }
    for (let copy = 0; copy < listed.copies; copy += 1) ids.push(found.card.definition.id)
    remarks.push(...remarksOn(line, shown, found))
  }
  return { cards: ids, remarks }
}
