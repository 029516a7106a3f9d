/** English phrases for the effects on attached cards. */
import { cardsWords, refWords, setWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const attachedTellings: Tellings<'attach' | 'discardAllEnergy' | 'discardTools'> = {
  attach: {
    says: ({ cards, to }, told) => `attach ${cardsWords(told, cards)} to ${refWords(told, to)}`,
  },
  discardAllEnergy: {
    says: ({ from, type }, told) =>
      `discard all ${type === undefined ? '' : `${type} `}Energy from ${refWords(told, from)}`,
  },
  discardTools: {
    says: ({ from }, told) => `discard all Pokémon Tools from ${setWords(told, from)}`,
  },
}
