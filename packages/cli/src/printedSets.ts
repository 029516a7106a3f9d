/** Printed cards by name: a set, all sets, or a file; and the well-known decks. */
import type { ReadCard } from 'ptcg-turn-engine-cards'
import { UsageError } from './usageError.ts'

const loadSets = () => import('ptcg-turn-engine-cards')

/** The name for all sets together. */
export const ALL_SETS = 'all'

/** True if the name is a path of a file. Unlike a path, the name of a set or a deck has no dot and no slash. */
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
      throw new UsageError(
        `There is no set "${name}". There are: ${SET_IDS.join(', ')}; or ${ALL_SETS}, or name a file.`,
      )
    for (const set of name === ALL_SETS ? SET_IDS : [name])
      for (const definition of await cardsOfSet(set)) found.push({ definition, texts: [] })
  }
  // A Stage 2 Pokémon may evolve from a Stage 1 in another file.
  const { withEvolutionLines } = await loadSets()
  return withEvolutionLines(found)
}

/** The well-known decks, and a function that loads the cards of the given decks. */
export const wellKnownDecks = async () => {
  const { cardsOfDecks, knownDecks } = await loadSets()
  return { decks: knownDecks, cardsOf: cardsOfDecks }
}
