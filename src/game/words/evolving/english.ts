/** English phrases for the effects that evolve, devolve or replace Pokémon. */
import { cardsWords, refWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'
import { DESTINATIONS } from '../../cards/placeWords.ts'
import { noteChoice, skippingWords } from '../../cards/sharedPhrases.ts'

export const evolvingPhrasings: Phrasings<'evolve' | 'devolve' | 'replace'> = {
  evolve: {
    says: ({ cards, pokemon, skipping }, soFar) =>
      `put ${cardsWords(soFar, cards)} onto ${setWords(soFar, pokemon, 'any of')} that it evolves from${skippingWords({ skipping })}`,
    after: ({ cards }, soFar) => ({
      ...soFar,
      pokemon: noteChoice(soFar.pokemon, { name: cards, many: false, whose: null }),
    }),
  },
  devolve: {
    says: ({ pokemon, to }, soFar) =>
      `devolve ${setWords(soFar, pokemon)}: ${DESTINATIONS[to]('its highest Stage card', "its owner's")}`,
  },
  replace: {
    says: ({ cards, pokemon }, soFar) =>
      `put ${cardsWords(soFar, cards)} in the place of ${refWords(soFar, pokemon)}, which is discarded; everything else stays`,
  },
}
