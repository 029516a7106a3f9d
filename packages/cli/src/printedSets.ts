/** Printed cards by name: a set, all sets, or a file; and the well-known decks. */
import type { ReadCard } from 'ptcg-turn-engine-cards'
import { CannotAsk } from './cannotAsk.ts'

const loadSets = () => import('ptcg-turn-engine-cards')

/** Every set at once. */
export const ALL_SETS = 'all'

/** A file differs from the name of a set or a deck by its path characters. */
export const isFile = (name: string): boolean => /[./\\]/.test(name)

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** The cards of these sets and files. */
export const printedCards = async (names: readonly string[]): Promise<readonly ReadCard[]> => {
  const { cardsInFile: cardsIn } = await import('./cardFiles.ts')
  const found: ReadCard[] = []
  for (const name of names) {
    if (isFile(name)) {
      found.push(...cardsIn(name))
      continue
    }
    const { SET_IDS, cardsOfSet } = await loadSets()
    if (name !== ALL_SETS && !isOneOf(SET_IDS, name))
      throw new CannotAsk(
        `There is no set "${name}". There are: ${SET_IDS.join(', ')}; or ${ALL_SETS}, or name a file.`,
      )
    for (const set of name === ALL_SETS ? SET_IDS : [name])
      for (const definition of await cardsOfSet(set)) found.push({ definition, texts: [] })
  }
  // a Stage 2 of one file may have its Stage 1 in another
  const { withEvolutionLines } = await loadSets()
  return withEvolutionLines(found)
}

/** The well-known decks, and a function that loads the cards of some of them. */
export const decksPeopleKnow = async () => {
  const { cardsOfDecks, knownDecks } = await loadSets()
  return { decks: knownDecks, cardsOf: cardsOfDecks }
}
