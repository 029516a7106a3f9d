/** The two decks of a game as a person names them: decks of this package, or files of deck lists with the printed cards that they need. */
import { basename } from 'node:path'
import pc from 'picocolors'
import { cards as own } from '../../game/cards/cards.ts'
import { type Deck, decks } from '../../game/cards/decks.ts'
import { printable } from '../../game/json/printable.ts'
import type { CardDefinition } from '../../game/model/cards.ts'
import type { ReadCard } from '../../game/printed/index.ts'
import { CannotAsk } from './cannotAsk.ts'

/** Two decks, and the cards in them that the package does not have. */
export interface ChosenDecks {
  readonly decks: readonly [Deck, Deck]
  readonly cards: readonly CardDefinition[]
}

export const DECK_NAMES = Object.keys(decks)

const known = (name: string): name is keyof typeof decks => Object.hasOwn(decks, name)

/** A file of a deck list, told by its name. */
const isFile = (name: string): boolean => /[./\\]/.test(name)

const remark = (text: string): void => {
  process.stderr.write(`${pc.yellow(printable(text))}\n`)
}

/** What reads lists and cards is loaded where a list is asked for. */
const fromFiles = async (names: readonly string[], cardFiles: readonly string[]): Promise<readonly ReadDeck[]> => {
  const [{ readDeckList }, { readText }, { cardsIn }] = await Promise.all([
    import('../../game/printed/index.ts'),
    import('../../fuzz/campaign/file.ts'),
    import('./cardFiles.ts'),
  ])
  const packaged = Object.values(own).map((definition): ReadCard => ({ definition, texts: [] }))
  const cards = [...packaged, ...cardFiles.flatMap(cardsIn)]
  return names.map((name) => {
    const text = readText(name)
    if (text._tag === 'Left') throw new CannotAsk(text.left)
    const list = readDeckList(text.right, cards)
    for (const { line, message } of list.remarks) remark(`${basename(name)}, line ${line}: ${message}`)
    const missing = list.remarks.find(({ remark: kind }) => kind === 'unreadable' || kind === 'unknown')
    if (missing !== undefined)
      throw new CannotAsk(`${name} cannot be played: not every card of it is known. Name their files with --cards.`)
    // What the package has is played as the package has it.
    const used = new Set(list.cards.filter((id) => !Object.hasOwn(own, id)))
    return {
      deck: { name: basename(name).replace(/\.\w+$/, ''), cards: list.cards },
      cards: cards.flatMap(({ definition }) => (used.has(definition.id) ? [definition] : [])),
    }
  })
}

interface ReadDeck {
  readonly deck: Deck
  readonly cards: readonly CardDefinition[]
}

/** Reads the two decks, or throws a `CannotAsk` that says which is none. */
export const chosenDecks = async (
  names: readonly [string, string],
  cardFiles: readonly string[] = [],
): Promise<ChosenDecks> => {
  const files = [...new Set(names.filter((name) => !known(name)))]
  const none = files.find((name) => !isFile(name))
  if (none !== undefined)
    throw new CannotAsk(
      `There is no deck "${none}". There are: ${DECK_NAMES.join(', ')}; or name a file of a deck list.`,
    )
  const read = files.length === 0 ? [] : await fromFiles(files, cardFiles)
  const deckOf = (name: string): Deck => (known(name) ? decks[name] : (read[files.indexOf(name)] as ReadDeck).deck)
  const cards = new Map(read.flatMap((one) => one.cards).map((card) => [card.id, card]))
  return { decks: [deckOf(names[0]), deckOf(names[1])], cards: [...cards.values()] }
}
