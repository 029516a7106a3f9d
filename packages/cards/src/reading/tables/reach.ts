/** Wordings that limit effects: Pokémon that are left out, attackers of either player, some symbols of a cost. */
import type { InPlayFilter, LastingEffect, Predicate, Scope } from 'ptcg-turn-engine/model'
import type { Claim, Spoken } from '../grammar/meanings.ts'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { cardsIn, someInPlay } from './counts.ts'
import { ITSELF } from './holding.ts'

/** Adds an exclusion to a filter. */
const without = <Filter extends InPlayFilter>(filter: Filter, not: InPlayFilter): Filter => ({
  ...filter,
  not: filter.not === undefined ? not : { any: [filter.not, not] },
})

const reachingNot = ({ scope, ...of }: Spoken, not: InPlayFilter): Spoken =>
  scope === undefined ? of : { scope: without(scope, not) }

export const SOME_OF_THOSE = ways('those', (say) => [
  say('{those:those} , except any {kind:kind} [|,]', ({ those, kind }) => without(those, { fits: kind })),
  say('Active {one:kind} [and|or] Active {other:kind}', ({ one, other }) => ({
    where: 'Active',
    fits: { any: [one, other] },
  })),
  say('Benched {one:kind} and Benched {other:kind}', ({ one, other }) => ({
    where: 'Bench',
    fits: { any: [one, other] },
  })),
])

export const MORE_FEATURES = ways('features', (say) => [
  say('any {energy:energy} attached to [it|them]', ({ energy }) => ({ withEnergy: energy })),
  say('any {one:type} or {other:type} Energy attached', ({ one, other }) => ({
    withEnergy: {
      any: [
        { kind: 'Energy', type: one },
        { kind: 'Energy', type: other },
      ],
    },
  })),
])

/** Counts Energy on the Pokémon with the text. */
export const ON_ITSELF = ways('each', (say) => [
  say('{type:type} Energy attached to it', ({ type }) => ({ count: 'energyOn', pokemon: 'thisPokemon', type })),
])

/** Attackers of either player. */
export const ANY_ATTACKERS = ways('attackers', (say) => [
  say('attacks [from|used by] {those:those}', ({ those: { except: _, ...those } }) => ({
    from: { whose: 'either', ...those },
  })),
  say("attacks ( both yours and your opponent's )", () => ({})),
])

const named = (scope: Scope, ...names: readonly string[]): Scope => ({
  ...scope,
  fits: { ...scope.fits, any: names.map((namePart) => ({ namePart })) },
})

/** More wordings for the second part of a statement. */
export const MORE_HOLDS = ways('holds', (say) => [
  say('[has|have] no Retreat Cost and no Weakness', () => [{ lasting: 'noRetreatCost' }, { lasting: 'noWeakness' }]),
])

const noAbilities = (of: Spoken): Claim => ({ of, holds: [{ lasting: 'noAbilities' }] })

/** A reduction by 10 Colorless symbols. It takes away all of them, because no attack costs more than 10 Colorless. */
const ALL_COLORLESS = -10

export const MORE_CLAIMS = ways('claim', (say) => [
  say('{of:subject} [has|have] no Abilities , except for Pokémon {rule:rule}', ({ of, rule }) =>
    noAbilities(reachingNot(of, { fits: { rule } })),
  ),
  say('{of:subject} [has|have] no Abilities , except for {label:label} Pokémon', ({ of, label }) =>
    noAbilities(reachingNot(of, { fits: { label } })),
  ),
  say("{of:subject} 's attacks , except any {kind:kind} , {damage:damageOf}", ({ of, kind, damage }) => ({
    of: reachingNot(of, { fits: kind }),
    holds: [damage],
  })),
  say('{of:subject} [has|have] no Abilities , except for Pokémon with a Rule Box', ({ of }) =>
    noAbilities(reachingNot(of, { fits: { ruleBox: true } })),
  ),
  say('ignore all Colorless Energy in the [costs of attacks used by|attack costs of] {of:subject}', ({ of }) => ({
    of,
    holds: [{ lasting: 'attackCost', amount: ALL_COLORLESS }],
  })),
  say('{name:name} used by this Pokémon {cost:costOf}', ({ name, cost }) => ({
    of: { scope: ITSELF },
    holds: [{ ...cost, attack: name }],
  })),
  say('[attacks used by] {of:subject} {cost:costOf} [, and|and] {damage:damageOf}', ({ of, cost, damage }) => ({
    of,
    holds: [cost, damage],
  })),
  say('attacks that {of:subject} uses {cost:costOf}', ({ of, cost }) => ({ of, holds: [cost] })),
  say('attacks used by {of:subject} {cost:costOf} , and its {rest:ofThem}', ({ of, cost, rest }) => ({
    of,
    holds: [cost, ...rest],
  })),
  say(
    'if the {those:those} this card is attached to has " {one:cardName} " or " {other:cardName} " in its name , it {holds:holds}',
    ({ those, one, other, holds }) => ({ of: { scope: named({ ...ITSELF, ...those }, one, other) }, holds }),
  ),
])

const allInPlay = (...names: readonly string[]): Predicate => ({
  is: 'all',
  of: names.map((named) => someInPlay({ whose: 'you', fits: { named } })),
})

const WENT_SECOND: Predicate = { is: 'not', what: { is: 'wentFirst', whose: 'you' } }

const FIRST_TURN: Predicate = { is: 'firstTurn', whose: 'you' }

