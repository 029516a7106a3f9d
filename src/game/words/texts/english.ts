/** English phrases for the effects that use other texts, or are applied by hand. */
import { cardsWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'

export const textPhrasings: Phrasings<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: {
    says: ({ from, by }, soFar) =>
      `${by === 'opponent' ? 'your opponent chooses' : 'choose'} an attack of ${from === 'below' ? "this Pokémon's previous Evolutions" : typeof from === 'object' && 'cards' in from ? cardsWords(soFar, from.cards) : setWords(soFar, from)}, then use it as this attack`,
  },
  useEffectOf: {
    says: ({ cards }, soFar) => `use the effect of ${cardsWords(soFar, cards)} as the effect of this attack`,
  },
  byHand: {
    says: ({ text }) =>
      text === undefined ? 'do by hand what the card says' : `do by hand: ${text.replace(/[.\s]+$/, '')}`,
  },
}
