/** Steps that an attack takes before its damage, which often depends on the cards that these steps move or reveal. */
import type { CardFilter, Effect, PokemonSet, Program, Who } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { eachOf } from './nouns.ts'
import { thatHas } from './steps.ts'

const attachedTo = (on: PokemonSet, filter: CardFilter, howMany: HowMany): Effect => ({
  do: 'chooseAttached',
  as: THAT,
  on,
  filter,
  ...howMany,
})

const ANY: HowMany = { min: 0, max: 60 }
const LOST: Effect = { do: 'move', cards: THAT, to: 'lostZone' }
const DISCARD: Effect = { do: 'move', cards: THAT, to: 'discard' }

/** Reveals the top cards of a deck and puts them in the Lost Zone. */
const topOf = (whose: Who, cards: number): Program => [
  { do: 'lookAtTop', whose, cards, revealed: true },
  { do: 'allCards', as: THAT, whose, from: 'lookedAt', filter: {} },
  LOST,
]

export const BEFOREHAND = ways('step', (say) => [
  say('put {n:some} {energy:energy} attached to {one:one} in the Lost Zone', ({ n, energy, one }) => [
    ...thatHas(one.first, energy),
    { do: 'chooseAttached', as: THAT, on: one.ref, filter: energy, units: n },
    LOST,
  ]),
  say('put {n:some} {energy:energy} attached to your Pokémon in the Lost Zone', ({ n, energy }) => [
    { do: 'chooseAttached', as: THAT, on: 'eachOfYours', filter: energy, units: n },
    LOST,
  ]),
  say('put all {energy:energy} attached to {ref:ref} in the Lost Zone', ({ energy, ref }) => [
    { do: 'allAttached', as: THAT, on: ref, filter: energy },
    LOST,
  ]),
  say('put {howMany:howMany} {cards:cards} from your discard pile in the Lost Zone', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: cards, ...howMany },
    LOST,
  ]),
  say('put the top card of {whose:whose} deck in the Lost Zone', ({ whose }) => topOf(whose, 1)),
  say('put the top {n:number} cards of {whose:whose} deck in the Lost Zone', ({ whose, n }) => topOf(whose, n)),
  say('discard any amount of {energy:energy} from {ref:ref}', ({ energy, ref }) => [
    attachedTo(ref, energy, ANY),
    DISCARD,
  ]),
  say('discard any amount of {energy:energy} [from|from among] {among:among}', ({ energy, among }) => [
    attachedTo(eachOf(among), energy, ANY),
    DISCARD,
  ]),
  say('discard up to {n:number} {energy:energy} from your Pokémon', ({ n, energy }) => [
    attachedTo('eachOfYours', energy, { max: n }),
    DISCARD,
  ]),
  say('discard {n:number} {energy:energy} from your Pokémon', ({ n, energy }) => [
    { do: 'chooseAttached', as: THAT, on: 'eachOfYours', filter: energy, units: n },
    DISCARD,
  ]),
  say('discard any number of Pokémon Tools from your Pokémon', () => [
    attachedTo('eachOfYours', { trainer: 'Tool' }, ANY),
    DISCARD,
  ]),
  say("discard up to {n:number} {attached:attached} from your opponent's Pokémon", ({ n, attached }) => [
    attachedTo('eachOfOpponents', attached, { max: n }),
    DISCARD,
  ]),
  say('reveal {howMany:howMany} {cards:cards} from your hand', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards, ...howMany },
    { do: 'reveal', cards: THAT },
  ]),
  say('put a number of {cards:cards} up to the number of heads from your discard pile into your hand', ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: cards, max: { count: 'heads' } },
    { do: 'move', cards: THAT, to: 'hand' },
  ]),
  say(
    'search your deck for a number of {cards:cards} up to the number of heads and put them into your hand',
    (slots) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: slots.cards, max: { count: 'heads' } },
      { do: 'move', cards: THAT, to: 'hand' },
    ],
  ),
  say('{ref:ref} is also {condition:condition}', ({ ref, condition }) => [
    { do: 'condition', pokemon: ref, condition },
  ]),
  say('if {ref:ref} is [a|an] {kinds:kinds} , it is now {condition:condition}', ({ ref, kinds, condition }) => [
    {
      do: 'if',
      is: { is: 'fits', pokemon: ref, filter: kinds },
      then: [{ do: 'condition', pokemon: ref, condition }],
    },
  ]),
  say('discard up to {n:number} cards from the top of your deck', ({ n }) => [
    { do: 'chooseNumber', max: { count: 'atMost', of: n, most: { count: 'cardsIn', whose: 'you', zone: 'deck' } } },
    { do: 'discardTop', whose: 'you', cards: { count: 'numberChosen' } },
  ]),
  say('each player discards the top card of their deck', () => [
    { do: 'discardTop', whose: 'you', cards: 1 },
    { do: 'discardTop', whose: 'opponent', cards: 1 },
  ]),
])
