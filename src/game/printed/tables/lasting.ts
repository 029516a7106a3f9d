/** Special Conditions, and what an attack leaves on a Pokémon for a turn. */
import { ways } from '../grammar/productions.ts'

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
  say(
    '{ref:ref} is now {condition:condition} . during Pokémon Checkup , put {n:number} damage counters on that Pokémon instead of 1',
    ({ ref, condition, n }) => [{ do: 'condition', pokemon: ref, condition, counters: n }],
  ),
  say(
    "{duration:duration} , if {ref:ref} tries to attack , your opponent flips a coin . if tails , that attack doesn't happen",
    ({ duration, ref }) => [{ do: 'lasting', on: ref, effect: { lasting: 'attackMayFail' }, during: duration }],
  ),
  say(
    'if {ref:ref} is [a|an] {kinds:kinds} , it {lasting:lasting} {duration:duration}',
    ({ ref, kinds, lasting, duration }) => [
      {
        do: 'if',
        is: { is: 'fits', pokemon: ref, filter: kinds },
        then: [{ do: 'lasting', on: ref, effect: lasting, during: duration }],
      },
    ],
  ),
  say('[remove all Special Conditions from {ref:ref}|{ref:ref} recovers from all Special Conditions]', ({ ref }) => [
    { do: 'recover', pokemon: ref },
  ]),
  say('{duration:duration} , {ref:ref} {lasting:lasting}', ({ duration, ref, lasting }) => [
    { do: 'lasting', on: ref, effect: lasting, during: duration },
  ]),
  say('{duration:duration} , prevent all damage from and effects of attacks done to {ref:ref}', ({ duration, ref }) => [
    { do: 'lasting', on: ref, effect: { lasting: 'preventDamage' }, during: duration },
    { do: 'lasting', on: ref, effect: { lasting: 'preventEffects' }, during: duration },
  ]),
  say('{duration:duration} , prevent all damage done to {ref:ref} by attacks', ({ duration, ref }) => [
    { do: 'lasting', on: ref, effect: { lasting: 'preventDamage' }, during: duration },
  ]),
])

export const DURATIONS = ways('duration', (say) => [
  say("during your opponent's next turn", () => 'opponentsNextTurn'),
  say('during your next turn', () => 'yourNextTurn'),
  say('during this turn', () => 'thisTurn'),
])

export const LASTING = ways('lasting', (say) => [
  say("can't retreat", () => ({ lasting: 'cantRetreat' })),
  say("can't [attack|use attacks]", () => ({ lasting: 'cantAttack' })),
  say("can't use {name:name}", ({ name }) => ({ lasting: 'cantUseAttack', attack: name })),
  say('takes {n:number} less damage from attacks ( after applying Weakness and Resistance )', ({ n }) => ({
    lasting: 'damageTaken',
    amount: -n,
  })),
  say("'s attacks do {n:number} less damage ( before applying Weakness and Resistance )", ({ n }) => ({
    lasting: 'damageDealt',
    amount: -n,
  })),
])
