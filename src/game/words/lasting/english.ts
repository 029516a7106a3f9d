/** English phrases for the effects that last for a turn. */
import { DURATIONS, lastingPhrase, rulePhrase } from '../../cards/lastingText.ts'
import { refWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const lastingTellings: Tellings<'lasting' | 'lastingRule' | 'lockAttack'> = {
  lasting: {
    says: ({ on, effect, during }, told) => lastingPhrase(told, refWords(told, on), effect, during),
    isAState: true,
  },
  lastingRule: {
    says: ({ effect, during }, told) => rulePhrase(told, effect, during),
    isAState: true,
  },
  lockAttack: {
    says: ({ on, during }, told) =>
      `choose 1 of the attacks of ${refWords(told, on)}, which can't use it ${DURATIONS[during]}`,
  },
}
