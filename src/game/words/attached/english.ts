/** English phrases for the effects on attached cards. */
import { cardsWords, refWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'

export const attachedPhrasings: Phrasings<'attach' | 'discardAllEnergy' | 'discardTools'> = {
  attach: {
    says: ({ cards, to }, soFar) => `attach ${cardsWords(soFar, cards)} to ${refWords(soFar, to)}`,
  },
  discardAllEnergy: {
    says: ({ from, type }, soFar) =>
      `discard all ${type === undefined ? '' : `${type} `}Energy from ${refWords(soFar, from)}`,
  },
  discardTools: {
    says: ({ from }, soFar) => `discard all Pokémon Tools from ${setWords(soFar, from)}`,
  },
}
