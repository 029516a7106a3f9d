/** Steps and questions of Abilities about their own Pokémon: moving Energy to it, switching it into the Active Spot, looking at cards. */
import type { CardDestination, CardFilter, PokemonRef, Program, Who } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, countChosen, someInPlay } from './counts.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo } from './steps.ts'

/** Moves the rest of the cards that are looked at. */
const theOther = (whose: Who, to: CardDestination): Program => [
  { do: 'allCards', as: THAT, whose, from: 'lookedAt', filter: {} },
  moveThem(to),
]

const ITSELF = 'itself'

/** Switches this Pokémon into the Active Spot, without a choice. */
const COMES_IN: Program = [
  { do: 'eachPokemon', pokemon: 'thisPokemon', as: ITSELF, then: [{ do: 'switch', who: 'you', with: ITSELF }] },
]

const discards = (who: Who): Program => [
  { do: 'chooseCards', as: THAT, whose: who, from: 'hand', filter: {}, by: who },
  moveThem('discard'),
]

const calls = (who: Who): Program => [
  { do: 'chooseCards', as: THAT, whose: who, from: 'discard', filter: { kind: 'Pokemon', stage: 'Basic' }, by: who },
  moveThem('bench'),
]

const named = (...names: readonly string[]): CardFilter => ({ any: names.map((one) => ({ named: one })) })

/** Discards the top card of the deck, and attaches it from the discard pile if it is one of these cards. */
const attachedOnTheWay = (
  filter: CardFilter,
  { first, ref }: { readonly first: Program; readonly ref: PokemonRef },
): Program => [
  { do: 'lookAtTop', whose: 'you', cards: 1, revealed: true },
  ...theOther('you', 'discard'),
  {
    do: 'if',
    is: { is: 'atLeast', what: countChosen(filter), number: 1 },
    then: [...first, { do: 'attach', cards: THAT, to: ref }],
  },
]

/** Steps with Pokémon in play: moving and discarding Energy, switching, Special Conditions, leaving play. */
export const ITS_STEPS = ways('step', (say) => [
  say('move {howMany:howMany} {attached:attached} from 1 of {from:among} to 1 of {to:among}', (slots) => [
    { do: 'choosePokemon', as: THAT, from: { ...slots.from, withEnergy: slots.attached } },
    chooseAttachedTo({ chosen: THAT }, slots.attached, slots.howMany),
    { do: 'choosePokemon', as: THAT, from: { ...slots.to, except: { chosen: THAT } } },
    { do: 'attach', cards: THAT, to: { chosen: THAT } },
  ]),
  say('move {howMany:howMany} {attached:attached} from 1 of {from:among} to {ref:ref}', (slots) => [
    { do: 'choosePokemon', as: THAT, from: { ...slots.from, withEnergy: slots.attached } },
    chooseAttachedTo({ chosen: THAT }, slots.attached, slots.howMany),
    { do: 'attach', cards: THAT, to: slots.ref },
  ]),
  say('move {howMany:howMany} {attached:attached} from your other Pokémon to [it|this Pokémon]', (slots) => [
    chooseAttachedTo({ each: { whose: 'you', except: 'thisPokemon' } }, slots.attached, slots.howMany),
    { do: 'attach', cards: THAT, to: 'thisPokemon' },
  ]),
  say('attach {howMany:howMany} {cards:cards} from your discard pile to it', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: cards, ...howMany },
    { do: 'attach', cards: THAT, to: { chosen: THAT } },
  ]),
  say('attach {howMany:howMany} {cards:cards} you find there to {one:one}', ({ howMany, cards, one }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, ...howMany },
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say('move {howMany:howMany} {attached:attached} from that Pokémon to another of your Pokémon', (slots) => [
    chooseAttachedTo({ chosen: THAT }, slots.attached, slots.howMany),
    { do: 'choosePokemon', as: THAT, from: { whose: 'you', except: { chosen: THAT } } },
    { do: 'attach', cards: THAT, to: { chosen: THAT } },
  ]),
  say('discard all cards from this Pokémon and put this Pokémon on top of your deck', () => [
    { do: 'leavePlay', pokemon: 'thisPokemon', to: 'deckTop', attached: 'discarded' },
  ]),
  say('shuffle it and all attached cards into your deck', () => [
    { do: 'leavePlay', pokemon: { chosen: THAT }, to: 'deck' },
  ]),
  say('switch this Pokémon with your Active Pokémon', () => COMES_IN),
  say(
    'if this Pokémon is on the Bench , switch it with your Active Pokémon . or , if this Pokémon is in the Active Spot , switch it with 1 of your Benched Pokémon',
    () => [
      {
        do: 'if',
        is: { is: 'active', pokemon: 'thisPokemon' },
        then: [
          { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
          { do: 'switch', who: 'you', with: THAT },
        ],
        otherwise: COMES_IN,
      },
    ],
  ),
  say('switch [it|that Pokémon] with your Active Pokémon', () => [{ do: 'switch', who: 'you', with: THAT }]),
  say('make {ref:ref} {a:condition} , {b:condition} , and {c:condition}', ({ ref, a, b, c }) =>
    [a, b, c].map((condition) => ({ do: 'condition', pokemon: ref, condition }) as const),
  ),
  say('they discard {target:target} and all attached cards', ({ target }) => [
    ...target.first,
    { do: 'leavePlay', pokemon: target.set, to: 'discard' },
  ]),
  say('put {target:target} , and all attached cards into your hand', ({ target }) => [
    ...target.first,
    { do: 'leavePlay', pokemon: target.set, to: 'hand' },
  ]),
  say('put {target:target} in the Lost Zone . ( discard all attached cards . )', ({ target }) => [
    ...target.first,
    { do: 'leavePlay', pokemon: target.set, to: 'lostZone', attached: 'discarded' },
  ]),
  say(
    "discard {howMany:howMany} {attached:attached} [from a|attached to] Pokémon ( yours or your opponent's )",
    (slots) => [chooseAttachedTo({ each: { whose: 'either' } }, slots.attached, slots.howMany), moveThem('discard')],
  ),
])

