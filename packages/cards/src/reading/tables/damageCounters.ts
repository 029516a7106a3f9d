/** Damage counters that cards put on Pokémon, and damage that they heal. */
import type {
  Duration,
  Effect,
  PokemonFilter,
  PokemonRef,
  PokemonSet,
  Predicate,
  Program,
} from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { BEFORE, THAT } from '../sentences/said.ts'
import { timesOver } from './counts.ts'
import { eachOf } from './nouns.ts'

/** Effects on each of several Pokémon. */
export const ON_EACH = ways('onEach', (say) => [
  say('[put|place] {n:number} damage counters on [each of them|each|each of those Pokémon]', ({ n }) => (on) => [
    { do: 'putCounters', on, counters: n },
  ]),
  say('heal {n:number} damage from each of them', ({ n }) => (on) => [{ do: 'heal', pokemon: on, damage: n }]),
])

/** A Pokémon of several that is healed. */
const HEALED = 'healed'

const isOne = (set: PokemonSet): set is PokemonRef =>
  typeof set === 'object' ? 'chosen' in set : !set.startsWith('each')

const healedAndBare = (pokemon: PokemonRef): Program => [
  { do: 'heal', pokemon, damage: 'all' },
  { do: 'if', is: { is: 'done' }, then: [{ do: 'discardAllEnergy', from: pokemon }] },
]

export const COUNTER_STEPS = ways('step', (say) => [
  say('[put|place] {n:some} damage [counter|counters] on {target:target}', ({ n, target }) => [
    ...target.first,
    { do: 'putCounters', on: target.set, counters: n },
  ]),
  say(
    '[put|place] {n:some} damage [counter|counters] on {target:target} for each {each:each}',
    ({ n, target, each }) => [...target.first, { do: 'putCounters', on: target.set, counters: timesOver(each, n) }],
  ),
  say('[put|place] {n:number} damage counters on {among:among} in any way you like', ({ n, among }) => [
    { do: 'spreadCounters', among, counters: n },
  ]),
  say('[put|place] damage counters on {one:one} until its remaining HP is {n:number}', ({ one, n }) => [
    ...one.first,
    {
      do: 'putCounters',
      on: one.ref,
      counters: { count: 'minus', from: { count: 'hpLeftOf', pokemon: one.ref }, less: n / 10 },
    },
  ]),
  say('[put|place] damage counters on {ref:ref} equal to the damage done to this Pokémon', ({ ref }) => [
    { do: 'putCounters', on: ref, counters: { count: 'damageDone', to: 'thisPokemon' } },
  ]),
  say(
    '[put|place] damage counters on {ref:ref} equal to the number of damage counters on 1 of {among:among}',
    (said) => [
      { do: 'choosePokemon', as: THAT, from: said.among },
      { do: 'putCounters', on: said.ref, counters: { count: 'damageCountersOn', pokemon: { chosen: THAT } } },
    ],
  ),
  say(
    '[put|place] {n:number} damage counters on {among:among} in any way you like . if {question:question} , [put|place] {m:number} damage counters instead',
    ({ n, among, question, m }) => [
      {
        do: 'if',
        is: question,
        then: [{ do: 'spreadCounters', among, counters: m }],
        otherwise: [{ do: 'spreadCounters', among, counters: n }],
      },
    ],
  ),
  say(
    '[put|place] damage counters on {one:one} equal to the number of damage counters on {ref:ref}',
    ({ one, ref }) => [
      ...one.first,
      { do: 'putCounters', on: one.ref, counters: { count: 'damageCountersOn', pokemon: ref } },
    ],
  ),
  say('heal {n:number} damage from {one:one} , and it recovers from all Special Conditions', ({ n, one }) => [
    ...one.first,
    { do: 'heal', pokemon: one.ref, damage: n },
    { do: 'recover', pokemon: one.ref },
  ]),
  say('heal {n:number} damage from {target:target}', ({ n, target }) => [
    ...target.first,
    { do: 'heal', pokemon: target.set, damage: n },
  ]),
  say('heal {n:number} damage from {target:target} for each {each:each}', ({ n, target, each }) => [
    ...target.first,
    { do: 'heal', pokemon: target.set, damage: n, times: each },
  ]),
  say('heal all damage from {target:target}', ({ target }) => [
    ...target.first,
    { do: 'heal', pokemon: target.set, damage: 'all' },
  ]),
  say("heal from {ref:ref} the same amount of damage you did to your opponent's Active Pokémon", ({ ref }) => [
    { do: 'heal', pokemon: ref, damage: 10, times: { count: 'damageDone', to: 'opponentActive' } },
  ]),
  say(
    'heal all damage from {target:target} . if you [healed any damage in this way|do] , discard all Energy from [that Pokémon|those Pokémon|the Pokémon that were healed in this way]',
    ({ target: { first, set } }) => [
      ...first,
      ...(isOne(set)
        ? healedAndBare(set)
        : [{ do: 'eachPokemon', pokemon: set, as: HEALED, then: healedAndBare({ chosen: HEALED }) } as const]),
    ],
  ),
  say('choose {target:target} and {each:onEach}', ({ target, each }) => [...target.first, ...each(target.set)]),
])

type Moves = Extract<Effect, { readonly do: 'moveCounters' }>

