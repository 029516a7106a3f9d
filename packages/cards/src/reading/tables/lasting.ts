/** Special Conditions, and effects that an attack leaves on a Pokémon for a turn. */
import type { CardFilter, PokemonRef, Program, SpecialCondition, TurnOfRule } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

const INSTEAD =
  '[during Pokémon Checkup , put {n:number} damage counters on that Pokémon instead of 1|put {n:number} damage counters on that Pokémon instead of 1 during Pokémon Checkup|put {n:number} damage counters instead of 1 on that Pokémon during Pokémon Checkup]'

/** Puts Special Conditions on a Pokémon. `counters` replaces the 1 damage counter of Poisoned; the other conditions are unchanged. */
const withCounters = (pokemon: PokemonRef, counters: number, ...conditions: readonly SpecialCondition[]): Program =>
  conditions.map((condition) => ({
    do: 'condition',
    pokemon,
    condition,
    ...(condition === 'Poisoned' ? { counters } : {}),
  }))

/** Forbids putting these cards from the hand onto a Pokémon. */
const keepOff = (cards: CardFilter, on: PokemonRef, during: TurnOfRule): Program => [
  { do: 'lasting', on, effect: { lasting: 'cantReceive', cards }, during },
]

/** Special Conditions and effects that last. */
export const LASTING_STEPS = ways('step', (say) => [
  say('{ref:ref} is now {condition:condition}', ({ ref, condition }) => [{ do: 'condition', pokemon: ref, condition }]),
  say('{ref:ref} is now {one:condition} and {other:condition}', ({ ref, one, other }) => [
    { do: 'condition', pokemon: ref, condition: one },
    { do: 'condition', pokemon: ref, condition: other },
  ]),
  say('{ref:ref} is now {one:condition} , {other:condition} , and {third:condition}', ({ ref, one, other, third }) => [
    { do: 'condition', pokemon: ref, condition: one },
    { do: 'condition', pokemon: ref, condition: other },
    { do: 'condition', pokemon: ref, condition: third },
  ]),
  say('both Active Pokémon are now {condition:condition}', ({ condition }) => [
    { do: 'condition', pokemon: 'yourActive', condition },
    { do: 'condition', pokemon: 'opponentActive', condition },
  ]),
  say(`{ref:ref} is now {condition:condition} . ${INSTEAD}`, ({ ref, condition, n }) =>
    withCounters(ref, n, condition),
  ),
  say(`{ref:ref} is now {one:condition} and {other:condition} . ${INSTEAD}`, ({ ref, one, other, n }) =>
    withCounters(ref, n, one, other),
  ),
  say(`make {ref:ref} {condition:condition} . ${INSTEAD}`, ({ ref, condition, n }) => withCounters(ref, n, condition)),
  say(`make {ref:ref} {one:condition} and {other:condition} . ${INSTEAD}`, ({ ref, one, other, n }) =>
    withCounters(ref, n, one, other),
  ),
  say(
    '{ref:ref} is now Asleep . [During Pokémon Checkup , your opponent flips {n:several} coins instead of 1|During Pokémon Checkup , flip {n:several} coins instead of 1|your opponent flips {n:several} coins instead of 1 between turns] . if either of them is tails , [that|the|this] Pokémon is still Asleep',
    ({ ref, n }) => [
      { do: 'condition', pokemon: ref, condition: 'Asleep' },
      { do: 'lasting', on: ref, effect: { lasting: 'sleepCoins', coins: n }, during: 'whileActive' },
    ],
  ),
  say(
    '{ref:ref} is now Confused . put {n:number} damage counters instead of 3 on that Pokémon for this Special Condition',
    ({ ref, n }) => [
      { do: 'condition', pokemon: ref, condition: 'Confused' },
      {
        do: 'lasting',
        on: ref,
        effect: { lasting: 'conditionCounters', condition: 'Confused', amount: n - 3 },
        during: 'whileActive',
      },
    ],
  ),
  say("this Pokémon can't use {name:name} again until it leaves the Active Spot", ({ name }) => [
    { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantUseAttack', attack: name }, during: 'whileActive' },
  ]),
  say(
    "{duration:duration} , if {ref:ref} tries to [attack|use an attack] , your opponent flips a coin . if tails , that attack doesn't happen",
    ({ duration, ref }) => [{ do: 'lasting', on: ref, effect: { lasting: 'attackMayFail' }, during: duration }],
  ),
  say(
    'if {ref:ref} is [a|an] {kinds:kinds} , it {holds:holds} {duration:duration}',
    ({ ref, kinds, holds, duration }) => [
      {
        do: 'if',
        is: { is: 'fits', pokemon: ref, filter: kinds },
        then: holds.map((effect) => ({ do: 'lasting', on: ref, effect, during: duration })),
      },
    ],
  ),
  say(
    "{duration:duration} , [Energy|Energy cards] can't be attached from your opponent's hand to {ref:ref}",
    ({ duration, ref }) => keepOff({ kind: 'Energy' }, ref, duration),
  ),
  say("Energy can't be attached to {ref:ref} from your opponent's hand during their next turn", ({ ref }) =>
    keepOff({ kind: 'Energy' }, ref, 'opponentsNextTurn'),
  ),
  say("your opponent can't attach Energy from their hand to {ref:ref} during their next turn", ({ ref }) =>
    keepOff({ kind: 'Energy' }, ref, 'opponentsNextTurn'),
  ),
  say(
    "{duration:duration} , Pokémon can't be played from your opponent's hand to evolve {ref:ref}",
    ({ duration, ref }) => keepOff({ kind: 'Pokemon' }, ref, duration),
  ),
  say("your opponent can't play any Pokémon from their hand to evolve {ref:ref} during their next turn", ({ ref }) =>
    keepOff({ kind: 'Pokemon' }, ref, 'opponentsNextTurn'),
  ),
  say('{late:late} , put {n:number} damage [counter|counters] on {ref:ref}', ({ late, n, ref }) => [
    { do: 'lasting', on: ref, effect: { lasting: 'countersAtTurnEnd', counters: n }, during: late },
  ]),
  say('{late:late} , {ref:ref} [will be|is] Knocked Out', ({ late, ref }) => [
    { do: 'lasting', on: ref, effect: { lasting: 'knockedOutAtTurnEnd' }, during: late },
  ]),
  say(
    '{duration:duration} , if this Pokémon is damaged by {by:attackers} [|( even if it is Knocked Out )|( even if this Pokémon is Knocked Out )] , put {n:some} damage [counter|counters] on the Attacking Pokémon',
    ({ duration, by, n }) => [
      { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'returnsDamage', counters: n, ...by }, during: duration },
    ],
  ),
  say(
    '{duration:duration} , if this Pokémon is damaged by {by:attackers} [|( even if it is Knocked Out )|( even if this Pokémon is Knocked Out )] , put damage counters on the Attacking Pokémon equal to the damage done to this Pokémon',
    ({ duration, by }) => [
      { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'returnsDamage', ...by }, during: duration },
    ],
  ),
  say(
    "choose 1 of [your opponent's Active Pokémon 's|the Defending Pokémon 's] attacks . [{duration:duration} , that Pokémon can't use that attack|that Pokémon can't use that attack {duration:duration}]",
    ({ duration }) => [{ do: 'lockAttack', on: 'opponentActive', during: duration }],
  ),
  say('{duration:duration} , {enduring:enduring}', ({ duration, enduring }) => [
    { do: 'lasting', on: 'thisPokemon', effect: enduring, during: duration },
  ]),
  say('remove all Special Conditions from it', () => [{ do: 'recover', pokemon: { chosen: THAT } }]),
  say('[remove all Special Conditions from {ref:ref}|{ref:ref} recovers from all Special Conditions]', ({ ref }) => [
    { do: 'recover', pokemon: ref },
  ]),
])

/** The turn at the end of which something happens. */
export const LATE = ways('late', (say) => [
  say("at the end of your opponent's next turn", () => 'opponentsNextTurn'),
  say('at the end of your next turn', () => 'yourNextTurn'),
])

export const DURATION_PHRASES = ways('duration', (say) => [
  say("during your opponent's next turn", () => 'opponentsNextTurn'),
  say('during your next turn', () => 'yourNextTurn'),
  say('[during this turn|until the end of your turn]', () => 'thisTurn'),
])
