/** What cards do with cards of a deck, a hand or a discard pile where plain steps do not say it: switched, shown first, sorted out. */
import type { CardFilter } from '../../model/cardFilter.ts'
import type { CardDestination, Effect, PokemonFilter, Program, Who } from '../../model/effects.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/said.ts'
import { cardsIn } from './counts.ts'

const moved = (to: CardDestination): Effect => ({ do: 'move', cards: THAT, to })

const seen = (filter: CardFilter = {}, whose: Who = 'you'): Effect => ({
  do: 'allCards',
  as: THAT,
  whose,
  from: 'lookedAt',
  filter,
})

const shown = (cards: number, whose: Who = 'you'): Effect => ({ do: 'lookAtTop', whose, cards, revealed: true })

/** Some of the cards that go to the discard pile are attached on the way. */
const rest: Program = [seen(), moved('discard')]

const inAnyWay = (among: PokemonFilter): Effect => ({
  do: 'eachCard',
  cards: THAT,
  as: 'eachCard',
  then: [
    { do: 'choosePokemon', as: THAT, from: among },
    { do: 'attach', cards: 'eachCard', to: { chosen: THAT } },
  ],
})

/** Cards that are looked at go into the hand, or stay for what the next sentence says. */
const mayTake = (cards: number): Program => [
  { do: 'lookAtTop', whose: 'you', cards },
  seen(),
  { do: 'may', then: [moved('hand')] },
]

const DECLINED = "if you don't , discard [that card|those cards] and draw {n:some} [card|cards]"

const elseDiscarded = (n: number): Effect => ({
  do: 'if',
  is: { is: 'not', what: { is: 'done' } },
  then: [moved('discard'), { do: 'draw', who: 'you', cards: n }],
})

/** Cards of a deck. */
export const DECKS = ways('step', (say) => [
  say(`look at the top card of your deck . you may put that card into your hand . ${DECLINED}`, ({ n }) => [
    ...mayTake(1),
    elseDiscarded(n),
  ]),
  say(
    `look at the top {all:number} cards of your deck . you may put those cards into your hand . ${DECLINED}`,
    (said) => [...mayTake(said.all), elseDiscarded(said.n)],
  ),
  say(
    'discard the top {n:number} cards of your deck , and attach any {cards:cards} you discarded in this way to {among:among} in any way you like',
    ({ n, cards, among }) => [shown(n), seen(cards), inAnyWay(among), ...rest],
  ),
  say(
    'discard the top {n:number} cards of your deck . if any of those cards are {cards:cards} , attach them to {ref:ref}',
    ({ n, cards, ref }) => [shown(n), seen(cards), { do: 'attach', cards: THAT, to: ref }, ...rest],
  ),
  say('reveal the top card of {whose:whose} deck', ({ whose }) => [shown(1, whose), seen({}, whose)]),
  say('attach [it|that card] to {one:one}', ({ one }) => [...one.first, { do: 'attach', cards: THAT, to: one.ref }]),
  say('put [it|that card] into your hand', () => [moved('hand')]),
  say(
    'reveal the top {n:number} cards of your deck and have your opponent choose {m:number} of them . discard the chosen cards and put the remaining cards into your hand',
    ({ n, m }) => [
      shown(n),
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, by: 'opponent', min: m, max: m },
      moved('discard'),
      seen(),
      moved('hand'),
    ],
  ),
  say(
    'look at the top {n:number} cards of your deck , choose 1 of them , and shuffle the other cards back into your deck . then , put the card you chose on top of your deck',
    ({ n }) => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
      { do: 'shuffleDeck', whose: 'you' },
      moved('deckTop'),
    ],
  ),
  say('search your deck for a card . shuffle your deck , then put that card on top of it', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {} },
    { do: 'shuffleDeck', whose: 'you' },
    moved('deckTop'),
  ]),
  say('discard those {cards:cards} and shuffle the other cards back into your deck', ({ cards }) => [
    seen(cards),
    moved('discard'),
    { do: 'shuffleDeck', whose: 'you' },
  ]),
  say(
    'search your deck for [a|an] {cards:cards} , reveal it , and put it into your hand . for each {name:cardName} card ( not including this card ) in your discard pile , you may search for an additional {more:cards} in this way',
    ({ cards, name }) => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'deck',
        filter: cards,
        max: { count: 'plus', of: [1, cardsIn('you', 'discard', { named: name })] },
      },
      { do: 'reveal', cards: THAT },
      moved('hand'),
    ],
  ),
  say('search for {howMany:howMany} {cards:cards} and attach [it|them] to {one:one}', ({ howMany, cards, one }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: cards, ...howMany },
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say(
    'search your deck for a number of {cards:cards} up to the number of heads and put them onto your Bench',
    (said) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: said.cards, max: { count: 'heads' } },
      moved('bench'),
    ],
  ),
  say('attach {howMany:howMany} {cards:cards} you find there to {one:one}', ({ howMany, cards, one }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, ...howMany },
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say(
    'discard the top card of {whose:whose} deck . if {question:question} , discard {n:number} more cards in this way',
    ({ whose, question, n }) => [
      { do: 'discardTop', whose, cards: 1 },
      { do: 'if', is: question, then: [{ do: 'discardTop', whose, cards: n }] },
    ],
  ),
  say('discard {n:number} more [card|cards] from the top of {whose:whose} deck', ({ whose, n }) => [
    { do: 'discardTop', whose, cards: n },
  ]),
])

