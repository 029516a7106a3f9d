/**
 * Wordings of sentences that decide whether another sentence is carried out, and of sentences with two parts: a step and then a coin flip,
 * a case and "otherwise", or a price and the damage that it adds.
 */
import type { CardFilter, Effect, PokemonRef, Program, SpecialCondition } from 'ptcg-turn-engine/model'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import type { SentenceMeaning } from '../sentences/sentenceMeaning.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, someInPlay } from './counts.ts'
import { ITSELF } from './holding.ts'
import { isAnyPokemon } from './nouns.ts'
import { EACH } from './oneByOne.ts'
import { moveThem } from './piles.ts'

const steps = (program: Program): SentenceMeaning => ({ kind: 'steps', program })

const moreDamage = (amount: number): SentenceMeaning => ({ kind: 'moreDamage', term: { amount }, less: false })

/** Lets the player damage this Pokémon to give another Pokémon a Special Condition. */
const atTheCostOf = (amount: number, pokemon: PokemonRef, condition: SpecialCondition): SentenceMeaning => ({
  kind: 'both',
  first: steps([{ do: 'may', then: [] }]),
  second: {
    kind: 'both',
    first: {
      kind: 'if',
      question: { is: 'done' },
      then: { kind: 'damageTo', first: [], extra: { to: 'thisPokemon', amount }, also: true },
    },
    second: { kind: 'if', question: { is: 'done' }, then: steps([{ do: 'condition', pokemon, condition }]) },
  },
})

export const DECIDING = ways('sentence', (say) => [
  say('then , flip {n:some} [coin|coins]', ({ n }) => ({ kind: 'coins', coins: n })),
  say('{steps:steps} and flip a coin', ({ steps: first }) => steps([...first, { do: 'flip', coins: 1 }])),
  say('if {question:question} , {one:steps} . otherwise , {other:steps}', ({ question, one, other }) =>
    steps([{ do: 'if', is: question, then: one, otherwise: other }]),
  ),
  say('you may {optional:inOrder} [to|and] have this attack do {n:number} more damage', ({ optional, n }) => ({
    kind: 'both',
    first: steps([{ do: 'may', then: optional }]),
    second: { kind: 'if', question: { is: 'done' }, then: moreDamage(n) },
  })),
  // the player answers first; the damage and its price follow
  say('you may do {n:number} more damage . if you do , {price:inIf}', ({ n, price }) => ({
    kind: 'both',
    first: steps([{ do: 'may', then: [] }]),
    second: {
      kind: 'both',
      first: { kind: 'if', question: { is: 'done' }, then: moreDamage(n) },
      second: { kind: 'if', question: { is: 'done' }, then: price },
    },
  })),
  say(
    'you may have this Pokémon also do {n:number} damage to itself and make {ref:ref} {condition:condition}',
    (slots) => atTheCostOf(slots.n, slots.ref, slots.condition),
  ),
  say(
    'you may choose to make {ref:ref} {condition:condition} . if you do , this Pokémon also does {n:number} damage to itself',
    (slots) => atTheCostOf(slots.n, slots.ref, slots.condition),
  ),
  say('you may {optional:inOrder} to make {ref:ref} {condition:condition}', ({ optional, ref, condition }) =>
    steps([
      { do: 'may', then: optional },
      { do: 'if', is: { is: 'done' }, then: [{ do: 'condition', pokemon: ref, condition }] },
    ]),
  ),
])

/** An attack that must discard a Stadium. Without a Stadium in play, the attack does nothing. */
export const DISCARDED_STADIUM = ways('sentence', (say) => [
  say("discard [a|any] Stadium in play . if you [can't|don't] , this attack does nothing", () => ({
    kind: 'both',
    first: { kind: 'if', question: { is: 'not', what: { is: 'stadiumInPlay' } }, then: { kind: 'doesNothing' } },
    second: steps([{ do: 'removeStadium', to: 'discard' }]),
  })),
])

/** Makes an attack that does nothing, and discards nothing, unless this number of these cards is in the hand (C2252). */
const onlyWith = (number: number, cards: CardFilter, second: SentenceMeaning): SentenceMeaning => ({
  kind: 'both',
  first: {
    kind: 'if',
    question: { is: 'not', what: { is: 'atLeast', what: cardsIn('you', 'hand', cards), number } },
    then: { kind: 'doesNothing' },
  },
  second,
})

const discarded = (n: number, cards: CardFilter): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards, min: n, max: n },
  moveThem('discard'),
]

