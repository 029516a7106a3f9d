/** Invented cards with effects on players: forbidden cards, and rules for a turn that concern any Pokémon. */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const lockingCards: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-117',
    name: 'Laboratory Porter',
    abilities: [
      {
        name: 'Closed Door',
        continuous: [
          {
            continuous: 'cantPlay',
            whose: 'opponent',
            cards: {},
            while: { is: 'active', pokemon: 'thisPokemon' },
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Shut the Box',
        cost: [],
        damage: { base: 10 },
        after: [
          {
            do: 'lastingRule',
            effect: { continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-175',
    name: 'Laboratory Cocoon',
    abilities: [
      {
        name: 'Wall of Silk',
        continuous: [{ continuous: 'cantReceive', scope: { pokemon: 'opponents', where: 'Active' }, cards: {} }],
      },
    ],
    attacks: [
      {
        name: 'Wrap',
        cost: [],
        after: [
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'cantReceive', cards: { kind: 'Energy' } },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'lab-118',
    name: 'Laboratory Anthem',
    effect: [
      {
        do: 'lastingRule',
        effect: {
          continuous: 'damageDealt',
          scope: { pokemon: 'yours' },
          amount: 20,
          to: { whose: 'opponent', where: 'Active' },
        },
        during: 'thisTurn',
      },
      {
        do: 'lastingRule',
        effect: { continuous: 'damageTaken', scope: { pokemon: 'yours' }, amount: -20, from: { whose: 'opponent' } },
        during: 'opponentsNextTurn',
      },
    ],
  },
  laboratoryPokemon({
    id: 'lab-122',
    name: 'Laboratory Choir',
    abilities: [
      {
        name: 'One Voice',
        continuous: [
          { continuous: 'hp', scope: { pokemon: 'yours' }, amount: 20, once: true },
          {
            continuous: 'preventEffects',
            scope: { pokemon: 'yours', where: 'Bench' },
            from: { whose: 'opponent' },
            of: 'Supporters',
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Two Minds',
        cost: [],
        after: [
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'attackMayFail', coins: 2 },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-129',
    name: 'Laboratory Prodigy',
    abilities: [
      {
        name: 'Head Start',
        continuous: [{ continuous: 'evolvesEarly', scope: { pokemon: 'thisPokemon' }, newcomer: true }],
      },
    ],
    attacks: [],
  }),
  laboratoryPokemon({
    id: 'lab-130',
    name: 'Laboratory Savant',
    stage: 'Stage 1',
    evolvesFrom: 'Laboratory Prodigy',
    attacks: [],
  }),
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-172',
    name: 'Laboratory Archive',
    staysDiscarded: true,
    continuous: [
      {
        continuous: 'cantReturn',
        whose: 'either',
        cards: { trainer: 'Supporter' },
        to: 'hand',
        by: ['Items', 'Abilities'],
      },
      { continuous: 'preventEffects', just: 'counters', scope: { pokemon: 'all', where: 'Bench' }, of: 'Abilities' },
    ],
  },
]
