/** English phrases for the effects on damage counters. */
import { eachWords, quantity, timesWords } from '../../cards/countNouns.ts'
import { pokemonFilterWords, refWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'
import { plural } from '../../model/plural.ts'

export const counterPhrasings: Phrasings<'putCounters' | 'spreadCounters' | 'moveCounters' | 'knockOut' | 'heal'> = {
  putCounters: {
    says: ({ on, counters }, soFar) =>
      typeof counters === 'number'
        ? `put ${plural(counters, 'damage counter')} on ${setWords(soFar, on)}`
        : `put 1 damage counter on ${setWords(soFar, on)} ${eachWords(soFar, counters)}`,
  },
  spreadCounters: {
    says: ({ among, counters }, soFar) =>
      `put ${quantity(soFar, counters, 'damage counter', 'damage counters')} on ${pokemonFilterWords(soFar, among)} in any way you like`,
  },
  moveCounters: {
    says: ({ from, to, counters }, soFar) =>
      `move ${counters === 'all' ? 'all damage counters' : quantity(soFar, counters, 'damage counter', 'damage counters')} from ${setWords(soFar, from)} to ${refWords(soFar, to)}`,
  },
  knockOut: {
    says: ({ pokemon }, soFar) => `Knock Out ${setWords(soFar, pokemon)}`,
  },
  heal: {
    says: ({ pokemon, damage, times }, soFar) =>
      `heal ${damage} damage from ${setWords(soFar, pokemon)}${timesWords(soFar, times)}`,
  },
}
