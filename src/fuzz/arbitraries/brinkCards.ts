/** Cards for boards on the brink: whatever may be asked comes of what is set off; what is used costs something or is one a turn. */
import type { CardDefinition, PokemonDefinition } from '../../game/model/cards.ts'
import type { Program } from '../../game/model/effects.ts'
import type { OccasionName, Trigger } from '../../game/model/triggers.ts'

/** Everything that an effect may ask for. */
const everything = (whose: 'you' | 'opponent'): Program => [
  { do: 'shuffleDeck', whose: 'you' },
  { do: 'randomCards', as: 'random', whose, cards: 1 },
  { do: 'move', cards: 'random', to: 'deckBottom' },
  { do: 'byHand', text: 'Do what this board is for.' },
]

const eventful = (on: OccasionName, hp: number, whose: 'you' | 'opponent'): PokemonDefinition => ({
  kind: 'Pokemon',
  id: `brink-${on}`,
  name: `Brink ${on}`,
  stage: 'Basic',
  hp,
  types: ['Colorless'],
  retreatCost: 1,
  abilities: [{ name: 'Event', triggers: [{ on, does: everything(whose) } as Trigger] }],
  attacks: [],
})

/** Everything comes of it when it is damaged. */
export const STRUCK = eventful('damaged', 120, 'opponent')
/** Everything comes of it when it is Knocked Out. */
export const FALLEN = eventful('knockedOut', 60, 'opponent')
/** Everything comes of it when it is played. */
export const ARRIVING = eventful('benched', 60, 'you')

/** Only one of its Abilities is used in a turn. */
export const SINGLE: PokemonDefinition = {
  ...eventful('benched', 60, 'you'),
  id: 'brink-single',
  name: 'Brink single',
  abilities: [{ name: 'Only One', limit: 'onePerTurn', use: [{ do: 'draw', who: 'you', cards: 1 }] }],
}

/** It costs two cards of the hand. */
export const COSTLY: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Item',
  id: 'brink-costly',
  name: 'Brink costly',
  cost: [
    { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 2 },
    { do: 'move', cards: 'price', to: 'discard' },
  ],
  effect: [{ do: 'draw', who: 'you', cards: 3 }],
}

/** It does nothing but retreat, for two units. */
export const TIRED: PokemonDefinition = {
  ...eventful('benched', 60, 'you'),
  id: 'brink-tired',
  name: 'Brink tired',
  abilities: [],
  retreatCost: 2,
}

/** An Energy of two units. */
export const DOUBLE: CardDefinition = {
  kind: 'Energy',
  id: 'brink-double',
  name: 'Brink double',
  basic: false,
  provides: [['Colorless'], ['Colorless']],
}

const item = (id: string, effect: Program): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: `brink-${id}`,
  name: `Brink ${id}`,
  effect,
})

export const IF_DONE = item('if-done', [
  { do: 'discardAllEnergy', from: 'yourActive' },
  { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 2 }] },
])
export const ANY_CARD = item('any-card', [
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: {}, min: 1, max: 2 },
  { do: 'move', cards: 'found', to: 'hand' },
  { do: 'shuffleDeck', whose: 'you' },
])

export const BY_HAND = item('by-hand', [{ do: 'byHand', text: 'Do what this board is for.' }])
