/** What holds of Pokémon: for as long as a card is in play, for as long as something is so, or for a turn. */
import type { Duration, PokemonFilter, PokemonRef, Predicate, Program } from '../../model/effects.ts'
import type { ContinuousEffect, LastingEffect, Others, Scope } from '../../model/lasting.ts'
import type { Claim, Spoken } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { type Said, THAT } from '../sentences/said.ts'

const WHOSE = { you: 'yours', opponent: 'opponents', either: 'all' } as const

const ACTIVE = { you: 'yourActive', opponent: 'opponentActive' } as const

/** Pokémon that a filter allows. One that leaves some of them out is nobody that a continuous effect could reach. */
const reached = ({ whose, where, except, ...filter }: PokemonFilter): Spoken => {
  if (except !== undefined) return {}
  const isPlain = where === 'Active' && whose !== 'either' && Object.keys(filter).length === 0
  return {
    scope: { pokemon: WHOSE[whose], ...(where === undefined ? {} : { where }), ...filter },
    ...(isPlain ? { ref: ACTIVE[whose] } : {}),
  }
}

const others = ({ except: _, ...filter }: PokemonFilter): Others => filter

const ITSELF: Scope = { pokemon: 'thisPokemon' }

/** Of whom something is said. */
export const SUBJECTS = ways('subject', (say) => [
  say('this Pokémon', () => ({ scope: ITSELF, ref: 'thisPokemon' })),
  say('the {those:those} this card is attached to', ({ those }) => ({ scope: { ...ITSELF, ...those } })),
  say('the Defending Pokémon', () => ({ ref: 'opponentActive' })),
  say('[that|the new Active] Pokémon', () => ({ ref: { chosen: THAT } })),
  say('[|all of|each of|all] {among:among}', ({ among }) => reached(among)),
  say('[|each] {both:ofBoth}', ({ both }) => reached(both)),
])

/** So many Colorless symbols. */
export const SYMBOLS = ways('symbols', (say) => [
  say('Colorless', () => 1),
  say('Colorless {more:symbols}', ({ more }) => more + 1),
])

/** Attacks whose damage or effects are meant: of all Pokémon, or of some. */
export const ATTACKERS = ways('attackers', (say) => [
  say('attacks', () => ({})),
  say('[attacks|an attack] [from|used by] {among:among}', ({ among }) => ({ from: others(among) })),
  say("[your opponent's attacks|an opponent's attack]", () => ({ from: { whose: 'opponent' } })),
])

const BEFORE = '[|( before applying Weakness and Resistance )]'
const AFTER = '[|( after applying Weakness and Resistance )]'

/** What is said of them, after their name. */
export const HOLDS = ways('holds', (say) => [
  say("can't retreat", () => [{ lasting: 'cantRetreat' }]),
  say("can't [attack|use attacks]", () => [{ lasting: 'cantAttack' }]),
  say("can't use {name:name}", ({ name }) => [{ lasting: 'cantUseAttack', attack: name }]),
  say('[has|have] no Retreat Cost', () => [{ lasting: 'noRetreatCost' }]),
  say('[has|have] no Weakness', () => [{ lasting: 'noWeakness' }]),
  say('[has|have] no Resistance', () => [{ lasting: 'noResistance' }]),
  say('[has|have] no Abilities', () => [{ lasting: 'noAbilities' }]),
  say('[has|have] no Abilities , except for {name:cardName}', ({ name }) => [{ lasting: 'noAbilities', except: name }]),
  say("can't be healed", () => [{ lasting: 'cantBeHealed' }]),
  say('[gets|get] + {n:number} HP', ({ n }) => [{ lasting: 'hp', amount: n }]),
  say('[gets|get] - {n:number} HP', ({ n }) => [{ lasting: 'hp', amount: -n }]),
  say(`[takes|take] {n:number} less damage from {by:attackers} ${AFTER}`, ({ n, by }) => [
    { lasting: 'damageTaken', amount: -n, ...by },
  ]),
  say(`[takes|take] {n:number} more damage from {by:attackers} ${AFTER}`, ({ n, by }) => [
    { lasting: 'damageTaken', amount: n, ...by },
  ]),
  say("'s {rest:ofThem}", ({ rest }) => rest),
  say('{one:holds} [,|] and {other:holds}', ({ one, other }) => [...one, ...other]),
  say('{one:holds} [,|] and its {other:ofThem}', ({ one, other }) => [...one, ...other]),
])

