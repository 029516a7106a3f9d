/**
 * Reads a deck list as Pokémon TCG Live and deck sites write it: the number of copies, the name, the set code and the
 * number of each card. Lines with unknown cards are reported, and all others are read.
 */
import type { CardDefinition, DefinitionId } from 'ptcg-turn-engine/model'
import { isAutomatic, type ReadCard } from '../cards/readCard.ts'
import { type FoundCard, finderOf } from './finding.ts'
import { listedCard, saysNoCard } from './line.ts'

/** A remark on one line of a deck list. */
export interface DeckListRemark {
  /** Counted from 1. */
  readonly line: number
  /**
   * `unreadable`: the line is not one of a deck list, or the list is too long. `unknown`: the card is not among the given cards. `unclear`:
   * the line fits several cards. `otherPrinting`: the printing is not known, and another printing of the card was taken. `byHand`: a text
   * of the card is done by hand.
   */
  readonly remark: 'unreadable' | 'unknown' | 'unclear' | 'otherPrinting' | 'byHand'
  /** One sentence. */
  readonly message: string
}

/** A card of a list that is not among the given cards. */
export interface MissingCard {
  /** The name as written in the line. */
  readonly name: string
  readonly copies: number
}

/** The result of reading a deck list. */
export interface ReadDeckList {
  /** An id for each card that was found, in the order of the list. */
  readonly cards: readonly DefinitionId[]
  /** Cards that were not found, with the number of copies that their lines ask for. */
  readonly missing: readonly MissingCard[]
  readonly remarks: readonly DeckListRemark[]
}

/** The maximum number of characters and of lines in a list. */
const MAX_CHARACTERS = 20_000
const MAX_LINES = 200

const remarksOn = (line: number, text: string, { card, isOther }: FoundCard): readonly DeckListRemark[] => [
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

/** Reads a deck list. `cards` are cards of `readCards`, or definitions such as those of `cardsOfSet`. Never throws. */
export const readDeckList = (text: string, cards: readonly (ReadCard | CardDefinition)[]): ReadDeckList => {
  const refused = (message: string): ReadDeckList => ({
    cards: [],
    missing: [],
    remarks: [{ line: 1, remark: 'unreadable', message }],
  })
  if (text.length > MAX_CHARACTERS) return refused(`A deck list has at most ${MAX_CHARACTERS} characters.`)
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > MAX_LINES) return refused(`A deck list has at most ${MAX_LINES} lines.`)
  const finder = finderOf(cards.map((card) => ('definition' in card ? card : { definition: card, texts: [] })))
  const ids: DefinitionId[] = []
  const missing: MissingCard[] = []
  const remarks: DeckListRemark[] = []
  for (const [index, written] of lines.entries()) {
    const line = index + 1
    const shown = written.trim()
    if (saysNoCard(shown)) continue
    const listed = listedCard(shown, finder.isCode)
    if (listed === null) {
      remarks.push({
        line,
        remark: 'unreadable',
        message: `"${shown}" is not a line of a deck list, such as "3 Pikachu SSH 65".`,
      })
      continue
    }
    const found = finder.find(listed)
    if (!('card' in found)) {
      missing.push({ name: listed.name, copies: listed.copies })
      const [first, second] = found.oneOf
      remarks.push(
        first === undefined || second === undefined
          ? { line, remark: 'unknown', message: `No card is known for the line "${shown}".` }
          : {
              line,
              remark: 'unclear',
              message: `"${shown}" may be ${first} or ${second}: its set and number match no card.`,
            },
      )
      continue
    }
    for (let copy = 0; copy < listed.copies; copy += 1) ids.push(found.card.definition.id)
    remarks.push(...remarksOn(line, shown, found))
  }
  return { cards: ids, missing, remarks }
}
