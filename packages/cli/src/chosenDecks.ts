/**
 * The two decks of a game as given on the command line: the engine's decks, well-known decks, or files of deck
 * lists.
 */
import { basename } from 'node:path'
import pc from 'picocolors'
import { type Deck, decks, cards as own, type RulesetId } from 'ptcg-turn-engine'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { ALL_SETS, isFile, printedCards, wellKnownDecks } from './printedSets.ts'
import { UsageError } from './usageError.ts'

/** Two decks, the cards in them that the engine's package lacks, and their era. */
export interface ChosenDecks {
  readonly era?: RulesetId
  readonly decks: readonly [Deck, Deck]
  readonly cards: readonly CardDefinition[]
}

export const DECK_NAMES = Object.keys(decks)

const known = (name: string): name is keyof typeof decks => Object.hasOwn(decks, name)

const remark = (text: string): void => {
  process.stderr.write(`${pc.yellow(printable(text))}\n`)
}

/** Reads files of deck lists. Loads the readers of lists and cards only when it is called. */
const fromFiles = async (names: readonly string[], cardFiles: readonly string[]): Promise<readonly ReadDeck[]> => {
  const [{ readDeckList }, { readFileText }] = await Promise.all([
    import('ptcg-turn-engine-cards'),
    import('ptcg-turn-engine-fuzz/internal/campaign/file'),
  ])
  const printed = await printedCards(cardFiles.length === 0 ? [ALL_SETS] : cardFiles)
  const cards = [...Object.values(own), ...printed]
  return names.map((name) => {
    const text = readFileText(name)
    if (text._tag === 'Left') throw new UsageError(text.left)
    const list = readDeckList(text.right, cards)
    if (list.cards.length === 0)
      throw new UsageError(
        `${name} names no known card. If it is a deck list, name the sets or files of its cards with --cards.`,
      )
    for (const { line, message } of list.remarks) remark(`${basename(name)}, line ${line}: ${message}`)
    const missing = list.remarks.find(({ remark: kind }) => kind === 'unreadable' || kind === 'unknown')
    if (missing !== undefined)
      throw new UsageError(
        `${name} cannot be played: some of its cards are not known. Name their sets or files with --cards.`,
      )
    // The engine's own definition of a card replaces a printed one.
    const used = new Set(list.cards.filter((id) => !Object.hasOwn(own, id)))
    return {
      deck: { name: basename(name).replace(/\.\w+$/, ''), cards: list.cards },
      cards: printed.flatMap(({ definition }) => (used.has(definition.id) ? [definition] : [])),
    }
  })
}

/** Well-known decks, with their cards. */
const readWellKnown = async (names: readonly string[]): Promise<readonly ReadDeck[]> => {
  const { decks: theirs, cardsOf } = await wellKnownDecks()
  return Promise.all(
    names.map(async (name) => {
      if (!Object.hasOwn(theirs, name))
        throw new UsageError(
          `There is no deck "${name}". There are: ${[...DECK_NAMES, ...Object.keys(theirs)].join(', ')}; or name a file of a deck list.`,
        )
      const deck: Deck = theirs[name as keyof typeof theirs]
      return { deck, cards: await cardsOf(deck) }
    }),
  )
}

interface ReadDeck {
  readonly deck: Deck
  readonly cards: readonly CardDefinition[]
}

/** Reads the two decks, or throws a `UsageError` that names the deck at fault. */
export const chosenDecks = async (
  names: readonly [string, string],
  cardFiles: readonly string[] = [],
  era?: RulesetId,
): Promise<ChosenDecks> => {
  const others = [...new Set(names.filter((name) => !known(name)))]
  const files = others.filter(isFile)
  const theirs = others.filter((name) => !isFile(name))
  // A missing set or file is refused even if no deck list needs it.
  if (files.length === 0 && cardFiles.length > 0) await printedCards(cardFiles)
  const read = [
    ...(files.length === 0 ? [] : await fromFiles(files, cardFiles)),
    ...(theirs.length === 0 ? [] : await readWellKnown(theirs)),
  ]
  const order = [...files, ...theirs]
  const deckOf = (name: string): Deck => (known(name) ? decks[name] : (read[order.indexOf(name)] as ReadDeck).deck)
  const cards = new Map(read.flatMap((one) => one.cards).map((card) => [card.id, card]))
  return {
    decks: [deckOf(names[0]), deckOf(names[1])],
    cards: [...cards.values()],
    ...(era === undefined ? {} : { era }),
  }
}
