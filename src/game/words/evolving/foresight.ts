/** The foresight of the words about evolving, devolving and replacing Pokémon. */
import type { Foresights } from '../../effects/foresight.ts'
import { couldBeAmong, couldChooseCards } from '../../effects/prospects.ts'

export const evolvingForesights: Foresights<'evolve' | 'devolve' | 'replace'> = {
  evolve: {
    could: (prospects, { cards, pokemon }) =>
      couldChooseCards(prospects, cards) && couldBeAmong(prospects, pokemon).length > 0,
  },
  devolve: {
    could: (prospects, { pokemon: set }) =>
      couldBeAmong(prospects, set).some(({ pokemon }) => pokemon.cards.length > 1),
  },
  replace: {
    could: (prospects, { cards, pokemon: set }) =>
      couldBeAmong(prospects, set).some(
        ({ owner, pokemon }) =>
          pokemon.cards.length === 1 && couldChooseCards(prospects, cards, (card, of) => card === null || of === owner),
      ),
  },
}
