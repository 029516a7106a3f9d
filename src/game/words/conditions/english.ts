/** English phrases for the effects on Special Conditions. */
import { quantity } from '../../cards/countNouns.ts'
import { refWords, setWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const conditionTellings: Tellings<'condition' | 'recover'> = {
  condition: {
    says: ({ pokemon, condition, counters }, told) =>
      counters === undefined
        ? `${refWords(told, pokemon)} is now ${condition}`
        : `${refWords(told, pokemon)} is now ${condition} and gets ${quantity(told, counters, 'damage counter', 'damage counters')} at each Pokémon Checkup`,
    isAState: true,
  },
  recover: {
    says: ({ pokemon, from }, told) =>
      `${setWords(told, pokemon)} recovers from ${from === undefined ? 'every Special Condition' : `being ${from}`}`,
    isAState: true,
  },
}
