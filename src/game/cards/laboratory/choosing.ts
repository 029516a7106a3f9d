/**
 * Invented cards with choices that depend on earlier ones, and one about a Pokémon that has just come onto a Bench.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const choosingCards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-156',
    name: 'Laboratory Exchange Desk',
    cost: [
      { do: 'chooseCards', as: 'paid', whose: 'you', from: 'hand', filter: {} },
      { do: 'move', cards: 'paid', to: 'discard' },
    ],
    effect: [
      { do: 'chooseCards', as: 'back', whose: 'you', from: 'discard', filter: {}, otherThan: 'paid', max: 2 },
      { do: 'move', cards: 'back', to: 'hand' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-157',
    name: 'Laboratory Spectrum',
    effect: [
      { do: 'chooseCards', as: 'one', whose: 'you', from: 'discard', filter: { basicEnergy: true } },
      { do: 'chooseCards', as: 'other', whose: 'you', from: 'discard', filter: { basicEnergy: true }, unlike: ['one'] },
      { do: 'move', cards: 'one', to: 'hand' },
      { do: 'move', cards: 'other', to: 'hand' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'lab-159',
    name: 'Laboratory Understudy',
    effect: [
      { do: 'chooseCards', as: 'double', whose: 'you', from: 'discard', filter: { kind: 'Pokemon', stage: 'Basic' } },
      { do: 'choosePokemon', as: 'star', from: { whose: 'you', fits: { kind: 'Pokemon', stage: 'Basic' } } },
      { do: 'replace', cards: 'double', pokemon: { chosen: 'star' } },
    ],
  },
  laboratoryPokemon({
    id: 'lab-174',
    name: 'Laboratory Tally Stick',
    hp: 200,
    attacks: [
      {
        name: 'Reckon',
        cost: [],
        choose: [{ do: 'chooseNumber', max: 9 }],
        before: [{ do: 'putCounters', on: 'thisPokemon', counters: { count: 'numberChosen' } }],
        damage: { base: 20, sign: '×', terms: [{ amount: 20, times: { count: 'numberChosen' } }] },
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-158',
    name: 'Laboratory Lure',
    effect: [
      { do: 'revealHand', whose: 'opponent' },
      {
        do: 'chooseCards',
        as: 'guest',
        whose: 'opponent',
        from: 'hand',
        filter: { kind: 'Pokemon', stage: 'Basic' },
      },
      { do: 'move', cards: 'guest', to: 'bench' },
      { do: 'if', is: { is: 'done' }, then: [{ do: 'switch', who: 'opponent', with: 'guest' }] },
    ],
  },
]
