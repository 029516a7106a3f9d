/** Whole sentences of attacks, Trainer cards and Abilities. */
import type { Count, Effect, PokemonFilter, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { type SentenceMeaning, THAT } from '../sentences/sentenceMeaning.ts'
import { countChosen } from './counts.ts'
import { eachOf } from './nouns.ts'
import { about, EACH, isAboutThat } from './oneByOne.ts'

/** Attaches several cards in one step instead of one after another; null for any other steps. */
const attachedAtOnce = (each: Count, [choice, attached, ...more]: Program): Program | null =>
  choice?.do === 'chooseCards' &&
  choice.from !== 'deck' &&
  choice.min === undefined &&
  choice.max === undefined &&
  attached?.do === 'eachCard' &&
  more.length === 0
    ? // as many as there are, up to that number
      [{ ...choice, min: 60, max: each }, attached]
    : null

const repeated = (each: Count, steps: Program): Effect =>
  typeof each === 'object' && each.count === 'pokemonInPlay' && isAboutThat(steps)
    ? { do: 'eachPokemon', pokemon: eachOf(each.of), as: EACH, then: about(steps) }
    : { do: 'forEach', times: each, then: steps }

/** Repeats steps: for each of several Pokémon if the steps mention "that Pokémon", and otherwise a number of times. */
export const forEach = (each: Count, steps: Program): Program => attachedAtOnce(each, steps) ?? [repeated(each, steps)]

export const SENTENCES = ways('sentence', (say) => [
  say('[|then ,] {steps:steps}', ({ steps }) => ({ kind: 'steps', program: steps })),
  say('for each {each:each} , {steps:steps}', ({ each, steps }) => ({
    kind: 'steps',
    program: forEach(each, steps),
  })),
  say('flip {n:some} [coin|coins]', ({ n }) => ({ kind: 'coins', coins: n })),
  say('flip a coin for each {each:each}', ({ each }) => ({ kind: 'coins', coins: each })),
  say('your opponent flips a coin for each of their {those:those}', ({ those }) => ({
    kind: 'coins',
    coins: { count: 'pokemonInPlay', of: { whose: 'opponent', ...those } },
  })),
  say('flip a coin until you get tails', () => ({ kind: 'coins', coins: 'untilTails' })),
  say('[|then ,] if {question:question} , {sentence:inIf}', ({ question, sentence }) => ({
    kind: 'if',
    question,
    then: sentence,
  })),
  say('{attack:damage}', ({ attack }) => attack),
  say('{steps:steps} , and {attack:damage}', ({ steps, attack }) => ({
    kind: 'both',
    first: { kind: 'steps', program: steps },
    second: attack,
  })),
  say('if you go first , you [can|may] [use|play] this card during your first turn', () => ({
    kind: 'onTheFirstTurn',
  })),
  say('if you go first , you can use this attack during your first turn', () => ({ kind: 'onTheFirstTurn' })),
  say('before doing damage , {steps:steps}', ({ steps }) => ({ kind: 'beforeDamage', program: steps })),
])

/** The damage of an attack to its targets. */
export const DAMAGE = ways('damage', (say) => [
  say('this attack does {n:number} damage for each {each:each}', ({ n, each }) => ({
    kind: 'damageForEach',
    amount: n,
    times: each,
  })),
  say('this attack does {n:number} damage for each {cards:cards} you find there', ({ n, cards }) => ({
    kind: 'damageForEach',
    amount: n,
    times: countChosen(cards),
  })),
  say('this attack does {n:number} damage to {target:damaged} for each {cards:cards} you find there', (slots) => ({
    kind: 'damageTo',
    first: slots.target.first,
    extra: { to: slots.target.set, amount: slots.n, times: countChosen(slots.cards) },
    also: false,
  })),
  say('this attack does {n:number} more [|damage]', ({ n }) => ({
    kind: 'moreDamage',
    term: { amount: n },
    less: false,
  })),
  say('this attack does {n:number} more damage for each {each:each}', ({ n, each }) => ({
    kind: 'moreDamage',
    term: { amount: n, times: each },
    less: false,
  })),
  say('this attack does {base:number} damage minus {n:number} damage for each {each:each}', ({ base, n, each }) => ({
    kind: 'moreDamage',
    term: { amount: n, times: each },
    less: true,
    from: base,
  })),
  say('this attack does {n:number} less damage for each {each:each}', ({ n, each }) => ({
    kind: 'moreDamage',
    term: { amount: n, times: each },
    less: true,
  })),
  say('this attack does {n:number} damage for each {each:each} to {target:damaged}', ({ n, target, each }) => ({
    kind: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n, times: each },
    also: false,
  })),
  say('this Pokémon also does {n:number} damage to itself for each damage counter on it', ({ n }) => ({
    kind: 'damageTo',
    first: [],
    extra: { to: 'thisPokemon', amount: n, times: { count: 'damageCountersOn', pokemon: 'thisPokemon' } },
    also: true,
  })),
  say('this Pokémon does {n:number} damage to itself', ({ n }) => ({
    kind: 'damageTo',
    first: [],
    extra: { to: 'thisPokemon', amount: n },
    also: true,
  })),
  say('[this attack|this Pokémon] also does {n:number} damage to {target:damaged}', ({ n, target }) => ({
    kind: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n },
    also: true,
  })),
  say('[this attack|this Pokémon] also does {n:number} damage to {target:damaged} for each {each:each}', (slots) => ({
    kind: 'damageTo',
    first: slots.target.first,
    extra: { to: slots.target.set, amount: slots.n, times: slots.each },
    also: true,
  })),
  say('this attack does {n:number} damage to {target:damaged}', ({ n, target }) => ({
    kind: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n },
    also: false,
  })),
  say('this attack does {n:number} damage to {target:damaged} for each {each:each}', ({ n, target, each }) => ({
    kind: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n, times: each },
    also: false,
  })),
  say('this attack [|also] does {n:number} damage to {a:damaged} and {m:number} damage to {b:damaged}', (slots) => ({
    kind: 'both',
    first: { kind: 'damageTo', first: slots.a.first, extra: { to: slots.a.set, amount: slots.n }, also: true },
    second: { kind: 'damageTo', first: slots.b.first, extra: { to: slots.b.set, amount: slots.m }, also: true },
  })),
  say("this attack's base damage is {n:number}", ({ n }) => ({ kind: 'baseDamage', base: n })),
  say('this attack does nothing', () => ({ kind: 'doesNothing' })),
  say("this attack's damage isn't affected by Weakness", () => ({ kind: 'unaffected', by: ['Weakness'] })),
  say("this attack's damage isn't affected by Resistance", () => ({ kind: 'unaffected', by: ['Resistance'] })),
  say("[this attack's|this] damage isn't affected by Weakness or Resistance", () => ({
    kind: 'unaffected',
    by: ['Weakness', 'Resistance'],
  })),
  say("this attack's damage isn't affected by any effects on your opponent's Active Pokémon", () => ({
    kind: 'unaffected',
    by: ['effects'],
  })),
  say("this attack's damage isn't affected by Weakness or by any effects on your opponent's Active Pokémon", () => ({
    kind: 'unaffected',
    by: ['Weakness', 'effects'],
  })),
  say(
    "this attack's damage isn't affected by Weakness or Resistance , or by any effects on [your opponent's Active|that|those] Pokémon",
    () => ({ kind: 'unaffected', by: ['Weakness', 'Resistance', 'effects'] }),
  ),
])