/** Cards of hands and discard piles. */
export const PILES = ways('step', (say) => [
  say('put a card from your hand on the bottom of your deck', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    moved('deckBottom'),
  ]),
  say('choose a card in your hand , and discard the other cards', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    { do: 'allCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    moved('discard'),
  ]),
  // The card comes into the hand before the other one leaves it: in the end they have changed places.
  say('switch a card from your hand with the top card of your deck', () => [
    {
      do: 'if',
      is: { is: 'atLeast', what: cardsIn('you', 'deck'), number: 1 },
      then: [
        { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
        { do: 'draw', who: 'you', cards: 1 },
        moved('deckTop'),
      ],
    },
  ]),
  say('put a number of cards up to the number of heads from your discard pile on top of your deck in any order', () => [
    {
      do: 'chooseCards',
      as: THAT,
      whose: 'you',
      from: 'discard',
      filter: {},
      max: { count: 'heads' },
      ordered: true,
    },
    moved('deckTop'),
  ]),
  say('put a random card from {whose:whose} hand in the Lost Zone', ({ whose }) => [
    { do: 'randomCards', as: THAT, whose, cards: 1 },
    moved('lostZone'),
  ]),
  say('shuffle any amount of {energy:energy} from your Pokémon into your deck', ({ energy }) => [
    { do: 'chooseAttached', as: THAT, on: 'eachOfYours', filter: energy, min: 0, max: 60 },
    moved('deck'),
  ]),
  say("put {howMany:howMany} {cards:cards} you find there onto your opponent's Bench", ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: cards, ...howMany },
    moved('bench'),
  ]),
])

/** Whole sentences in which cards are spoken of twice. */
export const SPOKEN_OF_TWICE = ways('sentence', (say) => [
  say(
    'this attack does {n:number} damage for each {cards:cards} in your discard pile . then , shuffle those cards into your deck',
    ({ n, cards }) => ({
      said: 'both',
      first: { said: 'damageForEach', amount: n, times: cardsIn('you', 'discard', cards) },
      second: {
        said: 'steps',
        program: [{ do: 'allCards', as: THAT, whose: 'you', from: 'discard', filter: cards }, moved('deck')],
      },
    }),
  ),
  say('[|then ,] {one:steps} . if {question:question} , {other:steps} instead', ({ one, question, other }) => ({
    said: 'steps',
    program: [{ do: 'if', is: question, then: other, otherwise: one }],
  })),
  say('{one:steps} . if {question:question} , instead {other:steps}', ({ one, question, other }) => ({
    said: 'steps',
    program: [{ do: 'if', is: question, then: other, otherwise: one }],
  })),
  say('{steps:steps} , and then flip a coin until you get tails', ({ steps }) => ({
    said: 'steps',
    program: [...steps, { do: 'flipUntilTails' }],
  })),
  say('you must play 2 {name:cardName} cards at once', ({ name }) => ({
    said: 'cost',
    program: [{ do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: { named: name } }, moved('discard')],
  })),
])

/** The Active Pokémon that goes to the Bench, by a name of its own. */
const LEFT = 'left'

