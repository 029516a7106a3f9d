/** Decides beforehand whether effects on damage counters could change anything. */
import type { Foresights } from '../../effects/foresight.ts'
import { couldBeAmong, couldBeSome } from '../../effects/prospects.ts'
import { canBeHealed } from './meaning.ts'

export const counterForesights: Foresights<'putCounters' | 'spreadCounters' | 'moveCounters' | 'knockOut' | 'heal'> = {
  putCounters: {
    could: (prospects, { on, counters }) => couldBeSome(prospects, counters) && couldBeAmong(prospects, on).length > 0,
  },
  spreadCounters: {
    could: (prospects, { among }) => couldBeAmong(prospects, { each: among }).length > 0,
  },
  moveCounters: {
    could: (prospects, { from: givers, to: takers, counters }) =>
      (counters === 'all' || couldBeSome(prospects, counters)) &&
      couldBeAmong(prospects, givers).some(
        (from) =>
          from.pokemon.damage > 0 && couldBeAmong(prospects, takers).some((to) => to.pokemon.id !== from.pokemon.id),
      ),
  },
  // A text that Knocks Out its own Pokémon uses that as a cost, which is no change.
  knockOut: {
    could: (prospects, { pokemon }) =>
      (pokemon !== 'thisPokemon' || prospects.pays === true) && couldBeAmong(prospects, pokemon).length > 0,
    done: (prospects, { pokemon }) => couldBeAmong(prospects, pokemon).length > 0,
  },
  heal: {
    could: (prospects, { pokemon, damage, times = 1 }) =>
      damage !== 0 &&
      couldBeSome(prospects, times) &&
      couldBeAmong(prospects, pokemon).some((one) => canBeHealed(prospects.game, one)),
  },
}
