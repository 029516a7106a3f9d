/** Invented cards that may be used when they are taken as Prize cards (R50), and an Item that takes the place of a Prize card. */
import type { CardDefinition } from '../../model/cards.ts'
import { IT } from '../../model/triggers.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const prizeCards: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-147',
    name: 'Laboratory Foundling',
    abilities: [
      {
        name: 'Found',
        triggers: [
          {
            on: 'takenAsPrize',
            does: [
              { do: 'move', cards: IT, to: 'bench' },
              {
                do: 'if',
                is: { is: 'done' },
                then: [
                  { do: 'flip', coins: 1 },
                  { do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    attacks: [{ name: 'Poke', cost: [], damage: { base: 10 } }],
  }),
  {
    kind: 'Energy',
    id: 'lab-148',
    name: 'Laboratory Nugget Energy',
    basic: false,
    provides: [['Colorless']],
    triggers: [
      {
        on: 'takenAsPrize',
        during: 'yourTurn',
        does: [
          { do: 'choosePokemon', as: 'holder', from: { whose: 'you' } },
          { do: 'attach', cards: IT, to: { chosen: 'holder' } },
        ],
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-160',
    name: 'Laboratory Prize Ball',
    effect: [
      { do: 'lookAtPrizes', whose: 'you' },
      { do: 'chooseCards', as: 'found', whose: 'you', from: 'lookedAt', filter: { stage: 'Basic' }, min: 0, max: 1 },
      { do: 'reveal', cards: 'found' },
      { do: 'move', cards: 'found', to: 'hand' },
      {
        do: 'if',
        is: { is: 'done' },
        then: [
          { do: 'allCards', as: 'ball', whose: 'you', from: 'thisCard', filter: {} },
          { do: 'move', cards: 'ball', to: 'prizes' },
        ],
      },
      { do: 'shufflePrizes', whose: 'you' },
    ],
  },
]
