/** English phrases for the effects that decide whether, which and how often other effects are carried out. */
import { eachWords } from '../../cards/countNouns.ts'
import { cardsWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'
import { questionWords } from '../../cards/questionWords.ts'
import { noteChoice } from '../../cards/sharedPhrases.ts'

export const decidingPhrasings: Phrasings<'if' | 'may' | 'oneOrBoth' | 'forEach' | 'eachCard' | 'eachPokemon'> = {
  if: {
    says: ({ is, then, otherwise }, soFar, joined) => {
      const rest = otherwise === undefined ? '' : `; otherwise, ${joined(otherwise, soFar)}`
      return `if ${questionWords(is, soFar)}, ${joined(then, soFar)}${rest}`
    },
  },
  may: {
    says: ({ then, by, once }, soFar, joined) =>
      `${by === 'opponent' ? 'if your opponent says yes,' : 'you may'} ${joined(then, soFar)}${once === undefined ? '' : ` (only one ${once} in a turn)`}`,
  },
  oneOrBoth: {
    says: ({ first, second, just }, soFar, joined) =>
      `choose one ${just === undefined ? 'or both ' : ''}of these: (1) ${joined(first, soFar)}; (2) ${joined(second, soFar)}`,
  },
  forEach: {
    says: ({ times, then }, soFar, joined) =>
      `${typeof times === 'number' ? `${times} times` : eachWords(soFar, times)}, ${joined(then, soFar)}`,
  },
  eachCard: {
    says: ({ cards, as, then }, soFar, joined) =>
      `for each of ${cardsWords(soFar, cards)}, ${joined(then, { ...soFar, cards: noteChoice(soFar.cards, { name: as, many: false, whose: null }) })}`,
  },
  eachPokemon: {
    says: ({ pokemon, as, then }, soFar, joined) =>
      `for ${setWords(soFar, pokemon)}, ${joined(then, { ...soFar, pokemon: noteChoice(soFar.pokemon, { name: as, many: false, whose: null }) })}`,
  },
}