/** From one that has any, to another. */
const movedFrom = (among: PokemonFilter, first: Program, to: Moves['to'], counters: Moves['counters']): Program => [
  { do: 'choosePokemon', as: THAT, from: { ...among, damaged: true } },
  ...first.map((effect) =>
    effect.do === 'choosePokemon' && effect.from.whose === among.whose
      ? { ...effect, from: { ...effect.from, except: { chosen: THAT } } }
      : effect,
  ),
  { do: 'moveCounters', from: { chosen: first.length === 0 ? THAT : BEFORE }, to, counters },
]

/** "Up to": the first, and then as many more as its player likes. */
const upTo = (n: number, from: Moves['from'], to: Moves['to']): Program => [
  { do: 'moveCounters', from, to, counters: 1 },
  {
    do: 'forEach',
    times: n - 1,
    then: [
      {
        do: 'if',
        is: { is: 'atLeast', what: { count: 'damageCountersOn', pokemon: from }, number: 1 },
        then: [{ do: 'may', then: [{ do: 'moveCounters', from, to, counters: 1 }] }],
      },
    ],
  },
]

const GIVER = 'giver'

/** One by one, each from any of yours that has some. */
const eachFrom = (n: number, among: PokemonFilter, to: Moves['to']): Program => {
  const one: Program = [
    { do: 'choosePokemon', as: GIVER, from: { ...among, damaged: true } },
    { do: 'moveCounters', from: { chosen: GIVER }, to, counters: 1 },
  ]
  const isAny: Predicate = {
    is: 'atLeast',
    what: { count: 'pokemonInPlay', of: { ...among, damaged: true } },
    number: 1,
  }
  return [...one, { do: 'forEach', times: n - 1, then: [{ do: 'if', is: isAny, then: [{ do: 'may', then: one }] }] }]
}

/** One by one, from one Pokémon to any of the others. */
const toAnyOf = (n: number, from: PokemonFilter, to: PokemonFilter): Program => {
  const one: Program = [
    { do: 'choosePokemon', as: THAT, from: { ...to, except: { chosen: GIVER } } },
    { do: 'moveCounters', from: { chosen: GIVER }, to: { chosen: THAT }, counters: 1 },
  ]
  const isAny: Predicate = {
    is: 'atLeast',
    what: { count: 'damageCountersOn', pokemon: { chosen: GIVER } },
    number: 1,
  }
  return [
    { do: 'choosePokemon', as: GIVER, from: { ...from, damaged: true } },
    ...one,
    { do: 'forEach', times: n - 1, then: [{ do: 'if', is: isAny, then: [{ do: 'may', then: one }] }] },
  ]
}

/** Damage counters from one Pokémon to another. */
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

const NONE_TAKEN = -10

const worth = (on: Extract<Effect, { readonly do: 'lasting' }>['on'], amount: number, during: Duration): Program => [
  { do: 'lasting', on, effect: { lasting: 'prizesGiven', amount }, during },
]

/** Prize cards more or fewer for a Knock Out: of this Pokémon, which is being Knocked Out, or of others later. */
export const PRIZES_FOR_IT = ways('step', (say) => [
  say("your opponent can't take any Prize cards for it", () => worth({ chosen: THAT }, NONE_TAKEN, 'thisTurn')),
  say('[that player|your opponent] takes {n:number} fewer Prize [card|cards]', ({ n }) =>
    worth({ chosen: THAT }, -n, 'thisTurn'),
  ),
  say('[that player|your opponent] takes {n:number} more Prize [card|cards]', ({ n }) =>
    worth({ chosen: THAT }, n, 'thisTurn'),
  ),
  say(
    "{during:duration} , if this Pokémon is Knocked Out , your opponent can't take any Prize cards for it",
    ({ during }) => worth('thisPokemon', NONE_TAKEN, during),
  ),
  say(
    '[during your next turn , if the Defending Pokémon is Knocked Out|if the Defending Pokémon is Knocked Out during your next turn] , take {n:number} more Prize [card|cards]',
    ({ n }) => worth('opponentActive', n, 'yourNextTurn'),
  ),
  say(
    "{during:duration} , if your opponent's {those:those} is Knocked Out by damage from an attack [used by|from] {among:among} , take {n:number} more Prize [card|cards]",
    ({ during, those, among: { whose, except: _, ...by }, n }) => [
      {
        do: 'lastingRule',
        effect: {
          continuous: 'prizesWon',
          amount: n,
          scope: { pokemon: whose === 'you' ? 'yours' : 'opponents', ...by },
          to: { whose: 'opponent', ...those },
        },
        during,
      },
    ],
  ),
  say(
    "if [|1 of] your opponent's {those:those} is Knocked Out by damage from this attack , take {n:number} more Prize [card|cards]",
    ({ those, n }) => [
      {
        do: 'lasting',
        on: 'thisPokemon',
        effect: { lasting: 'prizesWon', amount: n, to: { whose: 'opponent', ...those } },
        during: 'thisTurn',
      },
    ],
  ),
])

/** Pokémon that a text Knocks Out. */
export const KNOCK_OUTS = ways('step', (say) => [
  say('Knock Out {target:target}', ({ target }) => [...target.first, { do: 'knockOut', pokemon: target.set }]),
  say('{ref:ref} is Knocked Out', ({ ref }) => [{ do: 'knockOut', pokemon: ref }]),
  say('it is Knocked Out', () => [{ do: 'knockOut', pokemon: { chosen: THAT } }]),
  say('both Active Pokémon are Knocked Out', () => [
    { do: 'knockOut', pokemon: { each: { whose: 'either', where: 'Active' } } },
  ]),
])
