/** Wordings about damage counters that cards put on Pokémon, and about damage that they heal. */
import type { Effect, PokemonRef, PokemonSet, Program, TurnOfRule } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { timesOver } from './counts.ts'

/** Effects on each of several Pokémon. */
export const ON_EACH = ways('onEach', (say) => [
  say('[put|place] {n:number} damage counters on [each of them|each|each of those Pokémon]', ({ n }) => (on) => [
    { do: 'putCounters', on, counters: n },
  ]),
  say('heal {n:number} damage from each of them', ({ n }) => (on) => [{ do: 'heal', pokemon: on, damage: n }]),
])

/** The `as` of the Pokémon that is being healed among several. */
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
  say('[put|place] up to {n:number} damage counters on {ref:ref}', ({ n, ref }) => [
    { do: 'chooseNumber', max: n },
    { do: 'putCounters', on: ref, counters: { count: 'numberChosen' } },
  ]),
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
    (slots) => [
      { do: 'choosePokemon', as: THAT, from: slots.among },
      { do: 'putCounters', on: slots.ref, counters: { count: 'damageCountersOn', pokemon: { chosen: THAT } } },
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

const NONE_TAKEN = -10

const worth = (on: Extract<Effect, { readonly do: 'lasting' }>['on'], amount: number, during: TurnOfRule): Program => [
  { do: 'lasting', on, effect: { lasting: 'prizesGiven', amount }, during },
]

/** More or fewer Prize cards for a Knock Out: for the current Knock Out, or for a later one of this Pokémon or of another Pokémon. */
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

/** Steps that Knock Out Pokémon. */
export const KNOCK_OUTS = ways('step', (say) => [
  say('Knock Out {target:target}', ({ target }) => [...target.first, { do: 'knockOut', pokemon: target.set }]),
  say('{ref:ref} is Knocked Out', ({ ref }) => [{ do: 'knockOut', pokemon: ref }]),
  say('it is Knocked Out', () => [{ do: 'knockOut', pokemon: { chosen: THAT } }]),
  say('both Active Pokémon are Knocked Out', () => [
    { do: 'knockOut', pokemon: { each: { whose: 'either', where: 'Active' } } },
  ]),
])
