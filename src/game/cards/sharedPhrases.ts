/** Parts of phrases that several effects share. */
import type { Count, PokemonSet, Who } from '../model/effects.ts'
import type { NamedChoice } from './nouns.ts'

/** True for a count like "until you have 6": a number minus the cards in the hand. */
export const isUntil = (cards: Count, who: Who): cards is Extract<Count, { readonly count: 'minus' }> =>
  typeof cards === 'object' &&
  cards.count === 'minus' &&
  typeof cards.less === 'object' &&
  cards.less.count === 'cardsIn' &&
  cards.less.zone === 'hand' &&
  cards.less.whose === who &&
  cards.less.filter === undefined

export const skippingWords = ({ skipping }: { readonly skipping?: true | undefined }): string =>
  skipping === true ? ', skipping the Stage 1' : ''

/** The side whose Pokémon a set refers to; null for the attacker, chosen Pokémon and filters, which may be of either side. */
export const sideMeant = (set: PokemonSet): Who | null => {
  if (typeof set === 'object' || set === 'attacker') return null
  return set === 'opponentActive' || set === 'eachOfOpponents' || set === 'eachOfOpponentBench' ? 'opponent' : 'you'
}

/** Adds a choice to those mentioned so far. */
export const noteChoice = (choices: readonly NamedChoice[], choice: NamedChoice): readonly NamedChoice[] => [
  ...choices.filter(({ name }) => name !== choice.name),
  choice,
]