export const MORE_QUESTIONS = ways('question', (say) => [
  say('you have at least {n:number} other {those:those} in play', ({ n, those }) => ({
    is: 'atLeast',
    what: { count: 'pokemonInPlay', of: { whose: 'you', ...those, except: 'thisPokemon' } },
    number: n,
  })),
  say('you have {one:cardName} , {two:cardName} , and {three:cardName} in play', ({ one, two, three }) =>
    allInPlay(one, two, three),
  ),
  say(
    'you have {one:cardName} , {two:cardName} , {three:cardName} , {four:cardName} , and {five:cardName} in play',
    ({ one, two, three, four, five }) => allInPlay(one, two, three, four, five),
  ),
  say('you have {n:number} or more {cards:cards} in your discard pile', ({ n, cards }) => ({
    is: 'atLeast',
    what: cardsIn('you', 'discard', cards),
    number: n,
  })),
])

/** Sentences by which effects of Abilities or Energy cards with the same name apply only once. */
export const NOT_TWICE = ways('sentence', (say) => [
  say("you can't apply more than 1 {name:name} Ability at a time", () => ({ kind: 'once' })),
  say("the effect of {name:name} doesn't stack", () => ({ kind: 'once' })),
  say("this effect can't be applied more than once at a time to the same Pokémon", () => ({ kind: 'once' })),
])

/** Limits of the Bench, and reminders of their rules: the smallest limit is used, and the player of the card discards first. */
export const BENCH_SIZE = ways('sentence', (say) => [
  say("each player can't have more than {n:number} Benched Pokémon", ({ n }) => ({
    kind: 'continuous',
    effects: [{ continuous: 'benchLimit', limit: n }],
  })),
  say(
    'if a player has {n:number} or more Benched Pokémon , they discard Benched Pokémon until they have {left:number} Pokémon on the Bench',
    ({ n, left }) => (n === left + 1 ? { kind: 'reminder' } : CONTRADICTORY),
  ),
  say('each player who has any {those:those} in play can have up to {n:number} Pokémon on their Bench', (slots) => ({
    kind: 'continuous',
    effects: [{ continuous: 'benchLimit', limit: slots.n, while: someInPlay({ whose: 'you', ...slots.those }) }],
  })),
  say(
    '[if a player no longer has any {those:those} in play , that player discards|when this card leaves play , both players discard] Pokémon from their Bench until they have 5 [|, and the player who played this card discards first]',
    () => ({ kind: 'reminder' }),
  ),
  say('the player who played this card discards first', () => ({ kind: 'reminder' })),
  say('if more than one effect changes the number of Benched Pokémon allowed , use the smaller number', () => ({
    kind: 'reminder',
  })),
])

const FROM_THEIR_SUPPORTERS: LastingEffect = {
  lasting: 'preventEffects',
  of: 'Supporters',
  from: { whose: 'opponent' },
}

const from = (...of: readonly ('Items' | 'Supporters')[]): readonly LastingEffect[] =>
  of.map((one) => ({ lasting: 'preventEffects', of: one, from: { whose: 'opponent' } }))

/** Protection from the effects of an Item or a Supporter that is being played; and damage that effects or Resistance do not change. */
export const FROM_SUPPORTERS = ways('claim', (say) => [
  say(
    'whenever your opponent plays a Supporter card from their hand , prevent all effects of that card done to {of:subject}',
    ({ of }) => ({ of, holds: [FROM_THEIR_SUPPORTERS] }),
  ),
  say(
    'whenever your opponent plays an Item card from their hand , prevent all effects of that card done to {of:subject}',
    ({ of }) => ({ of, holds: from('Items') }),
  ),
  say(
    'whenever your opponent plays an Item or Supporter card from their hand , prevent all effects of that card done to {of:subject}',
    ({ of }) => ({ of, holds: from('Items', 'Supporters') }),
  ),
  say(
    "damage from [the attacks of|attacks used by] {of:subject} isn't affected by any effects on your opponent's Active Pokémon",
    ({ of }) => ({ of, holds: [{ lasting: 'damageUnaffected', by: 'effects' }] }),
  ),
  say(
    "damage from {of:subject} 's attacks isn't affected by any effects on your opponent's Active Pokémon",
    ({ of }) => ({
      of,
      holds: [{ lasting: 'damageUnaffected', by: 'effects' }],
    }),
  ),
  say(
    "damage from {of:subject} 's attacks isn't affected by your opponent's Active Pokémon's Resistance",
    ({ of }) => ({
      of,
      holds: [{ lasting: 'damageUnaffected', by: 'Resistance' }],
    }),
  ),
  say(
    'if the {those:those} this card is attached to has " {one:cardName} " or " {other:cardName} " in its name , whenever your opponent plays a Supporter card from their hand , prevent all effects of that card done to that Pokémon',
    ({ those, one, other }) => ({
      of: { scope: named({ ...ITSELF, ...those }, one, other) },
      holds: [FROM_THEIR_SUPPORTERS],
    }),
  ),
])

/** An attack that may fail, decided by several coins. */
export const TWO_COINS = ways('step', (say) => [
  say(
    "{duration:duration} , if {ref:ref} tries to [attack|use an attack] , your opponent flips {n:several} coins . if [either|any] of them is tails , that attack doesn't happen",
    ({ duration, ref, n }) => [
      { do: 'lasting', on: ref, effect: { lasting: 'attackMayFail', coins: n }, during: duration },
    ],
  ),
])

export const ON_THE_FIRST_TURN = ways('sentence', (say) => [
  say('you can use this card only during your first turn', () => ({ kind: 'only', question: FIRST_TURN })),
  say("if you go second , you can't use this attack during your first turn", () => ({
    kind: 'only',
    question: { is: 'not', what: { is: 'all', of: [WENT_SECOND, FIRST_TURN] } },
  })),
  say('you can use this [card|attack] only if you go second , and only during your first turn', () => ({
    kind: 'only',
    question: { is: 'all', of: [WENT_SECOND, FIRST_TURN] },
  })),
])