/** What is said of something of theirs: their attacks, their costs. */
export const OF_THEM = ways('ofThem', (say) => [
  say('attacks {damage:damageOf}', ({ damage }) => [damage]),
  say('{name:name} attack {damage:damageOf}', ({ name, damage }) => [{ ...damage, attack: name }]),
  say('attacks {cost:costOf}', ({ cost }) => [cost]),
  say('Retreat Cost is {n:symbols} more', ({ n }) => [{ lasting: 'retreatCost', amount: n }]),
  say('Retreat Cost is {n:symbols} less', ({ n }) => [{ lasting: 'retreatCost', amount: -n }]),
])

/** What attacks cost, more or less of it. */
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

/** Damage that attacks do, more or less of it. */
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

/** Something is said of Pokémon. */
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
  say("ignore all Energy in {of:subject} 's attack costs", ({ of }) => ({ of, holds: [{ lasting: 'noAttackCost' }] })),
  say('ignore all Energy in the costs of attacks used by {of:subject}', ({ of }) => ({
    of,
    holds: [{ lasting: 'noAttackCost' }],
  })),
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
  say('prevent all damage from {by:attackers} done to {of:subject}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventDamage', ...by }],
  })),
  say('prevent all effects of {by:attackers} done to {of:subject}', ({ of, by }) => ({
    of,
    holds: [{ lasting: 'preventEffects', ...by }],
  })),
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

const continuous = ({ lasting, ...rest }: LastingEffect, scope: Scope, besides: object): ContinuousEffect =>
  ({ continuous: lasting, scope, ...besides, ...rest }) as ContinuousEffect

/** What is said while a card is in play; nothing where the text speaks of a Pokémon that it has chosen. */
const always = ({ of: { scope }, holds }: Claim, besides: object = {}): Said => ({
  said: 'continuous',
  effects: scope === undefined ? [] : holds.map((effect) => continuous(effect, scope, besides)),
})

/** Whether a question is about this Pokémon, so that "it" may be. */
const isOfThisPokemon = (question: Predicate): boolean => JSON.stringify(question).includes('"thisPokemon"')

export const HOLDING = ways('sentence', (say) => [
  say('{claim:claim}', ({ claim }) => always(claim)),
  say('[if|as long as] {question:question} , {claim:claim}', ({ question, claim }) =>
    always(claim, { while: question }),
  ),
  say('[if|as long as] {question:question} , it {holds:holds}', ({ question, holds }) =>
    always({ of: isOfThisPokemon(question) ? { scope: ITSELF } : {}, holds }, { while: question }),
  ),
  say('[if|as long as] {question:question} , its {holds:ofThem}', ({ question, holds }) =>
    always({ of: isOfThisPokemon(question) ? { scope: ITSELF } : {}, holds }, { while: question }),
  ),
])

/** Nobody has been chosen by this name, so that what is said of them is not understood. */
const NOBODY: PokemonRef = { chosen: 'nobody' }

const leftBehind = ({ of: { ref = NOBODY }, holds }: Claim, during: Duration): Program =>
  holds.map((effect) => ({ do: 'lasting', on: ref, effect, during }))

export const HOLDING_STEPS = ways('step', (say) => [
  say('{during:duration} , {claim:claim}', ({ claim, during }) => leftBehind(claim, during)),
  say('{claim:claim} {during:duration}', ({ claim, during }) => leftBehind(claim, during)),
])
