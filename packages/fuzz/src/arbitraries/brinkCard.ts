/** Builds cards for boards that are one step from a rare situation: each card is a plain Pokémon or Item with some special properties. */
import type {
  AttackDefinition,
  CardDefinition,
  ContinuousEffect,
  Effect,
  OccasionName,
  PokemonDefinition,
  Program,
  Trigger,
} from 'ptcg-turn-engine/model'

export const BLOW: AttackDefinition = { name: 'Blow', cost: [], damage: { base: 60 }, onTheFirstTurn: true }
export const TAP: AttackDefinition = { ...BLOW, name: 'Tap', damage: { base: 10 } }

export const pokemon = (id: string, more: Partial<PokemonDefinition> = {}): PokemonDefinition => ({
  kind: 'Pokemon',
  id: `brink-${id}`,
  name: `Brink ${id}`,
  stage: 'Basic',
  hp: 60,
  types: ['Colorless'],
  retreatCost: 1,
  attacks: [BLOW],
  ...more,
})

export const keeping = (...continuous: readonly ContinuousEffect[]) => [{ name: 'Keep', continuous }]
export const onOccasion = (on: OccasionName, ...does: Program) => [
  { name: 'Event', triggers: [{ on, does } as Trigger] },
]
export const OF_ITS_OWN = { pokemon: 'thisPokemon' } as const

/** The player may put up to two Energy cards from their discard pile into their hand. */
export const BACK: Program = [
  { do: 'chooseCards', as: 'back', whose: 'you', from: 'discard', filter: { kind: 'Energy' }, min: 0, max: 2 },
  { do: 'move', cards: 'back', to: 'hand' },
]
/** Lets the player look at cards, requests a shuffle and a random card, and has a text carried out by hand. */
export const everything = (whose: 'you' | 'opponent'): Program => [
  { do: 'lookAtTop', whose: 'you', cards: 2 },
  { do: 'shuffleDeck', whose: 'you' },
  { do: 'randomCards', as: 'random', whose, cards: 1 },
  { do: 'move', cards: 'random', to: 'deckBottom' },
  { do: 'byHand', text: 'Do what this board is for.' },
]

export const brinkItem = (id: string, effect: Program, more: object = {}): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: `brink-${id}`,
  name: `Brink ${id}`,
  effect,
  ...more,
})

export const drawEffect = (cards: number): Effect => ({ do: 'draw', who: 'you', cards })