/** Requirements of an attack that its text gives after the effect. */
export const NEEDED = ways('sentence', (say) => [
  say(
    "discard {n:number} {cards:cards} from your hand , and {steps:inOrder} . if you can't discard {m:number} cards in this way , this attack does nothing",
    ({ n, cards, steps: more, m }) => onlyWith(m, cards, steps([...discarded(n, cards), ...more])),
  ),
  say(
    "discard {n:number} {cards:cards} from your hand . if you can't discard {m:number} cards in this way , this attack does nothing",
    ({ n, cards, m }) => onlyWith(m, cards, { kind: 'beforeDamage', program: discarded(n, cards) }),
  ),
  say(
    "choose 1 of {among:among} and shuffle that Pokémon and all attached cards into your deck . if you can't shuffle [a|an] {name:cardName} into your deck , this attack does nothing",
    ({ among, name }) =>
      among.fits?.named !== name
        ? CONTRADICTORY
        : {
            kind: 'both',
            first: { kind: 'if', question: { is: 'not', what: someInPlay(among) }, then: { kind: 'doesNothing' } },
            second: steps([
              { do: 'choosePokemon', as: THAT, from: among },
              { do: 'leavePlay', pokemon: { chosen: THAT }, to: 'deck' },
            ]),
          },
  ),
  say(
    "before doing damage , discard all Pokémon Tools from {ref:ref} . if you can't discard any , this attack does nothing",
    ({ ref }) => ({
      kind: 'both',
      first: {
        kind: 'if',
        question: { is: 'not', what: { is: 'like', pokemon: ref, filter: { withTool: {} } } },
        then: { kind: 'doesNothing' },
      },
      second: { kind: 'beforeDamage', program: [{ do: 'discardTools', from: ref }] },
    }),
  ),
])

/** A second attack under a condition. */
export const ATTACKING_TWICE = ways('sentence', (say) => [
  say(
    "if {question:question} , this Pokémon may use an attack it has twice . if the first attack Knocks Out your opponent's Active Pokémon , you may attack again after your opponent chooses a new Active Pokémon",
    ({ question }) => ({
      kind: 'continuous',
      effects: [{ continuous: 'attacksTwice', own: true, scope: ITSELF, while: question }],
    }),
  ),
])

/** More Prize cards for Knock Outs by this Pokémon. */
export const WINNING_MORE = ways('sentence', (say) => [
  say(
    "[if|when] your opponent's {those:those} is Knocked Out by damage from an attack used by this Pokémon , [take|you take] {n:number} more Prize [card|cards]",
    ({ those, n }) => ({
      kind: 'continuous',
      effects: [{ continuous: 'prizesWon', amount: n, scope: ITSELF, to: { whose: 'opponent', ...those } }],
    }),
  ),
])

/** Questions whether a cost could not be paid, and whether any Pokémon of a kind is in play. */
export const CANT_DISCARD = ways('question', (say) => [
  say("you can't discard that many cards [|in this way]", () => ({ is: 'not', what: { is: 'done' } })),
  say("you can't discard any", () => ({ is: 'not', what: { is: 'done' } })),
  say('there are any {those:those} in play', ({ those }) => someInPlay({ whose: 'either', ...those })),
])

const switchOwn = (from: Extract<Effect, { do: 'choosePokemon' }>['from']): Program => [
  { do: 'choosePokemon', as: THAT, from },
  { do: 'switch', who: 'you', with: THAT },
]

/** Steps that switch Pokémon, and steps that put counters on many Pokémon. */
export const MORE_CHANGES = ways('step', (say) => [
  // only if the Active Pokémon matches; otherwise nothing happens
  say('switch your Active {kind:kind} with 1 of {among:among}', ({ kind, among }) =>
    isAnyPokemon(kind)
      ? switchOwn(among)
      : [
          { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Active', fits: kind } },
          { do: 'if', is: { is: 'fits', pokemon: 'yourActive', filter: kind }, then: switchOwn(among) },
        ],
  ),
  say('[switch in|switch] that Pokémon to the Active Spot', () => [{ do: 'switch', who: 'opponent', with: THAT }]),
  say('discard a Pokémon Tool or Stadium in play', () => [
    {
      do: 'oneOrBoth',
      just: 'one',
      first: [
        { do: 'chooseAttached', as: THAT, on: { each: { whose: 'either' } }, filter: { trainer: 'Tool' } },
        moveThem('discard'),
      ],
      second: [{ do: 'removeStadium', to: 'discard' }],
    },
  ]),
  say('discard all Pokémon Tools and Special Energy from {target:target}', ({ target }) => [
    ...target.first,
    {
      do: 'allAttached',
      as: THAT,
      on: target.set,
      filter: { any: [{ trainer: 'Tool' }, { basicEnergy: false }] },
    },
    moveThem('discard'),
  ]),
  say('double the number of damage counters on {target:target}', ({ target }) => [
    ...target.first,
    {
      do: 'eachPokemon',
      pokemon: target.set,
      as: EACH,
      then: [
        {
          do: 'putCounters',
          on: { chosen: EACH },
          counters: { count: 'damageCountersOn', pokemon: { chosen: EACH } },
        },
      ],
    },
  ]),
  say(
    'attach [a number|an amount] of {cards:attached} up to the number of heads from your discard pile to {among:among} in any way you like',
    ({ cards, among }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: cards, max: { count: 'heads' } },
      {
        do: 'eachCard',
        cards: THAT,
        as: 'eachCard',
        then: [
          { do: 'choosePokemon', as: THAT, from: among },
          { do: 'attach', cards: 'eachCard', to: { chosen: THAT } },
        ],
      },
    ],
  ),
  say('{ref:ref} is now {condition:condition} and {holds:holds} {duration:duration}', (slots) => [
    { do: 'condition', pokemon: slots.ref, condition: slots.condition },
    ...slots.holds.map((effect) => ({ do: 'lasting', on: slots.ref, effect, during: slots.duration }) as const),
  ]),
])