/** Damages Pokémon that are chosen one after another; the same Pokémon may be chosen again. */
const hits = (times: number, from: PokemonFilter, amount: number): SentenceMeaning => {
  const one: SentenceMeaning = {
    kind: 'damageTo',
    first: [{ do: 'choosePokemon', as: THAT, from }],
    extra: { to: { chosen: THAT }, amount },
    also: true,
  }
  return times === 1 ? one : { kind: 'both', first: one, second: hits(times - 1, from, amount) }
}

export const MANY_HITS = ways('sentence', (say) => [
  say(
    'choose 1 of {among:among} {times:several} times . ( you can choose the same Pokémon more than once . ) for each time you chose a Pokémon , do {n:number} damage to it',
    ({ among, times, n }) => hits(times, among, n),
  ),
])

/** The targets of an attack's damage. */
export const DAMAGED = ways('damaged', (say) => [
  say('{target:target}', ({ target }) => target),
  say('itself', () => ({ first: [], set: 'thisPokemon' })),
])

/** Phrases that may follow an "if". */
export const IN_IF = ways('inIf', (say) => [
  say('{steps:steps}', ({ steps }) => ({ kind: 'steps', program: steps })),
  say('{attack:damage}', ({ attack }) => attack),
  say('{attack:damage} , and {steps:steps}', ({ attack, steps }) => ({
    kind: 'both',
    first: attack,
    second: { kind: 'steps', program: steps },
  })),
])

/** Text in parentheses: reminders of rules, and once-per-game powers. */
export const REMINDERS = ways('reminder', (say) => [
  say("( don't apply Weakness [and|or] Resistance for Benched Pokémon [.|] )", () => ({ kind: 'reminder' })),
  say('( Pokémon [V , Pokémon-GX , etc .|ex , Pokémon V , etc .|ex and Pokémon V] have Rule Boxes . )', () => ({
    kind: 'reminder',
  })),
  say('( [|existing effects are not removed .] damage is not an effect . )', () => ({ kind: 'reminder' })),
  say(
    "( this includes [|new] Pokémon that come into play [|during this turn|during that turn|this turn|during this turn or during your opponent 's next turn] . )",
    () => ({ kind: 'reminder' }),
  ),
  say('( existing effects are not removed . )', () => ({ kind: 'reminder' })),
  say('( damage from attacks is still taken . )', () => ({ kind: 'reminder' })),
  say('( your opponent chooses the new Active Pokémon . )', () => ({ kind: 'reminder' })),
  say("( you can't use more than 1 VSTAR Power in a game . )", () => ({ kind: 'oncePerGame', power: 'VSTAR' })),
  say("( you can't use more than 1 GX attack in a game . )", () => ({ kind: 'oncePerGame', power: 'GX' })),
])
