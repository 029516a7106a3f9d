/** English phrases for the effects on damage counters. */
import { eachWords, quantity, timesWords } from '../../cards/countNouns.ts'
import { pokemonFilterWords, refWords, setWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'
import { plural } from '../../model/plural.ts'

export const counterTellings: Tellings<'putCounters' | 'spreadCounters' | 'moveCounters' | 'knockOut' | 'heal'> = {
  putCounters: {
    says: ({ on, counters }, told) =>
      typeof counters === 'number'
        ? `put ${plural(counters, 'damage counter')} on ${setWords(told, on)}`
        : `put 1 damage counter on ${setWords(told, on)} ${eachWords(told, counters)}`,
  },
  spreadCounters: {
    says: ({ among, counters }, told) =>
      `put ${quantity(told, counters, 'damage counter', 'damage counters')} on ${pokemonFilterWords(told, among)} in any way you like`,
  },
  moveCounters: {
    says: ({ from, to, counters }, told) =>
      `move ${counters === 'all' ? 'all damage counters' : quantity(told, counters, 'damage counter', 'damage counters')} from ${setWords(told, from)} to ${refWords(told, to)}`,
  },
  knockOut: {
    says: ({ pokemon }, told) => `Knock Out ${setWords(told, pokemon)}`,
  },
  heal: {
    says: ({ pokemon, damage, times }, told) =>
      `heal ${damage} damage from ${setWords(told, pokemon)}${timesWords(told, times)}`,
  },
}
