/** Damage counters that cards put on Pokémon, and damage that they heal. */
import { ways } from '../grammar/productions.ts'
import { timesOver } from './counts.ts'

/** What is done to each of several Pokémon. */
export const ON_EACH = ways('onEach', (say) => [
  say('put {n:number} damage counters on each of them', ({ n }) => (on) => [{ do: 'putCounters', on, counters: n }]),
  say('heal {n:number} damage from each of them', ({ n }) => (on) => [{ do: 'heal', pokemon: on, damage: n }]),
])

export const COUNTER_STEPS = ways('step', (say) => [
  say('put {n:some} damage [counter|counters] on {target:target}', ({ n, target }) => [
    ...target.first,
    { do: 'putCounters', on: target.set, counters: n },
  ]),
  say('put {n:some} damage [counter|counters] on {target:target} for each {each:each}', ({ n, target, each }) => [
    ...target.first,
    { do: 'putCounters', on: target.set, counters: timesOver(each, n) },
  ]),
  say('put {n:number} damage counters on {among:among} in any way you like', ({ n, among }) => [
    { do: 'spreadCounters', among, counters: n },
  ]),
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
  say('choose {target:target} and {each:onEach}', ({ target, each }) => [...target.first, ...each(target.set)]),
])
