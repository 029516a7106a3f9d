/** Cards invented for reaching rare states of the chart: their texts make requests in steps where few cards do. */
import type { AbilityDefinition, AttackDefinition, CardDefinition, Program } from 'ptcg-turn-engine/model'

const pokemon = (
  id: string,
  parts: {
    readonly attacks?: readonly AttackDefinition[]
    readonly abilities?: readonly AbilityDefinition[]
    readonly hp?: number
  },
): CardDefinition => ({
  kind: 'Pokemon',
  id: id.toLowerCase(),
  name: id,
  stage: 'Basic',
  hp: parts.hp ?? 100,
  types: ['Colorless'],
  retreatCost: 1,
  attacks: parts.attacks ?? [],
  ...(parts.abilities === undefined ? {} : { abilities: parts.abilities }),
})

const free = (name: string, parts: Partial<AttackDefinition>): AttackDefinition => ({ name, cost: [], ...parts })

const FLIP: Program = [
  { do: 'flip', coins: 1 },
  { do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
]

/** The player may heal one of their Pokémon. */
const MAY_HEAL: Program = [
  { do: 'choosePokemon', as: 'healed', from: { whose: 'you' }, min: 0, max: 1 },
  { do: 'heal', pokemon: { chosen: 'healed' }, damage: 10 },
]

const RANDOM_DISCARD: Program = [
  { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
  { do: 'move', cards: 'random', to: 'discard' },
]

/** An attacker whose attacks make requests before damage and in other steps. */
export const ASKER = pokemon('Asker', {
  attacks: [
    free('Flip First', { before: FLIP, damage: { base: 10 } }),
    free('Heal First', { before: MAY_HEAL, damage: { base: 10 } }),
    free('Shuffle First', { before: [{ do: 'shuffleDeck', whose: 'you' }], damage: { base: 10 } }),
    free('Discard First', { before: RANDOM_DISCARD, damage: { base: 10 } }),
    free('Hand First', { before: [{ do: 'byHand' }] }),
    free('Hand Last', { after: [{ do: 'byHand' }] }),
    free('Choose Perhaps', {
      choose: [{ do: 'choosePokemon', as: 'target', from: { whose: 'opponent' }, min: 0, max: 1 }],
      also: [{ to: { chosen: 'target' }, amount: 20 }],
    }),
    free('Both Fall', { damage: { base: 200 }, also: [{ to: 'thisPokemon', amount: 200 }] }),
    free('Hit', { damage: { base: 10 } }),
  ],
})

/** A defender whose Abilities flip and choose when damaged, Knocked Out, and during a Checkup. */
export const REACTOR = pokemon('Reactor', {
  hp: 60,
  abilities: [
    { name: 'Flip Back', triggers: [{ on: 'damaged', does: FLIP }] },
    { name: 'Heal Back', triggers: [{ on: 'damaged', does: MAY_HEAL }] },
    { name: 'Last Flip', triggers: [{ on: 'knockedOut', does: FLIP }] },
    { name: 'Last Heal', triggers: [{ on: 'knockedOut', does: MAY_HEAL }] },
    { name: 'Checkup Flip', triggers: [{ on: 'checkup', does: FLIP }] },
    { name: 'Checkup Heal', triggers: [{ on: 'checkup', does: MAY_HEAL }] },
  ],
})

/** A Pokémon whose Abilities carry out a program when it is benched, damaged or Knocked Out, or moves to the Active Spot. */
const waiting = (name: string, does: Program): CardDefinition =>
  pokemon(name, {
    hp: 60,
    abilities: (['benched', 'damaged', 'knockedOut', 'movedToActive'] as const).map((on) => ({
      name: `${name} when ${on}`,
      triggers: [{ on, does }],
    })),
  })

/** A Pokémon for each kind of request that triggered effects may make. */
const WAITING: readonly CardDefinition[] = [
  waiting('Flipper', FLIP),
  waiting('Chooser', MAY_HEAL),
  waiting('Shuffler', [{ do: 'shuffleDeck', whose: 'you' }]),
  waiting('Taker', RANDOM_DISCARD),
  waiting('Worker', [{ do: 'byHand', text: 'do as it says' }]),
]

const item = (name: string, effect: Program): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Item',
  id: name.toLowerCase().replace(' ', '-'),
  name,
  effect,
})

export const RETURNER = item('Returner', [{ do: 'leavePlay', pokemon: 'yourActive', to: 'deck' }])
export const RANDOMISER = item('Randomiser', RANDOM_DISCARD)
export const HAND_ITEM = item('Hand Item', [{ do: 'byHand', text: 'do as it says' }])

export const ODD_CARDS = [ASKER, REACTOR, RETURNER, RANDOMISER, HAND_ITEM, ...WAITING]
