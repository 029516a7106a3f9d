/** Invented cards for the effects that few or no other invented cards use. */
import type { CardDefinition, PlayedTrainerDefinition } from '../../model/cards.ts'
import type { Program } from '../../model/effects.ts'
import { laboratoryPokemon } from './pokemon.ts'

const item = (number: number, name: string, effect: Program): PlayedTrainerDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: `lab-${number}`,
  name: `Laboratory ${name}`,
  effect,
})

export const effectCards: readonly CardDefinition[] = [
  item(94, 'Fresh Start', [
    { do: 'allCards', as: 'old', whose: 'you', from: 'hand', filter: {} },
    { do: 'move', cards: 'old', to: 'deckBottom' },
    { do: 'shuffleDeck', whose: 'you', bottom: { count: 'cardsChosen', named: 'old' } },
    { do: 'draw', who: 'you', cards: { count: 'cardsChosen', named: 'old' } },
  ]),
  item(95, 'Telescope', [
    { do: 'lookAtTop', whose: 'you', cards: 4 },
    { do: 'chooseCards', as: 'kept', whose: 'you', from: 'lookedAt', filter: {} },
    { do: 'move', cards: 'kept', to: 'hand' },
    { do: 'chooseCards', as: 'back', whose: 'you', from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
    { do: 'move', cards: 'back', to: 'deckTop' },
  ]),
  laboratoryPokemon({
    id: 'lab-96',
    name: 'Laboratory Dynamo',
    types: ['Lightning'],
    attacks: [
      {
        name: 'Hand Over',
        cost: [],
        damage: { base: 10 },
        after: [
          { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' } },
          { do: 'allAttached', as: 'all', on: 'thisPokemon', filter: { kind: 'Energy' } },
          { do: 'attach', cards: 'all', to: { chosen: 'next' } },
        ],
      },
    ],
  }),
  item(98, 'Distributor', [
    { do: 'chooseCards', as: 'found', whose: 'you', from: 'discard', filter: { basicEnergy: true }, max: 3 },
    {
      do: 'eachCard',
      cards: 'found',
      as: 'one',
      then: [
        { do: 'choosePokemon', as: 'holder', from: { whose: 'you' } },
        { do: 'attach', cards: 'one', to: { chosen: 'holder' } },
      ],
    },
  ]),
  item(99, 'Canteen', [
    {
      do: 'eachPokemon',
      pokemon: 'eachOfYourBench',
      as: 'guest',
      then: [
        { do: 'chooseCards', as: 'dish', whose: 'you', from: 'hand', filter: { kind: 'Energy' }, min: 0, max: 1 },
        { do: 'attach', cards: 'dish', to: { chosen: 'guest' } },
      ],
    },
  ]),
  item(100, 'Wrecking Ball', [
    { do: 'removeStadium', to: 'discard' },
    { do: 'lookAtTop', whose: 'you', cards: 3, from: 'bottom', revealed: true },
    { do: 'allCards', as: 'shown', whose: 'you', from: 'lookedAt', filter: { kind: 'Energy' } },
    { do: 'move', cards: 'shown', to: 'hand' },
  ]),
  item(101, 'Taxi', [
    { do: 'choosePokemon', as: 'rider', from: { whose: 'you', where: 'Bench' } },
    { do: 'leavePlay', pokemon: { chosen: 'rider' }, to: 'hand', attached: 'discarded' },
  ]),
  item(111, 'Incubator', [
    { do: 'chooseCards', as: 'grown', whose: 'you', from: 'deck', filter: {}, evolving: 'eachOfYours' },
    { do: 'evolve', cards: 'grown', pokemon: 'eachOfYours' },
    { do: 'shuffleDeck', whose: 'you' },
  ]),
  item(112, 'Time Machine', [{ do: 'devolve', pokemon: 'opponentActive', to: 'hand' }]),
]
