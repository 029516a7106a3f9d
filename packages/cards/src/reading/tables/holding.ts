/** Wordings of statements about Pokémon: what they cannot do, what they lose, and which of their numbers become larger or smaller. */
import type { Others, PokemonFilter, Scope } from 'ptcg-turn-engine/model'
import type { Spoken } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

const WHOSE = { you: 'yours', opponent: 'opponents', either: 'all' } as const

const ACTIVE = { you: 'yourActive', opponent: 'opponentActive' } as const

/**
 * Makes a subject of the Pokémon that a filter allows. A filter with an exception gives an empty subject, because continuous effects cannot
 * express it.
 */
const reached = ({ whose, where, except, ...filter }: PokemonFilter): Spoken => {
  if (except !== undefined) return {}
  const isPlain = where === 'Active' && whose !== 'either' && Object.keys(filter).length === 0
  return {
    scope: { pokemon: WHOSE[whose], ...(where === undefined ? {} : { where }), ...filter },
    ...(isPlain ? { ref: ACTIVE[whose] } : {}),
  }
}

const others = ({ except: _, ...filter }: PokemonFilter): Others => filter

export const ITSELF: Scope = { pokemon: 'thisPokemon' }

/** The subjects of statements. */
export const SUBJECTS = ways('subject', (say) => [
  say('this Pokémon', () => ({ scope: ITSELF, ref: 'thisPokemon' })),
  say('the {those:those} this card is attached to', ({ those }) => ({ scope: { ...ITSELF, ...those } })),
  say('the Defending Pokémon', () => ({ ref: 'opponentActive' })),
  say('[that|the new Active] Pokémon', () => ({ ref: { chosen: THAT } })),
  say('[|all of|each of|all] {among:among}', ({ among }) => reached(among)),
  say('[|each|all] {both:ofBoth}', ({ both }) => reached(both)),
])

/** A number of Colorless symbols. */
export const SYMBOLS = ways('symbols', (say) => [
  say('Colorless', () => 1),
  say('Colorless {more:symbols}', ({ more }) => more + 1),
])

/** The attacks that a statement is about: those of all Pokémon, or of some. */
export const ATTACKERS = ways('attackers', (say) => [
  say('attacks', () => ({})),
  say('[attacks|an attack] [from|used by] {among:among}', ({ among }) => ({ from: others(among) })),
  say("[attacks|an attack] [from|used by] the opponent's {those:those}", ({ those }) => ({
    from: { whose: 'opponent', ...those },
  })),
  say('an attack', () => ({})),
  say("[your opponent's attacks|an opponent's attack]", () => ({ from: { whose: 'opponent' } })),
])

const BEFORE = '[|( before applying Weakness and Resistance )]'
const AFTER = '[|( after applying Weakness and Resistance )]'

