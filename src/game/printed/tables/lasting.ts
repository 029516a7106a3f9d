/** Special Conditions, and what an attack leaves on a Pokémon for a turn. */
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/said.ts'

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
  say('remove all Special Conditions from it', () => [{ do: 'recover', pokemon: { chosen: THAT } }]),
  say('[remove all Special Conditions from {ref:ref}|{ref:ref} recovers from all Special Conditions]', ({ ref }) => [
    { do: 'recover', pokemon: ref },
  ]),
])

export const DURATIONS = ways('duration', (say) => [
  say("during your opponent's next turn", () => 'opponentsNextTurn'),
  say('during your next turn', () => 'yourNextTurn'),
  say('during this turn', () => 'thisTurn'),
])
