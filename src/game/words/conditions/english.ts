/** English phrases for the effects on Special Conditions. */
import { quantity } from '../../cards/countNouns.ts'
import { refWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'

export const conditionPhrasings: Phrasings<'condition' | 'recover'> = {
  condition: {
    says: ({ pokemon, condition, counters }, soFar) =>
      counters === undefined
        ? `${refWords(soFar, pokemon)} is now ${condition}`
        : `${refWords(soFar, pokemon)} is now ${condition} and gets ${quantity(soFar, counters, 'damage counter', 'damage counters')} at each Pokémon Checkup`,
    isAState: true,
  },
  recover: {
    says: ({ pokemon, from }, soFar) =>
      `${setWords(soFar, pokemon)} recovers from ${from === undefined ? 'every Special Condition' : `being ${from}`}`,
    isAState: true,
  },
}
