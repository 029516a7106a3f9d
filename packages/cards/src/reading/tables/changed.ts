/**
 * Wordings that change a Pokémon: its types, its Weakness, the effects of Special Conditions and Abilities on it, or its player's Bench.
 */
import type { ContinuousEffect, Scope, SpecialCondition } from 'ptcg-turn-engine/model'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { ITSELF } from './holding.ts'

export const continuously = (...effects: readonly ContinuousEffect[]) => ({ kind: 'continuous', effects }) as const

/** Adds damage counters to those that the rules put (PC.2, PC.3). */
const moreCounters = (condition: 'Poisoned' | 'Burned', amount: number, scope: Scope) =>
  continuously({ continuous: 'conditionCounters', condition, amount, scope })

const THEIRS: Scope = { pokemon: 'opponents' }

/** The usual number of counters of a Special Condition. */
const usual = (condition: SpecialCondition): number => (condition === 'Poisoned' ? 1 : 2)

/**
 * Changes the number of damage counters for Poisoned or Burned, once for all cards that do so. No other Special Condition puts any
 * counters.
 */
const insteadOf = (condition: SpecialCondition, n: number, instead: number) =>
  (condition === 'Poisoned' || condition === 'Burned') && instead === usual(condition) && n !== instead
    ? continuously({ continuous: 'conditionCounters', condition, amount: n - instead, scope: THEIRS, once: true })
    : ({ kind: 'continuous', effects: [] } as const)

export const CHANGED = ways('sentence', (say) => [
  say('as long as this Pokémon is in play , it is {one:type} and {other:type} type', ({ one, other }) =>
    continuously({ continuous: 'types', types: [one, other], scope: ITSELF }),
  ),
  say(
    'as long as this Pokémon has [a|an] {tool:cardName} attached , it is {one:type} and {other:type} type',
    ({ tool, one, other }) =>
      continuously({ continuous: 'types', types: [one, other], scope: { ...ITSELF, withTool: { named: tool } } }),
  ),
  say(
    "put {n:number} more damage [counter|counters] on your opponent's Poisoned Pokémon during Pokémon Checkup",
    ({ n }) => moreCounters('Poisoned', n, THEIRS),
  ),
  say(
    "as long as {question:question} , put {n:number} more damage counters on your opponent's Poisoned Pokémon during Pokémon Checkup",
    ({ question, n }) =>
      continuously({
        continuous: 'conditionCounters',
        condition: 'Poisoned',
        amount: n,
        scope: THEIRS,
        while: question,
      }),
  ),
  say("during Pokémon Checkup , put {n:number} more damage counters on your opponent's Poisoned Pokémon", ({ n }) =>
    moreCounters('Poisoned', n, THEIRS),
  ),
  say("during Pokémon Checkup , put {n:number} more damage counters on your opponent's Burned Pokémon", ({ n }) =>
    moreCounters('Burned', n, THEIRS),
  ),
  say(
    "during Pokémon Checkup , put {n:number} more damage counters on each Poisoned {type:nonType} Pokémon ( both yours and your opponent's )",
    ({ n, type }) => moreCounters('Poisoned', n, { pokemon: 'all', fits: { not: { type } } }),
  ),
  say(
    "during Pokémon Checkup , put {n:number} damage counters on your opponent's {condition:condition} Pokémon instead of {usual:number}",
    ({ n, condition, usual: instead }) => insteadOf(condition, n, instead),
  ),
  say(
    'if this Pokémon is Asleep , flip {n:several} coins instead of 1 during Pokémon Checkup . if [either|any] of them is tails , this Pokémon is still Asleep',
    ({ n }) => continuously({ continuous: 'sleepCoins', coins: n, scope: ITSELF }),
  ),
  say("as long as {question:question} , your opponent can't have more than {n:number} Benched Pokémon", (slots) =>
    continuously({ continuous: 'benchLimit', limit: slots.n, whose: 'opponent', while: slots.question }),
  ),
  say(
    'if they have {n:number} or more Benched Pokémon , they discard Benched Pokémon until they have {left:number} Pokémon on the Bench',
    ({ n, left }) => (n === left + 1 ? { kind: 'reminder' } : CONTRADICTORY),
  ),
])

export const ITS_AMOUNT = ways('reminder', (say) => [
  say("( the amount of Weakness doesn't change . )", () => ({ kind: 'reminder' })),
])

export const KEPT_FROM_ABILITIES = ways('claim', (say) => [
  say("prevent all effects of your opponent's Pokémon's Abilities done to {of:subject}", ({ of }) => ({
    of,
    holds: [{ lasting: 'preventEffects', of: 'Abilities', from: { whose: 'opponent' } }],
  })),
  say('apply Weakness for {of:subject} as × {n:number} instead', ({ of, n }) => ({
    of,
    holds: [{ lasting: 'weaknessTimes', factor: n }],
  })),
])

/** Weakness applies in both players' turns, so "until the end of your next turn" means the next two turns. */
export const ANOTHER_WEAKNESS = ways('step', (say) => [
  say("until the end of your next turn , {ref:ref} 's Weakness is now {type:type}", ({ ref, type }) =>
    (['opponentsNextTurn', 'yourNextTurn'] as const).map((during) => ({
      do: 'lasting',
      on: ref,
      effect: { lasting: 'weaknessTo', type },
      during,
    })),
  ),
])
