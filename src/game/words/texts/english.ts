/** English phrases for the effects that use other texts, or are applied by hand. */
import { cardsWords, setWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const textTellings: Tellings<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: {
    says: ({ from, by }, told) =>
      `${by === 'opponent' ? 'your opponent chooses' : 'choose'} an attack of ${from === 'below' ? "this Pokémon's previous Evolutions" : typeof from === 'object' && 'cards' in from ? cardsWords(told, from.cards) : setWords(told, from)}, then use it as this attack`,
  },
  useEffectOf: {
    says: ({ cards }, told) => `use the effect of ${cardsWords(told, cards)} as the effect of this attack`,
  },
  byHand: {
    says: ({ text }) =>
      text === undefined ? 'do by hand what the card says' : `do by hand: ${text.replace(/[.\s]+$/, '')}`,
  },
}
