/** Wordings that move damage counters from one Pokémon to another. */
import type { Count, Effect, PokemonFilter, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { BEFORE, THAT } from '../sentences/sentenceMeaning.ts'
import { eachOf } from './nouns.ts'

type Moves = Extract<Effect, { readonly do: 'moveCounters' }>

/** Moves counters from a damaged Pokémon to another. */
const movedFrom = (among: PokemonFilter, first: Program, to: Moves['to'], counters: Moves['counters']): Program => [
  { do: 'choosePokemon', as: THAT, from: { ...among, damaged: true } },
  ...first.map((effect) =>
    effect.do === 'choosePokemon' && effect.from.whose === among.whose
      ? { ...effect, from: { ...effect.from, except: { chosen: THAT } } }
      : effect,
  ),
  { do: 'moveCounters', from: { chosen: first.length === 0 ? THAT : BEFORE }, to, counters },
]

/** Does something once, then asks the player whether to do it again: at most `n` times in all, and only while `left` is at least 1. */
const repeated = (n: number, once: Program, left: Count): Program => [
  ...once,
  {
    do: 'forEach',
    times: n - 1,
    then: [{ do: 'if', is: { is: 'atLeast', what: left, number: 1 }, then: [{ do: 'may', then: once }] }],
  },
]

/** Moves up to `n` counters, one by one. */
const upTo = (n: number, from: Moves['from'], to: Moves['to']): Program =>
  repeated(n, [{ do: 'moveCounters', from, to, counters: 1 }], { count: 'damageCountersOn', pokemon: from })

const GIVER = 'giver'

/** Moves up to `n` counters one by one, each from any damaged Pokémon. */
const eachFrom = (n: number, among: PokemonFilter, to: Moves['to']): Program => {
  const damaged: PokemonFilter = { ...among, damaged: true }
  const one: Program = [
    { do: 'choosePokemon', as: GIVER, from: damaged },
    { do: 'moveCounters', from: { chosen: GIVER }, to, counters: 1 },
  ]
  return repeated(n, one, { count: 'pokemonInPlay', of: damaged })
}

/** Moves up to `n` counters one by one, from one Pokémon to any of the others. */
const toAnyOf = (n: number, from: PokemonFilter, to: PokemonFilter): Program => {
  const one: Program = [
    { do: 'choosePokemon', as: THAT, from: { ...to, except: { chosen: GIVER } } },
    { do: 'moveCounters', from: { chosen: GIVER }, to: { chosen: THAT }, counters: 1 },
  ]
  return [
    { do: 'choosePokemon', as: GIVER, from: { ...from, damaged: true } },
    ...repeated(n, one, { count: 'damageCountersOn', pokemon: { chosen: GIVER } }),
  ]
}

/** Steps that move damage counters from one Pokémon to another. */
export const MOVED_COUNTERS = ways('step', (say) => [
  say('move all damage counters from 1 of {among:among} to {one:one}', ({ among, one }) =>
    movedFrom(among, one.first, one.ref, 'all'),
  ),
  say('move all damage counters from {ref:ref} to {one:one}', ({ ref, one }) => [
    ...one.first,
    { do: 'moveCounters', from: ref, to: one.ref, counters: 'all' },
  ]),
  say('move up to {n:number} damage counters from 1 of {among:among} to 1 of {other:among}', (slots) => [
    { do: 'choosePokemon', as: THAT, from: { ...slots.among, damaged: true } },
    { do: 'choosePokemon', as: THAT, from: slots.other },
    ...upTo(slots.n, { chosen: BEFORE }, { chosen: THAT }),
  ]),
  say('move up to {n:several} damage counters from your Pokémon to {to:ref}', ({ n, to }) =>
    eachFrom(n, { whose: 'you' }, to),
  ),
  say(
    'move up to {n:several} damage counters from 1 of your Pokémon to your other Pokémon in any way you like',
    ({ n }) => toAnyOf(n, { whose: 'you' }, { whose: 'you' }),
  ),
  say('move {n:some} damage [counter|counters] from 1 of {among:among} to {one:one}', ({ n, among, one }) =>
    movedFrom(among, one.first, one.ref, n),
  ),
  say('move {n:some} damage [counter|counters] from 1 of {among:among} to another of {other:among}', (slots) => [
    { do: 'choosePokemon', as: THAT, from: { ...slots.among, damaged: true } },
    { do: 'choosePokemon', as: THAT, from: { ...slots.other, except: { chosen: THAT } } },
    { do: 'moveCounters', from: { chosen: BEFORE }, to: { chosen: THAT }, counters: slots.n },
  ]),
  say('move {n:number} damage counters from each of {among:among} to {one:one}', ({ n, among, one }) => [
    ...one.first,
    { do: 'moveCounters', from: eachOf({ ...among, damaged: true }), to: one.ref, counters: n },
  ]),
  say('move up to {n:number} damage counters from {ref:ref} to {to:ref}', ({ n, ref, to }) => upTo(n, ref, to)),
  say(
    "move up to {n:number} damage counters from 1 of your opponent's Pokémon to another of their Pokémon",
    ({ n }) => [
      { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', damaged: true } },
      { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', except: { chosen: THAT } } },
      ...upTo(n, { chosen: BEFORE }, { chosen: THAT }),
    ],
  ),
])
