/**
 * Invented cards with effects triggered by: being played, attached, moved to the Active Spot, damaged or Knocked Out by the opponent, or
 * the end of a turn.
 */
import type { AbilityDefinition, CardDefinition } from '../../model/cards.ts'
import type { Program } from '../../model/effects.ts'
import type { Trigger } from '../../model/triggers.ts'
import { laboratoryPokemon } from './pokemon.ts'

const waiting = (name: string, trigger: Trigger): AbilityDefinition => ({ name, triggers: [trigger] })

const poke = { name: 'Poke', cost: [], damage: { base: 10 } } as const

const mayDraw: Program = [{ do: 'may', then: [{ do: 'draw', who: 'you', cards: 1 }] }]

export const cardsWithTriggers: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-102',
    name: 'Laboratory Herald',
    abilities: [
      waiting('Announce', {
        on: 'benched',
        does: [
          {
            do: 'may',
            then: [
              { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { trainer: 'Supporter' } },
              { do: 'reveal', cards: 'found' },
              { do: 'move', cards: 'found', to: 'hand' },
              { do: 'shuffleDeck', whose: 'you' },
            ],
          },
        ],
      }),
    ],
    attacks: [poke],
  }),
  laboratoryPokemon({
    id: 'lab-103',
    name: 'Laboratory Trumpeter',
    stage: 'Stage 1',
    evolvesFrom: 'Laboratory Herald',
    hp: 90,
    abilities: [waiting('Fanfare', { on: 'evolved', does: mayDraw })],
    attacks: [poke],
  }),
  laboratoryPokemon({
    id: 'lab-104',
    name: 'Laboratory Sentry',
    abilities: [
      waiting('Step Forward', {
        on: 'movedToActive',
        once: true,
        does: [{ do: 'may', then: [{ do: 'putCounters', on: 'opponentActive', counters: 2 }] }],
      }),
      waiting('Charge', {
        on: 'attached',
        card: { kind: 'Energy' },
        if: { is: 'damaged', pokemon: 'thisPokemon' },
        does: [{ do: 'heal', pokemon: 'thisPokemon', damage: 10 }],
      }),
    ],
    attacks: [poke],
  }),
  laboratoryPokemon({
    id: 'lab-105',
    name: 'Laboratory Hedgehog',
    hp: 100,
    abilities: [
      waiting('Bristle', {
        on: 'damaged',
        by: 'opponent',
        where: 'Active',
        does: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
      }),
      waiting('Last Breath', {
        on: 'knockedOut',
        by: 'opponent',
        does: [
          { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
          { do: 'move', cards: 'random', to: 'discard' },
        ],
      }),
    ],
    attacks: [{ name: 'Roll', cost: [], damage: { base: 20 }, also: [{ to: 'thisPokemon', amount: 10 }] }],
  }),
  {
    kind: 'Energy',
    id: 'lab-106',
    name: 'Laboratory Spark Energy',
    basic: false,
    provides: [['Colorless'], ['Colorless']],
    triggers: [{ on: 'attached', does: [{ do: 'draw', who: 'you', cards: 1 }] }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-107',
    name: 'Laboratory Balloon',
    triggers: [
      { on: 'knockedOut', by: 'attack', where: 'Active', does: [{ do: 'putCounters', on: 'attacker', counters: 3 }] },
    ],
  },
  laboratoryPokemon({
    id: 'lab-136',
    name: 'Laboratory Watchman',
    abilities: [
      waiting('Late Round', {
        on: 'turnEnds',
        whose: 'you',
        if: { is: 'active', pokemon: 'thisPokemon' },
        does: mayDraw,
      }),
      waiting('Lights Out', {
        on: 'turnEnds',
        does: [{ do: 'heal', pokemon: 'thisPokemon', damage: 10 }],
      }),
    ],
    attacks: [
      {
        name: 'Curfew',
        cost: [],
        damage: { base: 10 },
        after: [
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'countersAtTurnEnd', counters: 3 },
            during: 'opponentsNextTurn',
          },
        ],
      },
      {
        name: 'Last Call',
        cost: ['Colorless', 'Colorless'],
        after: [
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'knockedOutAtTurnEnd' },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-137',
    name: 'Laboratory Candle',
    triggers: [
      {
        on: 'turnEnds',
        if: { is: 'atLeast', what: { count: 'damageCountersOn', pokemon: 'thisPokemon' }, number: 3 },
        does: [
          { do: 'heal', pokemon: 'thisPokemon', damage: 30 },
          { do: 'discardTools', from: 'thisPokemon' },
        ],
      },
    ],
  },
]