/** Steps with cards of hands, decks and discard piles. */
export const ITS_CARDS = ways('step', (say) => [
  say('put the other card back on top of your deck', () => theOther('you', 'deckTop')),
  say('put the other card in the Lost Zone', () => theOther('you', 'lostZone')),
  say(
    "look at the top {n:number} cards of your opponent's deck and put 1 of them back . put the other card on the bottom of their deck",
    ({ n }) => [
      { do: 'lookAtTop', whose: 'opponent', cards: n },
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: {} },
      moveThem('deckTop'),
      ...theOther('opponent', 'deckBottom'),
    ],
  ),
  say(
    'look at the top {n:number} cards of your deck , reveal {howMany:howMany} {cards:cards} you find there , and put [it|them] into your hand',
    ({ n, howMany, cards }) => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, ...howMany },
      { do: 'reveal', cards: THAT },
      moveThem('hand'),
    ],
  ),
  say(
    'discard the top card of your deck . if that card is [a|an] {cards:cards} , attach it to {one:one}',
    ({ cards, one }) => attachedOnTheWay(cards, one),
  ),
  say(
    'discard the top card of your deck . if that card is [a|an] {energy:energy} , attach it to {one:one}',
    ({ energy, one }) => attachedOnTheWay(energy, one),
  ),
  say('draw cards until you have as many cards in your hand as you have {those:those}', ({ those }) => [
    {
      do: 'draw',
      who: 'you',
      cards: {
        count: 'minus',
        from: { count: 'pokemonInPlay', of: { whose: 'you', ...those } },
        less: cardsIn('you', 'hand'),
      },
    },
  ]),
  say(
    "have your opponent reveal their hand , and then you choose {howMany:howMany} {cards:cards} you find there and shuffle [it|them] into your opponent's deck",
    ({ howMany, cards }) => [
      { do: 'revealHand', whose: 'opponent' },
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: cards, ...howMany },
      moveThem('deck'),
    ],
  ),
  say(
    'each player puts a Basic Pokémon from their discard pile onto their Bench . ( your opponent puts a Basic Pokémon onto their Bench first . )',
    () => [...calls('opponent'), ...calls('you')],
  ),
  say('search your deck for {name:cardName} and put it onto your Bench', ({ name }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: { named: name } },
    moveThem('bench'),
  ]),
  say("put {howMany:howMany} {cards:cards} from your opponent's discard pile into their hand", ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'discard', filter: cards, ...howMany },
    moveThem('hand'),
  ]),
  say(
    "attach {howMany:howMany} {cards:cards} from your opponent's discard pile to [your opponent's|their] Pokémon in any way you like",
    ({ howMany, cards }) => [
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'discard', filter: cards, ...howMany },
      {
        do: 'eachCard',
        cards: THAT,
        as: 'eachCard',
        then: [
          { do: 'choosePokemon', as: THAT, from: { whose: 'opponent' } },
          { do: 'attach', cards: 'eachCard', to: { chosen: THAT } },
        ],
      },
    ],
  ),
  say('each player discards a card from their hand . ( your opponent discards first . )', () => [
    ...discards('opponent'),
    ...discards('you'),
  ]),
])

export const ITS_EFFECTS = ways('abilityEffect', (say) => [
  say('{steps:steps} and flip a coin', ({ steps }) => ({ program: [...steps, { do: 'flip', coins: 1 }] })),
])

export const ITS_QUESTIONS = ways('question', (say) => [
  say('you have {n:number} or more {cards:cards} in your discard pile', ({ n, cards }) => ({
    is: 'atLeast',
    what: cardsIn('you', 'discard', cards),
    number: n,
  })),
  say('all [of|] your Pokémon in play are {kind:kind}', ({ kind }) => ({
    is: 'not',
    what: someInPlay({ whose: 'you', not: { fits: kind } }),
  })),
  say('{ref:ref} has an {name:cardName} attached', ({ ref, name }) => ({
    is: 'like',
    pokemon: ref,
    filter: { any: [{ withTool: { named: name } }, { withEnergy: { named: name } }] },
  })),
  say('you put any cards on the bottom of your deck in this way', () => ({
    is: 'atLeast',
    what: countChosen({}),
    number: 1,
  })),
])

export const ITS_KINDS = ways('kind', (say) => [
  say('{a:label} , {b:label} , and {c:label} Pokémon', ({ a, b, c }) => ({
    kind: 'Pokemon',
    any: [{ label: a }, { label: b }, { label: c }],
  })),
  say('{a:cardName} , {b:cardName} , and {c:cardName}', ({ a, b, c }) => named(a, b, c)),
])

export const ITS_NAMES = ways('cardName', (say) => [
  say('{label:label} Booster Energy Capsule', ({ label }) => `${label} Booster Energy Capsule`),
])

export const ITS_ENERGY = ways('energy', (say) => [
  say("Team {name:proper} 's Energy", ({ name }) => ({ kind: 'Energy', named: `Team ${name}'s Energy` })),
  say('{name:cardName} Energy', ({ name }) => ({ kind: 'Energy', named: `${name} Energy` })),
])
