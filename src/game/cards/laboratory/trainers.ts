/** Invented Tools, Stadiums and Items. */
import type { TrainerDefinition } from '../../model/cards.ts'

export const laboratoryTrainers: readonly TrainerDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-59',
    name: 'Laboratory Vest',
    continuous: [{ continuous: 'hp', amount: 50, scope: { pokemon: 'thisPokemon' } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-60',
    name: 'Laboratory Padding',
    continuous: [
      { continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon' }, from: { whose: 'opponent' } },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-61',
    name: 'Laboratory Spikes',
    triggers: [{ on: 'damaged', does: [{ do: 'putCounters', on: 'attacker', counters: 2 }] }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-62',
    name: 'Laboratory Skates',
    continuous: [{ continuous: 'retreatCost', amount: -2, scope: { pokemon: 'thisPokemon' } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-63',
    name: 'Laboratory Dumbbell',
    continuous: [
      {
        continuous: 'damageDealt',
        amount: 20,
        to: { whose: 'opponent', where: 'Active' },
        scope: { pokemon: 'thisPokemon' },
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-64',
    name: 'Laboratory Testament',
    triggers: [{ on: 'knockedOut', does: [{ do: 'draw', who: 'you', cards: 2 }] }],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-65',
    name: 'Laboratory Corridor',
    continuous: [{ continuous: 'retreatCost', amount: -1, scope: { pokemon: 'all' } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-66',
    name: 'Laboratory Library',
    use: [{ do: 'draw', who: 'you', cards: 1 }],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-67',
    name: 'Laboratory Closet',
    continuous: [{ continuous: 'benchLimit', limit: 3 }],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-68',
    name: 'Laboratory Infirmary',
    triggers: [
      {
        on: 'checkup',
        does: [
          { do: 'heal', pokemon: 'eachOfYours', damage: 10 },
          { do: 'heal', pokemon: 'eachOfOpponents', damage: 10 },
        ],
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-69',
    name: 'Laboratory Revival',
    effect: [
      { do: 'chooseCards', as: 'pokemon', whose: 'you', from: 'discard', filter: { kind: 'Pokemon', stage: 'Basic' } },
      { do: 'move', cards: 'pokemon', to: 'bench' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-70',
    name: 'Laboratory Prism Star',
    discardsToLostZone: true,
    effect: [{ do: 'draw', who: 'you', cards: 2 }],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-71',
    name: 'Laboratory Ace Key',
    rules: ['ACE SPEC'],
    effect: [
      { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: {} },
      { do: 'move', cards: 'found', to: 'hand' },
      { do: 'shuffleDeck', whose: 'you' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-72',
    name: 'Laboratory Ace Belt',
    rules: ['ACE SPEC'],
    continuous: [{ continuous: 'hp', amount: 100, scope: { pokemon: 'thisPokemon' } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-73',
    name: 'Laboratory Tongs',
    effect: [
      { do: 'chooseAttached', as: 'tool', on: 'eachOfOpponents', filter: { trainer: 'Tool' } },
      { do: 'move', cards: 'tool', to: 'discard' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-85',
    name: 'Laboratory Whistle',
    effect: [{ do: 'lasting', on: 'yourActive', effect: { lasting: 'damageDealt', amount: 20 }, during: 'thisTurn' }],
  },
]
