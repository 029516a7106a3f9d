/**
 * Invented cards for special purposes: costs, ignored Resistance and Special Conditions, and the printed values of a
 * Pokémon.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const otherEffectCards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-113',
    name: 'Laboratory Greenhouse',
    continuous: [
      { continuous: 'noAttackCost', scope: { pokemon: 'all', fits: { type: 'Grass' }, damaged: true } },
      { continuous: 'noResistance', scope: { pokemon: 'all', fits: { stage: 'Basic' } } },
      {
        continuous: 'preventConditions',
        recovers: true,
        scope: { pokemon: 'all', withEnergy: { basicEnergy: false } },
      },
    ],
  },
  laboratoryPokemon({
    id: 'lab-114',
    name: 'Laboratory Sieve',
    attacks: [
      {
        name: 'Sift',
        cost: [],
        damage: {
          base: 20,
          sign: '+',
          terms: [
            { amount: 20, if: { is: 'fits', pokemon: 'opponentActive', filter: { kind: 'Pokemon', evolution: true } } },
          ],
        },
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-119',
    name: 'Laboratory Turnstile',
    cost: [
      { do: 'chooseCards', as: 'paid', whose: 'you', from: 'hand', filter: {} },
      { do: 'move', cards: 'paid', to: 'discard' },
    ],
    use: [{ do: 'draw', who: 'you', cards: 2 }],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-120',
    name: 'Laboratory Crossroads',
    effect: [
      {
        do: 'oneOrBoth',
        just: 'one',
        first: [{ do: 'draw', who: 'you', cards: 2 }],
        second: [{ do: 'heal', pokemon: 'eachOfYours', damage: 30 }],
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'lab-121',
    name: 'Laboratory Haggler',
    effect: [
      { do: 'draw', who: 'you', cards: 2 },
      { do: 'may', by: 'opponent', then: [{ do: 'draw', who: 'opponent', cards: 1 }] },
      { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-131',
    name: 'Laboratory Shortcut',
    only: { is: 'not', what: { is: 'firstTurn', whose: 'you' } },
    effect: [
      { do: 'choosePokemon', as: 'small', from: { whose: 'you', fits: { stage: 'Basic' }, cameThisTurn: false } },
      {
        do: 'chooseCards',
        as: 'grown',
        whose: 'you',
        from: 'hand',
        filter: {},
        evolving: { chosen: 'small' },
        skipping: true,
      },
      { do: 'evolve', cards: 'grown', pokemon: { chosen: 'small' }, skipping: true },
    ],
  },
]