export const CHANGES = ways('step', (say) => [
  say('switch your Active Basic Pokémon with 1 of your Benched Pokémon', () => [
    {
      do: 'if',
      is: { is: 'fits', pokemon: 'yourActive', filter: { kind: 'Pokemon', stage: 'Basic' } },
      then: [
        { do: 'choosePokemon', as: LEFT, from: { whose: 'you', where: 'Active' } },
        { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
        { do: 'switch', who: 'you', with: THAT },
      ],
    },
  ]),
  say('heal {n:number} damage from the Pokémon you moved to your Bench', ({ n }) => [
    { do: 'heal', pokemon: { chosen: LEFT }, damage: n },
  ]),
  say('switch that Pokémon with your Active Pokémon', () => [{ do: 'switch', who: 'you', with: THAT }]),
  say(
    'each player switches their Active Pokémon with 1 of their Benched Pokémon . your opponent switches first',
    () => [
      { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', where: 'Bench' }, by: 'opponent' },
      { do: 'switch', who: 'opponent', with: THAT, out: true },
      { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
      { do: 'switch', who: 'you', with: THAT },
    ],
  ),
  say('{ref:ref} is now {condition:condition} . heal {n:number} damage from it', ({ ref, condition, n }) => [
    { do: 'condition', pokemon: ref, condition },
    { do: 'heal', pokemon: ref, damage: n },
  ]),
  say('discard {howMany:howMany} {attached:attached} from this Pokémon and heal all damage from it', (said) => [
    { do: 'chooseAttached', as: THAT, on: 'thisPokemon', filter: said.attached, ...said.howMany },
    moved('discard'),
    { do: 'heal', pokemon: 'thisPokemon', damage: 'all' },
  ]),
  say('discard a Pokémon Tool and [a|an] {energy:energy} from {ref:ref}', ({ energy, ref }) => [
    { do: 'chooseAttached', as: THAT, on: ref, filter: { trainer: 'Tool' } },
    moved('discard'),
    { do: 'chooseAttached', as: THAT, on: ref, filter: energy },
    moved('discard'),
  ]),
  say(
    'search your deck for a card that has no Abilities and evolves from 1 of your Pokémon , and put it onto that Pokémon to evolve it',
    () => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'deck',
        filter: { hasAbility: false },
        evolving: 'eachOfYours',
      },
      { do: 'evolve', cards: THAT, pokemon: 'eachOfYours' },
    ],
  ),
])

/** What was brought about a moment ago, and what is there to be seen. */
export const SEEN = ways('question', (say) => [
  say("you can't", () => ({ is: 'not', what: { is: 'done' } })),
  say('[you discarded a Stadium|they put any cards on the bottom of their deck] in this way', () => ({ is: 'done' })),
  say("you put a card on the bottom of your opponent's deck in this way", () => ({ is: 'done' })),
  say('they do', () => ({ is: 'done' })),
  say('it is not [a|an] {cards:cards}', ({ cards }) => ({
    is: 'not',
    what: { is: 'atLeast', what: { count: 'cardsChosen', named: THAT, filter: cards }, number: 1 },
  })),
  say('you find any {cards:cards} there', ({ cards }) => ({
    is: 'atLeast',
    what: { count: 'cardsChosen', named: THAT, filter: cards },
    number: 1,
  })),
  say('your Active Pokémon is your only Pokémon in play', () => ({
    is: 'not',
    what: { is: 'atLeast', what: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } }, number: 1 },
  })),
  say('none of {among:among} have {standing:standing}', ({ among, standing }) => ({
    is: 'not',
    what: { is: 'atLeast', what: { count: 'pokemonInPlay', of: { ...among, ...standing } }, number: 1 },
  })),
  say('your opponent has exactly {a:number} , {b:number} , or {c:number} Prize cards remaining', ({ a, b, c }) => ({
    is: 'any',
    of: [a, b, c].map((n) => ({
      is: 'all',
      of: [
        { is: 'atLeast', what: cardsIn('opponent', 'prizes'), number: n },
        { is: 'not', what: { is: 'atLeast', what: cardsIn('opponent', 'prizes'), number: n + 1 } },
      ],
    })),
  })),
])

/** Cards by more of what is printed on them. */
export const MORE_CARDS = ways('cards', (say) => [
  say('{kind:kind} , each with {n:number} HP or less ,', ({ kind, n }) => ({ ...kind, hpAtMost: n })),
  say('{kind:kind} that [has|have] no Retreat Cost', ({ kind }) => ({ ...kind, retreatCost: 0 })),
  say('{cards:cards} , except for {name:cardName} ,', ({ cards, name }) => ({ ...cards, not: { named: name } })),
  say('[card|cards] that [evolves|evolve] from {name:cardName}', ({ name }) => ({ evolvesFrom: name })),
  say('{cards:cards} that [has|have] the word " {name:cardName} " in [its|their] [name|names]', ({ cards, name }) => ({
    ...cards,
    namePart: name,
  })),
  say('{one:cards} and {other:cards}', ({ one, other }) => ({ any: [one, other] })),
])

/** What stands in brackets and rules say anyway, or what must be so. */
export const MORE_REMINDERS = ways('reminder', (say) => [
  say("( if you have no other cards in your hand , you can't use this card . )", () => ({
    said: 'only',
    question: { is: 'atLeast', what: cardsIn('you', 'hand'), number: 1 },
  })),
  say('( if a player has {n:number} or fewer cards in their hand , they do not discard . )', () => ({
    said: 'reminder',
  })),
  say("( if a player does not have a Benched Pokémon , they don't switch Pokémon . )", () => ({ said: 'reminder' })),
  say('( this effect works one time for 2 cards . )', () => ({ said: 'reminder' })),
])

/** Cards say how they may be used beyond what rules allow; what a card does is bound by no turn anyway (T2B.3). */
export const ALLOWED = ways('sentence', (say) => [
  say(
    'you can use this card on a Pokémon you put down when you were setting up to play or on a Pokémon that was put into play this turn',
    () => ({ said: 'reminder' }),
  ),
  say('you can use this card during your first turn or on a Pokémon that was put into play this turn', () => ({
    said: 'reminder',
  })),
])
