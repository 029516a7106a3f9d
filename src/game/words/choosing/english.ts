/** English phrases for the effects that choose Pokémon or cards, or take them without a choice. */
import { filterWords } from '../../cards/cardNouns.ts'
import { countedWords, quantity, whoseWords } from '../../cards/countNouns.ts'
import { chooses, choosesMany, howMany } from '../../cards/limitWords.ts'
import { cardsWords, pokemonFilterWords, setWords } from '../../cards/nouns.ts'
import { ZONE_WORDS } from '../../cards/placeWords.ts'
import type { Tellings } from '../../cards/telling.ts'
import { noteChoice, sideMeant, skippingWords } from '../../cards/told.ts'

export const choosingTellings: Tellings<
  'choosePokemon' | 'chooseCards' | 'chooseAttached' | 'chooseNumber' | 'allCards' | 'allAttached' | 'randomCards'
> = {
  choosePokemon: {
    says: (effect, told) =>
      `${chooses(effect)} ${howMany(told, effect, () => `of ${pokemonFilterWords(told, effect.from, effect.by)}`)}`,
    told: (effect, told) => ({
      ...told,
      pokemon: noteChoice(told.pokemon, { name: effect.as, many: choosesMany(told, effect), whose: null }),
    }),
  },
  chooseCards: {
    says: (effect, told) => {
      const evolving =
        effect.evolving === undefined
          ? ''
          : ` that evolves from ${setWords(told, effect.evolving, 'any of')}${skippingWords(effect)}`
      const other = effect.otherThan === undefined ? '' : `, other than ${cardsWords(told, effect.otherThan)},`
      const unlike =
        effect.unlike === undefined
          ? ''
          : ` of another type than ${effect.unlike.map((name) => cardsWords(told, name)).join(' and ')}`
      const cards = `${howMany(told, effect, (many) => filterWords(effect.filter, many))}${evolving}${other}${unlike}`
      const whose = whoseWords(effect.whose)
      const order = effect.ordered === true ? ' in any order' : ''
      if (effect.from === 'deck' && effect.by !== 'opponent') return `search ${whose} deck for ${cards}${order}`
      const theirs = effect.by === 'opponent' && effect.whose === 'opponent' ? 'their' : whose
      return `${chooses(effect)} ${cards} ${ZONE_WORDS[effect.from](theirs)}${order}`
    },
    told: (effect, told) => ({
      ...told,
      cards: noteChoice(told.cards, { name: effect.as, many: choosesMany(told, effect), whose: effect.whose }),
    }),
  },
  chooseAttached: {
    says: (effect, told) => {
      const cards =
        effect.units === undefined
          ? howMany(told, effect, (many) => filterWords(effect.filter, many))
          : `${effect.units} ${filterWords(effect.filter, effect.units > 1)}`
      return `${chooses(effect)} ${cards} attached to ${setWords(told, effect.on, 'any of')}`
    },
    told: (effect, told) => ({
      ...told,
      cards: noteChoice(told.cards, {
        name: effect.as,
        many: effect.units === undefined ? choosesMany(told, effect) : effect.units > 1,
        whose: sideMeant(effect.on),
      }),
    }),
  },
  chooseNumber: {
    says: ({ min, max }, told) =>
      `choose a number ${min === undefined ? '' : `from ${min} `}up to ${countedWords(told, max)}`,
  },
  allCards: {
    says: ({ whose, from, filter }) =>
      from === 'stadium'
        ? 'choose the Stadium in play'
        : from === 'thisCard'
          ? 'take this card'
          : `take all other ${filterWords(filter, true)} ${ZONE_WORDS[from](whoseWords(whose))}`,
    told: ({ as, whose }, told) => ({ ...told, cards: noteChoice(told.cards, { name: as, many: true, whose }) }),
  },
  allAttached: {
    says: ({ on, filter }, told) => `take all other ${filterWords(filter, true)} attached to ${setWords(told, on)}`,
    told: ({ as, on }, told) => ({
      ...told,
      cards: noteChoice(told.cards, { name: as, many: true, whose: sideMeant(on) }),
    }),
  },
  randomCards: {
    says: ({ whose, cards }, told) =>
      `choose ${quantity(told, cards, 'card', 'cards')} at random from ${whoseWords(whose)} hand`,
    told: ({ as, whose, cards }, told) => ({
      ...told,
      cards: noteChoice(told.cards, { name: as, many: cards !== 1, whose }),
    }),
  },
}
