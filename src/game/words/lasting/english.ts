/** English phrases for the effects that last for a turn. */
import { DURATIONS, lastingPhrase, rulePhrase } from '../../cards/lastingText.ts'
import { refWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'

export const lastingPhrasings: Phrasings<'lasting' | 'lastingRule' | 'lockAttack'> = {
  lasting: {
    says: ({ on, effect, during }, soFar) => lastingPhrase(soFar, refWords(soFar, on), effect, during),
    isAState: true,
  },
  lastingRule: {
    says: ({ effect, during }, soFar) => rulePhrase(soFar, effect, during),
    isAState: true,
  },
  lockAttack: {
    says: ({ on, during }, soFar) =>
      `choose 1 of the attacks of ${refWords(soFar, on)}, which can't use it ${DURATIONS[during]}`,
  },
}
