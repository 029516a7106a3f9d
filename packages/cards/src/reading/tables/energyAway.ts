/** Wordings that discard, return or move Energy and other attached cards. */
import type { CardFilter, Effect, PokemonRef, Program } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo } from './steps.ts'

/** Discards one card of each kind from a Pokémon. */
const oneOfEachFrom = (pokemon: PokemonRef, ...filters: readonly CardFilter[]): Program =>
  filters.flatMap((filter): Program => [chooseAttachedTo(pokemon, filter, {}), moveThem('discard')])

const ofType = (type: NonNullable<CardFilter['type']>): CardFilter => ({ kind: 'Energy', type })

const fromTheirBench = (filter: CardFilter, howMany: HowMany): Program => [
  { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', where: 'Bench', withEnergy: filter } },
  chooseAttachedTo({ chosen: THAT }, filter, howMany),
  { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', except: { chosen: THAT } } },
  { do: 'attach', cards: THAT, to: { chosen: THAT } },
]

const all = (on: Extract<Effect, { do: 'allAttached' }>['on'], filter: CardFilter): Program => [
  { do: 'allAttached', as: THAT, on, filter },
  moveThem('discard'),
]

/** Steps that take attached cards off their Pokémon or move them to another one. */
export const ENERGY_AWAY = ways('step', (say) => [
  say('discard [a|an|1] {one:type} Energy and [a|an|1] {other:type} Energy from {ref:ref}', ({ one, other, ref }) =>
    oneOfEachFrom(ref, ofType(one), ofType(other)),
  ),
  say('discard [a|an|1] {one:type} and [a|an|1] {other:type} Energy from {ref:ref}', ({ one, other, ref }) =>
    oneOfEachFrom(ref, ofType(one), ofType(other)),
  ),
  say("discard {howMany:howMany} {attached:attached} from your opponent's Pokémon", ({ howMany, attached }) => [
    chooseAttachedTo('eachOfOpponents', attached, howMany),
    moveThem('discard'),
  ]),
  say('discard all [basic|Basic] {type:type} Energy from {ref:ref}', ({ type, ref }) =>
    all(ref, { basicEnergy: true, type }),
  ),
  say('discard all {label:label} Booster Energy Capsules from {ref:ref}', ({ label, ref }) =>
    all(ref, { named: `${label} Booster Energy Capsule` }),
  ),
  say('discard all cards from both Active Pokémon', () => all({ each: { whose: 'either', where: 'Active' } }, {})),
  say('move {howMany:howMany} {attached:attached} from your Benched Pokémon to this Pokémon', (slots) => [
    chooseAttachedTo('eachOfYourBench', slots.attached, slots.howMany),
    { do: 'attach', cards: THAT, to: 'thisPokemon' },
  ]),
  say(
    "move {howMany:howMany} {attached:attached} from 1 of your opponent's Benched Pokémon to another of their Pokémon",
    ({ howMany, attached }) => fromTheirBench(attached, howMany),
  ),
  say('move {howMany:howMany} {attached:attached} from that Pokémon to 1 of {among:among}', (slots) => [
    chooseAttachedTo({ chosen: THAT }, slots.attached, slots.howMany),
    { do: 'choosePokemon', as: THAT, from: slots.among },
    { do: 'attach', cards: THAT, to: { chosen: THAT } },
  ]),
  say(
    'discard {howMany:howMany} {attached:attached} from this Pokémon and heal {n:number} damage from it',
    ({ howMany, attached, n }) => [
      chooseAttachedTo('thisPokemon', attached, howMany),
      moveThem('discard'),
      { do: 'heal', pokemon: 'thisPokemon', damage: n },
    ],
  ),
  say(
    'attach {n:some} {cards:cards} from your discard pile to {one:one} for each {each:each}',
    ({ n, cards, one, each }) => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'discard',
        filter: cards,
        // as many as there are, up to that number
        min: 60,
        max: n === 1 ? each : { count: 'times', of: each, by: n },
      },
      ...one.first,
      { do: 'attach', cards: THAT, to: one.ref },
    ],
  ),
])
