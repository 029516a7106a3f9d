/** English phrases for the effects that evolve, devolve or replace Pokémon. */
import { cardsWords, refWords, setWords } from '../../cards/nouns.ts'
import { DESTINATIONS } from '../../cards/placeWords.ts'
import type { Tellings } from '../../cards/telling.ts'
import { noteChoice, skippingWords } from '../../cards/told.ts'

export const evolvingTellings: Tellings<'evolve' | 'devolve' | 'replace'> = {
  evolve: {
    says: ({ cards, pokemon, skipping }, told) =>
      `put ${cardsWords(told, cards)} onto ${setWords(told, pokemon, 'any of')} that it evolves from${skippingWords({ skipping })}`,
    told: ({ cards }, told) => ({
      ...told,
      pokemon: noteChoice(told.pokemon, { name: cards, many: false, whose: null }),
    }),
  },
  devolve: {
    says: ({ pokemon, to }, told) =>
      `devolve ${setWords(told, pokemon)}: ${DESTINATIONS[to]('its highest Stage card', "its owner's")}`,
  },
  replace: {
    says: ({ cards, pokemon }, told) =>
      `put ${cardsWords(told, cards)} in the place of ${refWords(told, pokemon)}, which is discarded; everything else stays`,
  },
}
