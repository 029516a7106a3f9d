/** Texts that could change something, judged by what is plain to see (T2D.1b, decision 0005). */

import type { Effect, Program } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { couldChangeSomething } from '../../src/oracle/prospects.ts'
import { tableFrom, textOf } from './effectsTable.ts'

/** A board on which nothing can be done: no damage, nothing attached, no deck, no hand, no Bench. */
const BARE = 'A active Wooloo\n A deck\n B active Sobble\n B deck'
const RICH = `
  A active Wooloo -10 {Fire Energy} [Laboratory Vest] Poisoned
  A bench  Krabby
  A hand   Water Energy, Vulpix
  A discard Drampa, Potion
  B active Sobble
  B bench  Chewtle
  B hand   Hop`

const could = (text: string, program: Program): boolean => couldChangeSomething(tableFrom(text), textOf(), program)

const choosePokemon = (parts: Partial<Extract<Effect, { readonly do: 'choosePokemon' }>> = {}): Effect => ({
  do: 'choosePokemon',
  as: 'who',
  from: { whose: 'you', where: 'Bench' },
  ...parts,
})

const chooseCards = (parts: Partial<Extract<Effect, { readonly do: 'chooseCards' }>>): Effect => ({
  do: 'chooseCards',
  as: 'it',
  whose: 'you',
  from: 'hand',
  filter: {},
  ...parts,
})

