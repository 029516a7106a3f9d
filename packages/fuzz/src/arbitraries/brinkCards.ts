/**
 * Cards for boards on the brink: triggers that make every kind of request; actions that cost something or are limited
 * to one a turn; several effects of the same kind.
 */
import { HAPPENINGS, type Program } from 'ptcg-turn-engine/model'
import {
  BACK,
  BLOW,
  brinkItem,
  drawEffect,
  everything,
  keeping,
  OF_ITS_OWN,
  onOccasion,
  pokemon,
  TAP,
} from './brinkCard.ts'

export const PLAIN = pokemon('plain')
export const GROWN = pokemon('grown', { stage: 'Stage 1', evolvesFrom: PLAIN.name })
/** While it is in play, every Pokémon of its side has 20 more HP. */
export const KEEPER = pokemon('keeper', {
  abilities: keeping({ continuous: 'hp', amount: 20, scope: { pokemon: 'yours' } }),
})
/** Has 20 more HP on the Bench than in the Active Spot. */
export const SHELTERED = pokemon('sheltered', {
  abilities: keeping({ continuous: 'hp', amount: 20, scope: { ...OF_ITS_OWN, where: 'Bench' } }),
})

export const GIVER = pokemon('giver', { abilities: onOccasion('knockedOut', ...BACK) })
/** When it is Knocked Out, the attacker may be Knocked Out too. */
export const THORN = pokemon('thorn', {
  abilities: onOccasion('knockedOut', { do: 'putCounters', on: 'attacker', counters: 6 }),
})
/** Knocks itself Out with its opponent. */
export const RAM = pokemon('ram', {
  attacks: [{ ...BLOW, name: 'Ram', after: [{ do: 'putCounters', on: 'thisPokemon', counters: 6 }] }],
})

/**
 * During each Checkup its player may heal up to two Pokémon. Two of its effects set the number of coins for waking up.
 */
export const NURSE = pokemon('nurse', {
  abilities: [
    ...onOccasion(
      'checkup',
      { do: 'choosePokemon', as: 'healed', from: { whose: 'you' }, min: 0, max: 2 },
      { do: 'heal', pokemon: { eachChosen: 'healed' }, damage: 10 },
      { do: 'flip', coins: 1 },
    ),
    ...keeping(
      { continuous: 'sleepCoins', coins: 2, scope: OF_ITS_OWN },
      { continuous: 'sleepCoins', coins: 3, scope: OF_ITS_OWN },
    ),
  ],
})

/**
 * When it is damaged, a coin may keep the attacker from retreating in its next turn, and Energy cards may come back.
 */
export const PRICKLY = pokemon('prickly', {
  hp: 120,
  abilities: onOccasion(
    'damaged',
    { do: 'lasting', on: 'attacker', effect: { lasting: 'cantRetreat' }, during: 'opponentsNextTurn' },
    { do: 'flip', coins: 1 },
    { do: 'if', is: { is: 'heads' }, then: [{ do: 'putCounters', on: 'attacker', counters: 1 }] },
    ...BACK,
  ),
})

/** When it is damaged, Knocked Out, or played, its triggers make every request. */
export const STRUCK = pokemon('struck', {
  hp: 120,
  abilities: onOccasion('damaged', ...everything('opponent')),
  attacks: [],
})
export const FALLEN = pokemon('fallen', { abilities: onOccasion('knockedOut', ...everything('opponent')), attacks: [] })
export const ARRIVING = pokemon('arriving', { abilities: onOccasion('benched', ...everything('you')), attacks: [] })

/** Of its Abilities with the same name, only one may be used in a turn. */
export const SINGLE = pokemon('single', {
  abilities: ['Only One', 'Only Other'].map((name) => ({ name, limit: 'onePerTurn', use: [drawEffect(1)] })),
  attacks: [],
})

/** Each of its Abilities works only in one place, or only after an attack in the turn before. */
export const PLACED = pokemon('placed', {
  abilities: [
    ...(['Active', 'Bench'] as const).map((from) => ({ name: from, from, use: [drawEffect(1)] })),
    { name: 'Late', only: { is: 'happened', what: 'attackUsed', when: 'opponentsLastTurn' }, use: [drawEffect(1)] },
  ],
})
/** A blow takes exactly all of its HP, and leaves it 10. */
export const TOUGH = pokemon('tough', { abilities: keeping({ continuous: 'endures', scope: OF_ITS_OWN }) })

/** It has both powers that a player may use once a game. */
export const POWERFUL = pokemon('powerful', {
  attacks: [BLOW, { ...BLOW, name: 'One', oncePerGame: 'GX' }, { ...BLOW, name: 'Other', oncePerGame: 'VSTAR' }],
})

/** Its attack does more damage for each kind of past event. */
export const WITNESS = pokemon('witness', {
  hp: 300,
  attacks: [
    {
      ...BLOW,
      damage: {
        base: 10,
        sign: '+',
        terms: HAPPENINGS.flatMap((what, at) =>
          (['thisTurn', 'yourLastTurn', 'opponentsLastTurn'] as const).map((when) => ({
            amount: 10 * (1 + at),
            times: { count: 'happened', what, when } as const,
          })),
        ),
      },
    },
  ],
})

/**
 * Its player takes another turn; its side evolves on the first turn, except for Pokémon that have just come into play.
 */
export const AGAIN = pokemon('again', {
  abilities: keeping({ continuous: 'evolvesEarly', scope: { pokemon: 'yours' } }),
  attacks: [{ ...TAP, name: 'Again', after: [{ do: 'anotherTurn' }] }, TAP],
})

