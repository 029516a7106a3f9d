/** Decides beforehand whether effects that evolve, devolve or replace Pokémon could change anything. */
import { mayBePutOnto } from '../../board/evolution.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { couldBeAmong, couldChooseCards } from '../../effects/prospects.ts'
import type { Suits } from '../../effects/suits.ts'

export const evolvingForesights: Foresights<'evolve' | 'devolve' | 'replace'> = {
  evolve: {
    could: (prospects, { cards, pokemon, skipping }) => {
      const targets = couldBeAmong(prospects, pokemon)
      const fits: Suits = (card) =>
        targets.some((target) => card === null || mayBePutOnto(prospects.game, card, target, skipping))
      return couldChooseCards(prospects, cards, fits)
    },
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