/** The second part of a statement, about its subject. */
export const HOLDS = ways('holds', (say) => [
  say("can't retreat", () => [{ lasting: 'cantRetreat' }]),
  say("can't [attack|use attacks]", () => [{ lasting: 'cantAttack' }]),
  say("can't use {name:name}", ({ name }) => [{ lasting: 'cantUseAttack', attack: name }]),
  say('[has|have] no Retreat Cost', () => [{ lasting: 'noRetreatCost' }]),
  say('[has|have] no Weakness', () => [{ lasting: 'noWeakness' }]),
  say('[has|have] no Resistance', () => [{ lasting: 'noResistance' }]),
  say('[has|have] no Abilities', () => [{ lasting: 'noAbilities' }]),
  say('[has|have] no Abilities , except for {name:cardName}', ({ name }) => [{ lasting: 'noAbilities', except: name }]),
  say("can't be {condition:condition}", ({ condition }) => [{ lasting: 'preventConditions', condition }]),
  say("can't be affected by any Special Conditions", () => [{ lasting: 'preventConditions' }]),
  say("[recovers|recover] from all Special Conditions [,|] and can't be affected by any Special Conditions", () => [
    { lasting: 'preventConditions', recovers: true },
  ]),
  say(
    "recovers from being {a:condition} , {b:condition} , or {c:condition} and can't be affected by those Special Conditions",
    ({ a, b, c }) =>
      [a, b, c].map((condition) => ({ lasting: 'preventConditions', condition, recovers: true }) as const),
  ),
  say(
    "can't be {one:condition} , and if [it is|they are] already {other:condition} , [it recovers|they recover] from that Special Condition",
    ({ one: condition, other }) =>
      condition === other ? [{ lasting: 'preventConditions', condition, recovers: true }] : [],
  ),
  say(
    "{one:holds} , recovers from all Special Conditions , and can't be affected by any Special Conditions",
    ({ one }) => [...one, { lasting: 'preventConditions', recovers: true }],
  ),
  say("can't be healed", () => [{ lasting: 'cantBeHealed' }]),
  say('[gets|get] + {n:number} HP', ({ n }) => [{ lasting: 'hp', amount: n }]),
  say('[gets|get] + {n:number} HP for each {times:each}', ({ n, times }) => [{ lasting: 'hp', amount: n, times }]),
  say('[gets|get] - {n:number} HP', ({ n }) => [{ lasting: 'hp', amount: -n }]),
  say(`[takes|take] {n:number} less damage from {by:attackers} ${AFTER}`, ({ n, by }) => [
    { lasting: 'damageTaken', amount: -n, ...by },
  ]),
  say(`[takes|take] {n:number} more damage from {by:attackers} ${AFTER}`, ({ n, by }) => [
    { lasting: 'damageTaken', amount: n, ...by },
  ]),
  say("'s {rest:ofThem}", ({ rest }) => rest),
  say('{one:holds} [,|] and {other:holds}', ({ one, other }) => [...one, ...other]),
  say('{one:holds} [,|] and the attacks it uses {other:damageOf}', ({ one, other }) => [...one, other]),
  say(
    "{one:holds} , and if it is Knocked Out by damage from an attack from your opponent's Pokémon , that player takes {n:number} more Prize [card|cards]",
    ({ one, n }) => [...one, { lasting: 'prizesGiven', amount: n, from: { whose: 'opponent' } }],
  ),
  say(
    "{one:holds} , and if it is Knocked Out by damage from an attack from your opponent's Pokémon , that player takes {n:number} fewer Prize [card|cards]",
    ({ one, n }) => [...one, { lasting: 'prizesGiven', amount: -n, from: { whose: 'opponent' } }],
  ),
  say('{one:holds} [,|] and its {other:ofThem}', ({ one, other }) => [...one, ...other]),
])

/** The second part of a statement, about a part of its subject: its attacks, or their costs. */
export const OF_THEM = ways('ofThem', (say) => [
  say('attacks {damage:damageOf}', ({ damage }) => [damage]),
  say('{name:name} attack {damage:damageOf}', ({ name, damage }) => [{ ...damage, attack: name }]),
  say('attacks {cost:costOf}', ({ cost }) => [cost]),
  say('{name:name} attack does {n:number} damage instead of {usual:number}', ({ name, n, usual }) => [
    { lasting: 'damageDealt', amount: n - usual, attack: name },
  ]),
  say('Retreat Cost is {n:symbols} more', ({ n }) => [{ lasting: 'retreatCost', amount: n }]),
  say('Retreat Cost is {n:symbols} less', ({ n }) => [{ lasting: 'retreatCost', amount: -n }]),
])

/** Changes of attack costs. */
export const COST_OF = ways('costOf', (say) => [
  say('[cost|costs] {n:symbols} more', ({ n }) => ({ lasting: 'attackCost', amount: n })),
  say('[cost|costs] {n:symbols} less', ({ n }) => ({ lasting: 'attackCost', amount: -n })),
  say('[cost|costs] {n:symbols} more for each {times:each}', ({ n, times }) => ({
    lasting: 'attackCost',
    amount: n,
    times,
  })),
  say('[cost|costs] {n:symbols} less for each {times:each}', ({ n, times }) => ({
    lasting: 'attackCost',
    amount: -n,
    times,
  })),
])

/** Attacks that do more or less damage. */
export const DAMAGE_OF = ways('damageOf', (say) => [
  say(`[do|does] {n:number} more damage ${BEFORE}`, ({ n }) => ({ lasting: 'damageDealt', amount: n })),
  say(`[do|does] {n:number} less damage ${BEFORE}`, ({ n }) => ({ lasting: 'damageDealt', amount: -n })),
  say(`[do|does] {n:number} more damage to {to:among} ${BEFORE}`, ({ n, to }) => ({
    lasting: 'damageDealt',
    amount: n,
    to: others(to),
  })),
  say(`[do|does] {n:number} less damage to {to:among} ${BEFORE}`, ({ n, to }) => ({
    lasting: 'damageDealt',
    amount: -n,
    to: others(to),
  })),
])