/** It has two types, and limits its side's Bench to one Pokémon. */
export const DUAL = pokemon('dual', {
  types: ['Fire', 'Water'],
  abilities: keeping({ continuous: 'benchLimit', limit: 2, whose: 'you' }),
})
/** Resistance, reduced damage, and damage that is prevented if it is still too much. */
export const FENCED = pokemon('fenced', {
  resistances: [{ type: 'Water', amount: 30 }],
  abilities: keeping(
    { continuous: 'damageTaken', amount: -20, scope: OF_ITS_OWN },
    { continuous: 'preventDamage', atLeast: 20, scope: OF_ITS_OWN },
  ),
})

/** It Knocks Out Pokémon of its own side too, and takes more Prize cards for those of the other side. */
export const GREEDY = pokemon('greedy', {
  abilities: keeping({ continuous: 'prizesWon', amount: 1, scope: OF_ITS_OWN }),
  attacks: [{ ...BLOW, also: [{ to: 'eachOfYourBench', amount: 60 }] }],
})

/** It attacks twice and is switched in between; moving to the Active Spot triggers something. */
export const SWIFT = pokemon('swift', {
  abilities: [
    ...keeping({ continuous: 'attacksTwice', scope: OF_ITS_OWN }),
    ...onOccasion('movedToActive', drawEffect(1)),
  ],
  attacks: [
    {
      ...TAP,
      after: [
        { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' }, min: 0 },
        { do: 'switch', who: 'you', with: 'next' },
      ],
    },
  ],
})

/** It costs two cards of the hand. */
export const COSTLY = brinkItem('costly', [drawEffect(3)], {
  cost: [
    { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 2 },
    { do: 'move', cards: 'price', to: 'discard' },
  ],
})
/** It goes to the Lost Zone instead of the discard pile. */
export const IF_DONE = brinkItem(
  'if-done',
  [
    { do: 'discardAllEnergy', from: 'yourActive' },
    { do: 'if', is: { is: 'done' }, then: [drawEffect(2)] },
  ],
  { discardsToLostZone: true },
)
export const ANY_CARD = brinkItem('any-card', [
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: {}, min: 1, max: 2 },
  { do: 'move', cards: 'found', to: 'hand' },
  { do: 'shuffleDeck', whose: 'you' },
])
export const BY_HAND = brinkItem('by-hand', [{ do: 'byHand', text: 'Do what this board is for.' }])
export const FATAL = brinkItem('fatal', [{ do: 'putCounters', on: 'yourActive', counters: 6 }])
/** Damage counters are moved or healed. */
export const MENDING = brinkItem('mending', [
  {
    do: 'oneOrBoth',
    just: 'one',
    first: [{ do: 'moveCounters', from: 'yourActive', to: 'opponentActive', counters: 1 }],
    second: [{ do: 'heal', pokemon: 'yourActive', damage: 10 }],
  },
])
export const FOSSIL = brinkItem('fossil', [], { asPokemon: { hp: 60, types: ['Colorless'] } })
export const RISEN = pokemon('risen', { stage: 'Stage 1', evolvesFrom: FOSSIL.name })

/** Damage of exactly a blow, and of less, is prevented. */
export const PADDED = pokemon('padded', {
  abilities: keeping({ continuous: 'preventDamage', atMost: 60, scope: OF_ITS_OWN }),
})

/** Nothing that attacks do besides damage is done to it. */
export const IMMUNE = pokemon('immune', {
  hp: 120,
  abilities: keeping({ continuous: 'preventEffects', scope: OF_ITS_OWN }),
})
/** Its first attack moves its counters onto the opponent's Active Pokémon; the others switch that Pokémon in or out. */
export const PULLER = pokemon('puller', {
  hp: 120,
  attacks: [
    {
      name: 'Hand On',
      cost: [],
      after: [{ do: 'moveCounters', from: 'thisPokemon', to: 'opponentActive', counters: 2 }],
    },
    ...(['in', 'out'] as const).map((way) => ({
      name: `Switch ${way}`,
      cost: [],
      damage: { base: 10 },
      after: [
        { do: 'choosePokemon', as: 'next', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent', with: 'next', ...(way === 'out' ? { out: true } : {}) },
      ] satisfies Program,
    })),
  ],
})

/** It answers damage that it takes in the Active Spot, wherever the attack then moves it. */
export const BRISTLED = pokemon('bristled', {
  hp: 120,
  abilities: [
    {
      name: 'Event',
      triggers: [{ on: 'damaged', where: 'Active', does: [{ do: 'putCounters', on: 'attacker', counters: 1 }] }],
    },
  ],
})

/** Its player draws a card when Energy from the hand is attached to it, not when a text attaches some from elsewhere. */
export const SPARKED = pokemon('sparked', { abilities: onOccasion('attached', drawEffect(1)) })
export const REFUEL = brinkItem('refuel', [
  { do: 'chooseCards', as: 'fuel', whose: 'you', from: 'discard', filter: { kind: 'Energy' } },
  { do: 'attach', cards: 'fuel', to: 'yourActive' },
])

/** A card that was chosen while it lay in the deck may be chosen again once it is drawn. */
const peek = (id: string, from: { readonly from?: 'bottom' }) =>
  brinkItem(id, [
    { do: 'lookAtTop', whose: 'you', cards: 2, ...from },
    { do: 'chooseCards', as: 'seen', whose: 'you', from: 'lookedAt', filter: {} },
    drawEffect(2),
    { do: 'chooseCards', as: 'back', whose: 'you', from: 'hand', filter: {} },
    { do: 'move', cards: 'back', to: 'deckBottom' },
  ])
export const PEEK = peek('peek', {})
export const DREGS = peek('dregs', { from: 'bottom' })
