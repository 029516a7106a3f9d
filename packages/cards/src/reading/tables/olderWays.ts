/** Sentences of older eras that cannot be translated into today's wording. */

import { dequal } from 'dequal'
import type { CardFilter, Effect, Program } from 'ptcg-turn-engine/model'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { ITSELF } from './holding.ts'
import { eachOf } from './nouns.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo } from './steps.ts'

const ANYWHERE = "Pokémon in play [( yours or your opponent's )|( both yours and your opponent's )|]"

const anyAttached = (filter: CardFilter, max?: number): Effect => ({
  do: 'chooseAttached',
  as: THAT,
  on: { each: { whose: 'either' } },
  filter,
  ...(max === undefined ? {} : { max }),
})

const TOOL: CardFilter = { trainer: 'Tool' }

/** Steps with attached cards of both players, and with cards that are revealed before they move. */
export const OLDER_STEPS = ways('step', (say) => [
  say(`choose up to {n:number} Pokémon Tools attached to ${ANYWHERE} and discard them`, ({ n }) => [
    anyAttached(TOOL, n),
    moveThem('discard'),
  ]),
  say(`choose a Pokémon Tool or {energy:energy} card attached to a ${ANYWHERE} and discard it`, ({ energy }) => [
    anyAttached({ any: [TOOL, energy] }),
    moveThem('discard'),
  ]),
  say('choose up to {n:number} Pokémon Tools attached to your Pokémon and put them into your hand', ({ n }) => [
    { do: 'chooseAttached', as: THAT, on: 'eachOfYours', filter: TOOL, max: n },
    moveThem('hand'),
  ]),
  say(
    'reveal {howMany:howMany} {cards:cards} [in|from] your hand and put [it|them] on top of your deck',
    ({ howMany, cards }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards, ...howMany },
      { do: 'reveal', cards: THAT },
      moveThem('deckTop'),
    ],
  ),
  say(
    "move {howMany:howMany} {attached:attached} from your opponent's Active Pokémon to 1 of {among:among}",
    (slots) => [
      chooseAttachedTo('opponentActive', slots.attached, slots.howMany),
      { do: 'choosePokemon', as: THAT, from: slots.among },
      { do: 'attach', cards: THAT, to: { chosen: THAT } },
    ],
  ),
  say('look at the top {all:number} cards of your deck , choose 1 of them , and put it into your hand', ({ all }) => [
    { do: 'lookAtTop', whose: 'you', cards: all },
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
    moveThem('hand'),
  ]),
  say('draw {n:number} cards from the bottom of your deck', ({ n }) => [
    { do: 'lookAtTop', whose: 'you', cards: n, from: 'bottom' },
    { do: 'allCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
    moveThem('hand'),
  ]),
  say('you may reveal {howMany:howMany} {cards:cards} you find there and put [it|them] onto your Bench', (slots) => [
    {
      do: 'chooseCards',
      as: THAT,
      whose: 'you',
      from: 'lookedAt',
      filter: slots.cards,
      min: 0,
      max: slots.howMany.max ?? 1,
    },
    { do: 'reveal', cards: THAT },
    moveThem('bench'),
  ]),
  say(
    'search your deck for {n:number} cards , shuffle your deck , and put those cards on top of your deck in any order',
    ({ n }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {}, min: n, max: n, ordered: true },
      { do: 'shuffleDeck', whose: 'you' },
      moveThem('deckTop'),
    ],
  ),
  say(
    'switch your Active Pokémon with 1 of your Benched Pokémon . if you do , heal {n:number} damage from the Pokémon you moved to your Bench',
    ({ n }) => [
      { do: 'choosePokemon', as: 'left', from: { whose: 'you', where: 'Active' } },
      { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
      { do: 'switch', who: 'you', with: THAT },
      { do: 'if', is: { is: 'done' }, then: [{ do: 'heal', pokemon: { chosen: 'left' }, damage: n }] },
    ],
  ),
  say(
    'put damage counters on each of {among:among} until its remaining HP is {n:number}',
    ({ among, n }): Program => [
      {
        do: 'eachPokemon',
        pokemon: eachOf(among),
        as: 'downTo',
        then: [
          {
            do: 'putCounters',
            on: { chosen: 'downTo' },
            counters: { count: 'minus', from: { count: 'hpLeftOf', pokemon: { chosen: 'downTo' } }, less: n / 10 },
          },
        ],
      },
    ],
  ),
])

/** True if a price takes this number of these cards. */
const takes = (price: Program, n: number, cards: CardFilter): boolean =>
  price.some((effect) => effect.do === 'chooseCards' && (effect.min ?? 1) === n && dequal(effect.filter, cards))

/** Costs in the wording of older cards, and sentences about turns and coins. */
export const OLDER_SENTENCES = ways('sentence', (say) => [
  say(
    "{price:price} . ( if you can't [discard|put] {n:some} {cards:cards} [|from your hand on the bottom of your deck] , you can't [play|use] this card . )",
    ({ price, n, cards }) => (takes(price, n, cards) ? { kind: 'cost', program: price } : CONTRADICTORY),
  ),
  say('your turn does not end if the Pokémon this card is attached to becomes {into:cardName}', ({ into }) => ({
    kind: 'continuous',
    effects: [{ continuous: 'turnGoesOn', into, scope: ITSELF }],
  })),
  say("you can't use this card during your first turn", () => ({
    kind: 'only',
    question: { is: 'not', what: { is: 'firstTurn', whose: 'you' } },
  })),
  say('if {question:question} , flip a coin . if heads , {steps:steps}', ({ question, steps }) => ({
    kind: 'steps',
    program: [
      {
        do: 'if',
        is: question,
        then: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'heads' }, then: steps },
        ],
      },
    ],
  })),
  say(
    "this attack does {n:number} more damage for each {each:each} . you can't add more than {most:number} damage in this way",
    ({ n, each, most }) =>
      most % n === 0
        ? {
            kind: 'moreDamage',
            term: { amount: n, times: { count: 'atMost', of: each, most: most / n } },
            less: false,
          }
        : CONTRADICTORY,
  ),
])

export const OLDER_REMINDERS = ways('reminder', (say) => [
  say('( this counts as evolving [this|that] Pokémon . )', () => ({ kind: 'reminder' })),
  // a Pokémon that was devolved has changed this turn, so the rules forbid evolving it anyway
  say("( that Pokémon can't evolve this turn . )", () => ({ kind: 'reminder' })),
  say("( if a player [does not|doesn't] have a Benched Pokémon , that player doesn't switch Pokémon . )", () => ({
    kind: 'reminder',
  })),
  say(
    '( if this card is attached to anything other than [a|an] {kinds:kinds} , discard this card . )',
    ({ kinds }) => ({
      kind: 'onlyTo',
      filter: kinds,
    }),
  ),
])

/** Units of Energy that can be of several types, but of only one type at a time. */
export const OLDER_UNITS = ways('units', (say) => [
  say('{a:type} , {b:type} , [and|or] {c:type} Energy but provides only 1 Energy at a time', ({ a, b, c }) => [
    [a, b, c],
  ]),
  say('{a:type} , {b:type} , {c:type} , [and|or] {d:type} Energy but provides only 1 Energy at a time', (slots) => [
    [slots.a, slots.b, slots.c, slots.d],
  ]),
  say('Colorless Colorless Colorless Energy', () => [['Colorless'], ['Colorless'], ['Colorless']]),
])