/** Texts that do something on a rich board and plainly nothing on a bare one. */
const TEXTS: Readonly<Record<string, Program>> = {
  draw: [{ do: 'draw', who: 'you', cards: 1 }],
  lookAtTop: [{ do: 'lookAtTop', whose: 'opponent', cards: 3 }],
  revealHand: [{ do: 'revealHand', whose: 'opponent' }],
  discardHand: [{ do: 'discardHand', whose: 'opponent' }],
  discardTop: [{ do: 'discardTop', whose: 'opponent', cards: 2 }],
  randomCards: [
    { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
    { do: 'move', cards: 'random', to: 'discard' },
  ],
  heal: [{ do: 'heal', pokemon: 'eachOfYours', damage: 10 }],
  recover: [{ do: 'recover', pokemon: 'yourActive' }],
  'recover from one': [{ do: 'recover', pokemon: 'yourActive', from: 'Poisoned' }],
  discardAllEnergy: [{ do: 'discardAllEnergy', from: 'yourActive', type: 'Fire' }],
  discardTools: [{ do: 'discardTools', from: 'eachOfYours' }],
  switch: [choosePokemon(), { do: 'switch', who: 'you', with: 'who' }],
  putCounters: [choosePokemon(), { do: 'putCounters', on: { eachChosen: 'who' }, counters: 1 }],
  spreadCounters: [{ do: 'spreadCounters', among: { whose: 'you', where: 'Bench' }, counters: 1 }],
  leavePlay: [choosePokemon(), { do: 'leavePlay', pokemon: { chosen: 'who' }, to: 'deck' }],
  lasting: [
    choosePokemon(),
    { do: 'lasting', on: { chosen: 'who' }, effect: { lasting: 'preventDamage' }, during: 'thisTurn' },
  ],
  'a card from the hand': [
    chooseCards({ filter: { basicEnergy: true } }),
    { do: 'attach', cards: 'it', to: 'yourActive' },
  ],
  'a card of the opponent’s hand': [chooseCards({ whose: 'opponent' }), { do: 'move', cards: 'it', to: 'discard' }],
  'a card from the discard pile': [
    chooseCards({ from: 'discard', filter: { kind: 'Pokemon' } }),
    { do: 'move', cards: 'it', to: 'bench' },
  ],
  'a card from the deck': [chooseCards({ from: 'deck' }), { do: 'move', cards: 'it', to: 'hand' }],
  'a card that was looked at': [
    { do: 'lookAtTop', whose: 'you', cards: 3 },
    chooseCards({ from: 'lookedAt' }),
    { do: 'move', cards: 'it', to: 'hand' },
  ],
  'an attached card': [
    { do: 'chooseAttached', as: 'it', on: 'eachOfYours', filter: { kind: 'Energy' } },
    { do: 'move', cards: 'it', to: 'hand' },
  ],
  'as many as were chosen': [
    chooseCards({ max: 2 }),
    { do: 'draw', who: 'opponent', cards: { count: 'cardsChosen', named: 'it' } },
  ],
  'for each counter': [
    {
      do: 'forEach',
      times: { count: 'damageCountersOn', pokemon: 'yourActive' },
      then: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ],
  'either part of an if': [
    { do: 'if', is: { is: 'heads' }, then: [], otherwise: [{ do: 'draw', who: 'you', cards: 1 }] },
  ],
  'you may': [{ do: 'may', then: [{ do: 'draw', who: 'you', cards: 1 }] }],
  'the second of two': [{ do: 'oneOrBoth', first: [], second: [{ do: 'draw', who: 'you', cards: 1 }] }],
}

test.each(Object.entries(TEXTS))(
  '%s: true if there is something to do, false if there plainly is not',
  (_, program) => {
    expect(could(RICH, program)).toBe(true)
    expect(could(BARE, program)).toBe(false)
  },
)

test('costs and preparations are not a change', () => {
  const nothing: Program = [
    { do: 'discardHand', whose: 'you' },
    { do: 'flip', coins: 2 },
    { do: 'flipUntilTails' },
    choosePokemon(),
    chooseCards({}),
    { do: 'chooseAttached', as: 'attached', on: 'eachOfYours', filter: {} },
    { do: 'reveal', cards: 'it' },
    { do: 'shuffleDeck', whose: 'you' },
  ]
  expect(could(RICH, nothing)).toBe(false)
})

test('what one branch of an "if" would pay stays available for the other', () => {
  const wentFirst: Effect = {
    do: 'if',
    is: { is: 'wentFirst', whose: 'you' },
    then: [{ do: 'discardHand', whose: 'you' }],
    otherwise: [chooseCards({ from: 'discard' }), { do: 'move', cards: 'it', to: 'deckTop' }],
  }
  expect(could('A active Wooloo\n A hand Vulpix\n B active Sobble', [wentFirst])).toBe(false)
})

test('a text by hand always could change something, a Special Condition on any Active Pokémon too, and coins may land either way', () => {
  expect(could(BARE, [{ do: 'byHand' }])).toBe(true)
  expect(could(BARE, [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }])).toBe(true)
  const perHeads: Effect = { do: 'draw', who: 'you', cards: { count: 'heads' } }
  expect(could(RICH, [{ do: 'flip', coins: 1 }, perHeads])).toBe(true)
  expect(could(RICH, [perHeads]), 'no coin is flipped').toBe(false)
})

describe('choices affect the later parts', () => {
  const energySwitch: Program = [
    choosePokemon({ as: 'giver', from: { whose: 'you', withEnergy: { basicEnergy: true } } }),
    { do: 'chooseAttached', as: 'it', on: { chosen: 'giver' }, filter: { basicEnergy: true } },
    choosePokemon({ as: 'taker', from: { whose: 'you', except: { chosen: 'giver' } } }),
    { do: 'attach', cards: 'it', to: { chosen: 'taker' } },
  ]

  test('Energy is moved to another Pokémon, so another one must exist', () => {
    expect(could('A active Wooloo {Fire Energy}\n A bench Krabby\n B active Sobble', energySwitch)).toBe(true)
    expect(could('A active Wooloo {Fire Energy}\n B active Sobble', energySwitch)).toBe(false)
    expect(could('A active Wooloo\n A bench Krabby\n B active Sobble', energySwitch)).toBe(false)
  })

  test('onto the Bench: with room for it (R30)', () => {
    const revive = TEXTS['a card from the discard pile'] ?? []
    const full = 'A bench Krabby; Krabby; Krabby; Krabby; Krabby'
    expect(could(`A active Wooloo\n ${full}\n A discard Drampa\n B active Sobble`, revive)).toBe(false)
    const search: Program = [chooseCards({ from: 'deck' }), { do: 'move', cards: 'it', to: 'bench' }]
    expect(could(`A active Wooloo\n ${full}\n B active Sobble`, search)).toBe(false)
    expect(could(`A active Wooloo\n A discard Raboot\n B active Sobble`, revive), 'an Evolution card').toBe(false)
  })

  test('a Tool goes onto a Pokémon with room for it', () => {
    const tool: Program = [
      chooseCards({ filter: { trainer: 'Tool' } }),
      { do: 'attach', cards: 'it', to: 'yourActive' },
    ]
    expect(could('A active Wooloo\n A hand Laboratory Vest\n B active Sobble', tool)).toBe(true)
    expect(could('A active Wooloo [Laboratory Vest]\n A hand Laboratory Vest\n B active Sobble', tool)).toBe(false)
  })

  test('a count of a Pokémon that is yet to be chosen is the highest possible', () => {
    const perCounter: Program = [
      choosePokemon({ from: { whose: 'you' } }),
      { do: 'draw', who: 'you', cards: { count: 'damageCountersOn', pokemon: { chosen: 'who' } } },
    ]
    expect(could('A active Wooloo\n A bench Krabby -10\n B active Sobble', perCounter)).toBe(true)
    expect(could('A active Wooloo\n A bench Krabby\n B active Sobble', perCounter)).toBe(false)
  })

  test('an empty choice leaves nothing to do', () => {
    const none: Program = [
      chooseCards({ max: { count: 'damageCountersOn', pokemon: 'opponentActive' } }),
      { do: 'move', cards: 'it', to: 'discard' },
    ]
    expect(could(RICH, none)).toBe(false)
  })

  test('a card goes to a Pokémon of its owner', () => {
    const give: Program = [
      chooseCards({ filter: { basicEnergy: true } }),
      { do: 'attach', cards: 'it', to: 'opponentActive' },
    ]
    expect(could(RICH, give)).toBe(false)
  })

  test('prevention of effects is not considered', () => {
    const pry: Program = [{ do: 'discardTools', from: 'opponentActive' }]
    expect(could('A active Wooloo\n B active Laboratory Glass [Laboratory Vest]', pry)).toBe(true)
  })
})
