/** English phrases for the effects that choose Pokémon or cards, or take them without a choice. */
import { filterWords } from '../../cards/cardNouns.ts'
import { countedWords, quantity, whoseWords } from '../../cards/countNouns.ts'
import { chooses, choosesMany, howMany } from '../../cards/limitWords.ts'
import { cardsWords, pokemonFilterWords, setWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'
import { ZONE_WORDS } from '../../cards/placeWords.ts'
import { noteChoice, sideMeant, skippingWords } from '../../cards/sharedPhrases.ts'

export const choosingPhrasings: Phrasings<
  'choosePokemon' | 'chooseCards' | 'chooseAttached' | 'chooseNumber' | 'allCards' | 'allAttached' | 'randomCards'
> = {
  choosePokemon: {
    says: (effect, soFar) =>
      `${chooses(effect)} ${howMany(soFar, effect, () => `of ${pokemonFilterWords(soFar, effect.from, effect.by)}`)}`,
    after: (effect, soFar) => ({
      ...soFar,
      pokemon: noteChoice(soFar.pokemon, { name: effect.as, many: choosesMany(soFar, effect), whose: null }),
    }),
  },
  chooseCards: {
    says: (effect, soFar) => {
      const evolving =
        effect.evolving === undefined
          ? ''
          : ` that evolves from ${setWords(soFar, effect.evolving, 'any of')}${skippingWords(effect)}`
      const other = effect.otherThan === undefined ? '' : `, other than ${cardsWords(soFar, effect.otherThan)},`
      const unlike =
        effect.unlike === undefined
          ? ''
          : ` of another type than ${effect.unlike.map((name) => cardsWords(soFar, name)).join(' and ')}`
      const cards = `${howMany(soFar, effect, (many) => filterWords(effect.filter, many))}${evolving}${other}${unlike}`
      const whose = whoseWords(effect.whose)
      const order = effect.ordered === true ? ' in any order' : ''
      if (effect.from === 'deck' && effect.by !== 'opponent') return `search ${whose} deck for ${cards}${order}`
      const theirs = effect.by === 'opponent' && effect.whose === 'opponent' ? 'their' : whose
      return `${chooses(effect)} ${cards} ${ZONE_WORDS[effect.from](theirs)}${order}`
    },
    after: (effect, soFar) => ({
      ...soFar,
      cards: noteChoice(soFar.cards, { name: effect.as, many: choosesMany(soFar, effect), whose: effect.whose }),
    }),
  },
  chooseAttached: {
    says: (effect, soFar) => {
      const cards =
        effect.units === undefined
          ? howMany(soFar, effect, (many) => filterWords(effect.filter, many))
          : `${effect.units} ${filterWords(effect.filter, effect.units > 1)}`
      return `${chooses(effect)} ${cards} attached to ${setWords(soFar, effect.on, 'any of')}`
    },
    after: (effect, soFar) => ({
      ...soFar,
      cards: noteChoice(soFar.cards, {
        name: effect.as,
        many: effect.units === undefined ? choosesMany(soFar, effect) : effect.units > 1,
        whose: sideMeant(effect.on),
      }),
    }),
  },
  chooseNumber: {
    says: ({ min, max }, soFar) =>
      `choose a number ${min === undefined ? '' : `from ${min} `}up to ${countedWords(soFar, max)}`,
  },
  allCards: {
    says: ({ whose, from, filter }) =>
      from === 'stadium'
        ? 'choose the Stadium in play'
        : from === 'thisCard'
          ? 'take this card'
          : `take all other ${filterWords(filter, true)} ${ZONE_WORDS[from](whoseWords(whose))}`,
    after: ({ as, whose }, soFar) => ({ ...soFar, cards: noteChoice(soFar.cards, { name: as, many: true, whose }) }),
  },
  allAttached: {
    says: ({ on, filter }, soFar) => `take all other ${filterWords(filter, true)} attached to ${setWords(soFar, on)}`,
    after: ({ as, on }, soFar) => ({
      ...soFar,
      cards: noteChoice(soFar.cards, { name: as, many: true, whose: sideMeant(on) }),
    }),
  },
  randomCards: {
    says: ({ whose, cards }, soFar) =>
      `choose ${quantity(soFar, cards, 'card', 'cards')} at random from ${whoseWords(whose)} hand`,
    after: ({ as, whose, cards }, soFar) => ({
      ...soFar,
      cards: noteChoice(soFar.cards, { name: as, many: cards !== 1, whose }),
    }),
  },
}
