/** Reads printed cards once and writes their definitions to a file, from which every thread of a campaign reads them. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deck } from 'ptcg-turn-engine'
import type { PlayedCards } from 'ptcg-turn-engine-fuzz/internal/campaign/printedDecks'
import { ALL_SETS, printedCards, wellKnownDecks } from './printedSets.ts'
import { UsageError } from './usageError.ts'

export interface CardsFile {
  readonly file: string
  /** 32 hexadecimal digits that are equal for equal cards and decks. */
  readonly digest: string
  remove(): void
}

/** Reads what the games are played with: some cards, of which random decks are made, or well-known decks and their cards. */
const played = async (names: readonly string[], deckNames: readonly string[]): Promise<PlayedCards> => {
  if (deckNames.length > 0) {
    const { decks, cardsOf } = await wellKnownDecks()
    const all = deckNames.includes(ALL_SETS) ? Object.keys(decks) : deckNames
    const none = all.find((name) => !Object.hasOwn(decks, name))
    if (none !== undefined)
      throw new UsageError(`There is no deck "${none}". There are: ${Object.keys(decks).join(', ')}; or ${ALL_SETS}.`)
    const chosen: readonly Deck[] = all.map((name) => decks[name as keyof typeof decks])
    return { cards: await cardsOf(...chosen), decks: chosen }
  }
  const cards = (await printedCards(names)).map(({ definition }) => definition)
  if (!cards.some((card) => card.kind === 'Pokemon' && card.stage === 'Basic'))
    throw new UsageError(`No Basic Pokémon is in ${names.join(', ')}: no deck can be made.`)
  return { cards, decks: [] }
}

/** Writes the cards to a temporary file. Throws a `UsageError` if a name is unknown or no deck can be made of the cards. */
export const writeCards = async (names: readonly string[], deckNames: readonly string[]): Promise<CardsFile> => {
  const text = JSON.stringify(await played(names, deckNames))
  const folder = mkdtempSync(join(tmpdir(), 'ptcg-turn-cards-'))
  const file = join(folder, 'cards.json')
  writeFileSync(file, text)
  return {
    file,
    digest: createHash('md5').update(text).digest('hex'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