/** Attacks that do more damage to some Pokémon: a fixed amount, or an amount for each of something. */
export const DAMAGE_FOR_EACH = ways('damageOf', (say) => [
  say(`[do|does] {n:number} more damage to the opponent's {those:those} ${BEFORE}`, ({ n, those }) => ({
    lasting: 'damageDealt',
    amount: n,
    to: { whose: 'opponent', ...those },
  })),
  say(`[do|does] {n:number} more damage to {to:among} for each {times:each} ${BEFORE}`, ({ n, to, times }) => ({
    lasting: 'damageDealt',
    amount: n,
    times,
    to: others(to),
  })),
])

/** Statements about Pokémon: a subject with a predicate. */
export const CLAIMS = ways('claim', (say) => [
  say('{of:subject} {holds:holds}', ({ of, holds }) => ({ of, holds })),
  say('[the attacks of|attacks used by|attacks of] {of:subject} {damage:damageOf}', ({ of, damage }) => ({
    of,
    holds: [damage],
  })),
  say('[the attacks of|attacks used by|attacks of] {of:subject} {cost:costOf}', ({ of, cost }) => ({
    of,
    holds: [cost],
  })),
  say(
    "{of:subject} can't be affected by any Special Conditions . ( remove any Special Conditions affecting those Pokémon . )",
    ({ of }) => ({ of, holds: [{ lasting: 'preventConditions', recovers: true }] }),
  ),
  say("ignore all Energy in {of:subject} 's attack costs", ({ of }) => ({ of, holds: [{ lasting: 'noAttackCost' }] })),
  say('ignore all Energy in the costs of attacks used by {of:subject}', ({ of }) => ({
    of,
    holds: [{ lasting: 'noAttackCost' }],
  })),
  say('ignore all Energy in the attack costs of {of:subject}', ({ of }) => ({
    of,
    holds: [{ lasting: 'noAttackCost' }],
  })),
  say(
    '[the attacks of|attacks used by] {of:subject} {cost:costOf} [,|] and [they|those attacks] {damage:damageOf}',
    ({ of, cost, damage }) => ({ of, holds: [cost, damage] }),
  ),
  say('the Retreat Cost of {of:subject} is {n:symbols} less', ({ of, n }) => ({
    of,
    holds: [{ lasting: 'retreatCost', amount: -n }],
  })),
  say('the Retreat Cost of {of:subject} is {n:symbols} more', ({ of, n }) => ({
    of,
    holds: [{ lasting: 'retreatCost', amount: n }],
  })),
  say('prevent all damage done to {of:subject} by {by:attackers}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventDamage', ...by }],
  })),
  say('prevent all damage from attacks done to {of:subject} by {by:among}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventDamage', from: others(by) }],
  })),
  say('prevent all damage from {by:attackers} done to {of:subject}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventDamage', ...by }],
  })),
  say('prevent all damage from and effects of attacks done to {of:subject} by {by:among}', ({ of, by }) => ({
    of,
    holds: [
      { lasting: 'preventDamage', from: others(by) },
      { lasting: 'preventEffects', from: others(by) },
    ],
  })),
  say(`any damage done to {of:subject} by {by:attackers} is reduced by {n:number} ${AFTER}`, ({ of, by, n }) => ({
    of,
    holds: [{ lasting: 'damageTaken', amount: -n, ...by }],
  })),
  say('prevent all effects of {by:attackers} [|, except damage ,] done to {of:subject}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventEffects', ...by }],
  })),
  say('prevent all damage counters from being placed on {of:subject} by effects of {by:attackers}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventEffects', just: 'counters', ...by }],
  })),
  say(
    "prevent all damage counters from being placed on {of:subject} by effects of attacks and Abilities from [your|the] opponent's {those:those}",
    ({ of, those }) => {
      const counters = { lasting: 'preventEffects', just: 'counters', from: { whose: 'opponent', ...those } } as const
      return { of, holds: [counters, { ...counters, of: 'Abilities' }] }
    },
  ),
  say(
    '[prevent all damage from and effects of {by:attackers} done to {of:subject}|prevent all effects of {by:attackers} , including damage , done to {of:subject}]',
    ({ of, by }) => ({
      of,
      holds: [
        { lasting: 'preventDamage', ...by },
        { lasting: 'preventEffects', ...by },
      ],
    }),
  ),
])
