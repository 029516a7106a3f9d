/** The English of the words about effects that last for a turn. */
import { lastingPhrase, rulePhrase } from '../../cards/lastingText.ts'
import { refWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const lastingTellings: Tellings<'lasting' | 'lastingRule'> = {
  lasting: {
    says: ({ on, effect, during }, told) => lastingPhrase(told, refWords(told, on), effect, during),
    isAState: true,
  },
  lastingRule: {
    says: ({ effect, during }, told) => rulePhrase(told, effect, during),
    isAState: true,
  },
}
