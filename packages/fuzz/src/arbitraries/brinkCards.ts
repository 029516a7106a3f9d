/**
 * Cards for boards that are one step from a rare situation. They have triggers that make every kind of request, actions that have a cost or
 * are limited to one a turn, or several effects of the same kind.
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
/** When it is Knocked Out, it puts six damage counters on the attacker, which may be Knocked Out too. */
export const THORN = pokemon('thorn', {
  abilities: onOccasion('knockedOut', { do: 'putCounters', on: 'attacker', counters: 6 }),
})
/** Its attack Knocks Out a Pokémon of 60 HP, and the attacker too. */
export const RAM = pokemon('ram', {
  attacks: [{ ...BLOW, name: 'Ram', after: [{ do: 'putCounters', on: 'thisPokemon', counters: 6 }] }],
})

/** During each Checkup its player may heal up to two Pokémon. Two of its effects set different numbers of coins to flip for waking up. */
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
 * When it is damaged, the attacker cannot retreat during its next turn. A coin flip may put a damage counter on the attacker, and Energy
 * cards may return from the discard pile to the hand.
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

/**
 * When it is damaged, its Ability makes every request of `everything`. `FALLEN` makes them when it is Knocked Out, `ARRIVING` when benched.
 */
export const STRUCK = pokemon('struck', {
  hp: 120,
  abilities: onOccasion('damaged', ...everything('opponent')),
  attacks: [],
})
export const FALLEN = pokemon('fallen', { abilities: onOccasion('knockedOut', ...everything('opponent')), attacks: [] })
export const ARRIVING = pokemon('arriving', { abilities: onOccasion('benched', ...everything('you')), attacks: [] })

/** Each of its Abilities may be used only once in a turn, even if several of these Pokémon are in play. */
export const SINGLE = pokemon('single', {
  abilities: ['Only One', 'Only Other'].map((name) => ({ name, limit: 'onePerTurn', use: [drawEffect(1)] })),
  attacks: [],
})

/** One Ability works only in the Active Spot, one only on the Bench, and one only if the opponent attacked in their last turn. */
export const PLACED = pokemon('placed', {
  abilities: [
    ...(['Active', 'Bench'] as const).map((from) => ({ name: from, from, use: [drawEffect(1)] })),
    { name: 'Late', only: { is: 'happened', what: 'attackUsed', when: 'opponentsLastTurn' }, use: [drawEffect(1)] },
  ],
})
/** The attack `BLOW` does as much damage as this Pokémon has HP, but its Ability leaves it 10 HP. */
export const TOUGH = pokemon('tough', { abilities: keeping({ continuous: 'endures', scope: OF_ITS_OWN }) })

/** Its attacks use both powers that a player may use once per game (GX and VSTAR). */
export const POWERFUL = pokemon('powerful', {
  attacks: [BLOW, { ...BLOW, name: 'One', oncePerGame: 'GX' }, { ...BLOW, name: 'Other', oncePerGame: 'VSTAR' }],
})

/** Its attack does more damage for every past event that a text can count, in this turn or in the last turn of either player. */
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

/** One attack gives its player another turn. Pokémon of its side may evolve on the first turn, unless they have just come into play. */
export const AGAIN = pokemon('again', {
  abilities: keeping({ continuous: 'evolvesEarly', scope: { pokemon: 'yours' } }),
  attacks: [{ ...TAP, name: 'Again', after: [{ do: 'anotherTurn' }] }, TAP],
})

/** It has two types, and limits its side's Bench to two Pokémon. */
export const DUAL = pokemon('dual', {
  types: ['Fire', 'Water'],
  abilities: keeping({ continuous: 'benchLimit', limit: 2, whose: 'you' }),
})
/** It has Resistance, takes 20 less damage, and prevents damage that is still 20 or more. */
export const FENCED = pokemon('fenced', {
  resistances: [{ type: 'Water', amount: 30 }],
  abilities: keeping(
    { continuous: 'damageTaken', amount: -20, scope: OF_ITS_OWN },
    { continuous: 'preventDamage', atLeast: 20, scope: OF_ITS_OWN },
  ),
})

/** Its attack also damages its own Bench. Its player takes one more Prize card for each Pokémon of the other side that it Knocks Out. */
export const GREEDY = pokemon('greedy', {
  abilities: keeping({ continuous: 'prizesWon', amount: 1, scope: OF_ITS_OWN }),
  attacks: [{ ...BLOW, also: [{ to: 'eachOfYourBench', amount: 60 }] }],
})

/**
 * It may attack twice in a turn, and its attack may switch it with a Benched Pokémon. Moving to the Active Spot lets its player draw a
 * card.
 */
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

/** To play it, a player discards two cards from their hand. */
export const COSTLY = brinkItem('costly', [drawEffect(3)], {
  cost: [
    { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 2 },
    { do: 'move', cards: 'price', to: 'discard' },
  ],
})
/**
 * Its player draws cards only if it has discarded Energy from their Active Pokémon. It goes to the Lost Zone instead of the discard pile.
 */
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
/** Moves a damage counter to the opponent's Active Pokémon, or heals 10 damage. */
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

/** Prevents damage of up to 60, which is exactly the damage of the attack `BLOW`. */
export const PADDED = pokemon('padded', {
  abilities: keeping({ continuous: 'preventDamage', atMost: 60, scope: OF_ITS_OWN }),
})

/** Prevents all effects of attacks except damage. */
export const IMMUNE = pokemon('immune', {
  hp: 120,
  abilities: keeping({ continuous: 'preventEffects', scope: OF_ITS_OWN }),
})
/** One attack moves two damage counters from it to the opponent's Active Pokémon; the others switch that Pokémon with a Benched one. */
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

/** When it is damaged in the Active Spot, it puts a counter on the attacker, even if the attack then moves it to the Bench. */
export const BRISTLED = pokemon('bristled', {
  hp: 120,
  abilities: [
    {
      name: 'Event',
      triggers: [{ on: 'damaged', where: 'Active', does: [{ do: 'putCounters', on: 'attacker', counters: 1 }] }],
    },
  ],
})

/** Its player draws a card when Energy from the hand is attached to it, but not when a text attaches Energy from elsewhere. */
export const SPARKED = pokemon('sparked', { abilities: onOccasion('attached', drawEffect(1)) })
export const REFUEL = brinkItem('refuel', [
  { do: 'chooseCards', as: 'fuel', whose: 'you', from: 'discard', filter: { kind: 'Energy' } },
  { do: 'attach', cards: 'fuel', to: 'yourActive' },
])

/** Lets the player choose one of two cards at one end of the deck, draw two cards, and choose a card in the hand, perhaps the same one. */
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
