/** Wordings of older eras with Pokémon in play, and with Pokémon that have just come onto a Bench. */
import {
  type CardFilter,
  type CardSource,
  type Effect,
  type PokemonRef,
  type Program,
  SPECIAL_CONDITIONS,
  type SpecialCondition,
  type Who,
} from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { toOwner } from './owners.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo } from './steps.ts'

/** Lets a Pokémon recover from one Special Condition, which its player chooses among those that it has. */
const fromOne = (pokemon: PokemonRef, [from, ...others]: readonly SpecialCondition[]): Program =>
  from === undefined
    ? []
    : others.length === 0
      ? [{ do: 'recover', pokemon, from }]
      : [{ do: 'oneOrBoth', just: 'one', first: [{ do: 'recover', pokemon, from }], second: fromOne(pokemon, others) }]

/** Steps with Pokémon in play that are healed, leave play, or go to the Active Spot. */
export const OLDER_BOARD = ways('step', (say) => [
  say(
    'heal {n:number} damage from {one:one} [, and it recovers|and have it recover] from a Special Condition',
    ({ n, one }) => [
      ...one.first,
      { do: 'heal', pokemon: one.ref, damage: n },
      ...fromOne(one.ref, SPECIAL_CONDITIONS),
    ],
  ),
  say('heal {n:number} damage from it , and it recovers from a Special Condition', ({ n }) => [
    { do: 'heal', pokemon: { chosen: THAT }, damage: n },
    ...fromOne({ chosen: THAT }, SPECIAL_CONDITIONS),
  ]),
  say('heal {n:number} damage and remove a Special Condition from {ref:ref}', ({ n, ref }) => [
    { do: 'heal', pokemon: ref, damage: n },
    ...fromOne(ref, SPECIAL_CONDITIONS),
  ]),
  say('put it into your hand instead of the discard pile . ( discard all attached cards . )', () => [
    { do: 'leavePlay', pokemon: { chosen: THAT }, to: 'hand', attached: 'discarded' },
  ]),
  say('move all damage counters from each of {among:among} to {ref:ref}', ({ among, ref }) => [
    { do: 'moveCounters', from: { each: { ...among, damaged: true } }, to: ref, counters: 'all' },
  ]),
  say('move {n:some} damage [counter|counters] from 1 Pokémon to another Pokémon', ({ n }) => [
    { do: 'choosePokemon', as: 'giver', from: { whose: 'either', damaged: true } },
    { do: 'choosePokemon', as: THAT, from: { whose: 'either', except: { chosen: 'giver' } } },
    { do: 'moveCounters', from: { chosen: 'giver' }, to: { chosen: THAT }, counters: n },
  ]),
  say(
    "move {n:some} damage [counter|counters] from 1 of your opponent's Pokémon to another of their Pokémon",
    ({ n }) => [
      { do: 'choosePokemon', as: 'giver', from: { whose: 'opponent', damaged: true } },
      { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', except: { chosen: 'giver' } } },
      { do: 'moveCounters', from: { chosen: 'giver' }, to: { chosen: THAT }, counters: n },
    ],
  ),
  say("shuffle [that|those] Pokémon and all attached cards into your opponent's deck", () => [
    { do: 'leavePlay', pokemon: { eachChosen: THAT }, to: 'deck' },
  ]),
  say('your opponent puts [the Defending|their Active] Pokémon and all cards attached to it into their hand', () => [
    { do: 'leavePlay', pokemon: 'opponentActive', to: 'hand' },
  ]),
  say('put {target:target} and all cards attached to them into {to:goesTo} hand', ({ target, to }) =>
    toOwner(target, to, [...target.first, { do: 'leavePlay', pokemon: target.set, to: 'hand' }]),
  ),
  say('switch that Pokémon with 1 of your Benched Pokémon', () => [
    { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
    { do: 'switch', who: 'you', with: THAT },
  ]),
  say(
    "choose up to 2 in any combination of Pokémon Tools and Stadium cards in play ( yours or your opponent's ) and discard them",
    () => {
      const tools = (max: number): Program => [
        { do: 'chooseAttached', as: THAT, on: { each: { whose: 'either' } }, filter: { trainer: 'Tool' }, max },
        moveThem('discard'),
      ]
      return [
        {
          do: 'oneOrBoth',
          just: 'one',
          first: tools(2),
          second: [
            { do: 'removeStadium', to: 'discard' },
            { do: 'may', then: tools(1) },
          ],
        },
      ]
    },
  ),
])

/** The `as` of Pokémon that have just come onto a Bench. */
const GUEST = 'guest'

const benched = (whose: Who, from: CardSource, filter: CardFilter, howMany: HowMany, then: Program): Program => [
  { do: 'chooseCards', as: GUEST, whose, from, filter, ...howMany },
  { do: 'move', cards: GUEST, to: 'bench' },
  { do: 'if', is: { is: 'done' }, then },
]

const attachedToIt = (filter: CardFilter, howMany: HowMany): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter, ...howMany },
  { do: 'attach', cards: THAT, to: { chosen: GUEST } },
]

const damagedDownTo = (hp: number): Effect => ({
  do: 'putCounters',
  on: { chosen: GUEST },
  counters: { count: 'minus', from: { count: 'hpLeftOf', pokemon: { chosen: GUEST } }, less: hp / 10 },
})

/** Steps for a Pokémon that a text has just put onto a Bench. */
export const NEWCOMER_STEPS = ways('step', (say) => [
  say(
    'put [a|an] {cards:cards} from your discard pile onto your Bench . if you do , attach {howMany:howMany} {energy:cards} from your discard pile to that Pokémon',
    ({ cards, howMany, energy }) => benched('you', 'discard', cards, {}, attachedToIt(energy, howMany)),
  ),
  say(
    "put [a|an] {cards:cards} from your opponent's discard pile onto their Bench . if you do , put damage counters on that Pokémon until its remaining HP is {n:number}",
    ({ cards, n }) => benched('opponent', 'discard', cards, {}, [damagedDownTo(n)]),
  ),
  say(
    "have your opponent reveal their hand . put [a|an] {cards:cards} you find there onto your opponent's Bench , and put {n:number} damage counters on that Pokémon",
    ({ cards, n }) => [
      { do: 'revealHand', whose: 'opponent' },
      ...benched('opponent', 'hand', cards, {}, [{ do: 'putCounters', on: { chosen: GUEST }, counters: n }]),
    ],
  ),
  say(
    'search your deck for [a|an] {cards:cards} and put it onto your Bench . then , shuffle your deck . if you put any Pokémon onto your Bench in this way , move {howMany:howMany} {attached:attached} from this Pokémon to the new Benched Pokémon',
    ({ cards, howMany, attached }) => [
      ...benched('you', 'deck', cards, {}, [
        chooseAttachedTo('thisPokemon', attached, howMany),
        { do: 'attach', cards: THAT, to: { chosen: GUEST } },
      ]),
      { do: 'shuffleDeck', whose: 'you' },
    ],
  ),
])
