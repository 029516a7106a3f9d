/** English phrases for the effects that decide whether, which and how often other effects are carried out. */
import { eachWords } from '../../cards/countNouns.ts'
import { cardsWords, setWords } from '../../cards/nouns.ts'
import { questionWords } from '../../cards/questionWords.ts'
import type { Tellings } from '../../cards/telling.ts'
import { noteChoice } from '../../cards/told.ts'

export const decidingTellings: Tellings<'if' | 'may' | 'oneOrBoth' | 'forEach' | 'eachCard' | 'eachPokemon'> = {
  if: {
    says: ({ is, then, otherwise }, told, joined) => {
      const rest = otherwise === undefined ? '' : `; otherwise, ${joined(otherwise, told)}`
      return `if ${questionWords(is, told)}, ${joined(then, told)}${rest}`
    },
  },
  may: {
    says: ({ then, by, once }, told, joined) =>
      `${by === 'opponent' ? 'if your opponent says yes,' : 'you may'} ${joined(then, told)}${once === undefined ? '' : ` (only one ${once} in a turn)`}`,
  },
  oneOrBoth: {
    says: ({ first, second, just }, told, joined) =>
      `choose one ${just === undefined ? 'or both ' : ''}of these: (1) ${joined(first, told)}; (2) ${joined(second, told)}`,
  },
  forEach: {
    says: ({ times, then }, told, joined) =>
      `${typeof times === 'number' ? `${times} times` : eachWords(told, times)}, ${joined(then, told)}`,
  },
  eachCard: {
    says: ({ cards, as, then }, told, joined) =>
      `for each of ${cardsWords(told, cards)}, ${joined(then, { ...told, cards: noteChoice(told.cards, { name: as, many: false, whose: null }) })}`,
  },
  eachPokemon: {
    says: ({ pokemon, as, then }, told, joined) =>
      `for ${setWords(told, pokemon)}, ${joined(then, { ...told, pokemon: noteChoice(told.pokemon, { name: as, many: false, whose: null }) })}`,
  },
}
