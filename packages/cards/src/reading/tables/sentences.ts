/** Whole sentences of attacks, Trainer cards and Abilities. */
import type { Count, Effect, PokemonFilter, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { type SentenceMeaning, THAT } from '../sentences/said.ts'
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
  say('[|then ,] {steps:steps}', ({ steps }) => ({ said: 'steps', program: steps })),
  say('for each {each:each} , {steps:steps}', ({ each, steps }) => ({
    said: 'steps',
    program: forEach(each, steps),
  })),
  say('flip {n:some} [coin|coins]', ({ n }) => ({ said: 'coins', coins: n })),
  say('flip a coin for each {each:each}', ({ each }) => ({ said: 'coins', coins: each })),
  say('your opponent flips a coin for each of their {those:those}', ({ those }) => ({
    said: 'coins',
    coins: { count: 'pokemonInPlay', of: { whose: 'opponent', ...those } },
  })),
  say('flip a coin until you get tails', () => ({ said: 'coins', coins: 'untilTails' })),
  say('[|then ,] if {question:question} , {sentence:inIf}', ({ question, sentence }) => ({
    said: 'if',
    question,
    then: sentence,
  })),
  say('{attack:damage}', ({ attack }) => attack),
  say('{steps:steps} , and {attack:damage}', ({ steps, attack }) => ({
    said: 'both',
    first: { said: 'steps', program: steps },
    second: attack,
  })),
  say('if you go first , you [can|may] [use|play] this card during your first turn', () => ({
    said: 'onTheFirstTurn',
  })),
  say('if you go first , you can use this attack during your first turn', () => ({ said: 'onTheFirstTurn' })),
  say('before doing damage , {steps:steps}', ({ steps }) => ({ said: 'beforeDamage', program: steps })),
])

/** The damage of an attack to its targets. */
export const DAMAGE = ways('damage', (say) => [
  say('this attack does {n:number} damage for each {each:each}', ({ n, each }) => ({
    said: 'damageForEach',
    amount: n,
    times: each,
  })),
  say('this attack does {n:number} damage for each {cards:cards} you find there', ({ n, cards }) => ({
    said: 'damageForEach',
    amount: n,
    times: countChosen(cards),
  })),
  say('this attack does {n:number} damage to {target:damaged} for each {cards:cards} you find there', (slots) => ({
    said: 'damageTo',
    first: slots.target.first,
    extra: { to: slots.target.set, amount: slots.n, times: countChosen(slots.cards) },
    also: false,
  })),
  say('this attack does {n:number} more [|damage]', ({ n }) => ({
    said: 'moreDamage',
    term: { amount: n },
    less: false,
  })),
  say('this attack does {n:number} more damage for each {each:each}', ({ n, each }) => ({
    said: 'moreDamage',
    term: { amount: n, times: each },
    less: false,
  })),
  say('this attack does {base:number} damage minus {n:number} damage for each {each:each}', ({ base, n, each }) => ({
    said: 'moreDamage',
    term: { amount: n, times: each },
    less: true,
    from: base,
  })),
  say('this attack does {n:number} less damage for each {each:each}', ({ n, each }) => ({
    said: 'moreDamage',
    term: { amount: n, times: each },
    less: true,
  })),
  say('this attack does {n:number} damage for each {each:each} to {target:damaged}', ({ n, target, each }) => ({
    said: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n, times: each },
    also: false,
  })),
  say('this Pokémon also does {n:number} damage to itself for each damage counter on it', ({ n }) => ({
    said: 'damageTo',
    first: [],
    extra: { to: 'thisPokemon', amount: n, times: { count: 'damageCountersOn', pokemon: 'thisPokemon' } },
    also: true,
  })),
  say('this Pokémon does {n:number} damage to itself', ({ n }) => ({
    said: 'damageTo',
    first: [],
    extra: { to: 'thisPokemon', amount: n },
    also: true,
  })),
  say('[this attack|this Pokémon] also does {n:number} damage to {target:damaged}', ({ n, target }) => ({
    said: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n },
    also: true,
  })),
  say('[this attack|this Pokémon] also does {n:number} damage to {target:damaged} for each {each:each}', (slots) => ({
    said: 'damageTo',
    first: slots.target.first,
    extra: { to: slots.target.set, amount: slots.n, times: slots.each },
    also: true,
  })),
  say('this attack does {n:number} damage to {target:damaged}', ({ n, target }) => ({
    said: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n },
    also: false,
  })),
  say('this attack does {n:number} damage to {target:damaged} for each {each:each}', ({ n, target, each }) => ({
    said: 'damageTo',
    first: target.first,
    extra: { to: target.set, amount: n, times: each },
    also: false,
  })),
  say('this attack [|also] does {n:number} damage to {a:damaged} and {m:number} damage to {b:damaged}', (said) => ({
    said: 'both',
    first: { said: 'damageTo', first: said.a.first, extra: { to: said.a.set, amount: said.n }, also: true },
    second: { said: 'damageTo', first: said.b.first, extra: { to: said.b.set, amount: said.m }, also: true },
  })),
  say("this attack's base damage is {n:number}", ({ n }) => ({ said: 'baseDamage', base: n })),
  say('this attack does nothing', () => ({ said: 'doesNothing' })),
  say("this attack's damage isn't affected by Weakness", () => ({ said: 'unaffected', by: ['Weakness'] })),
  say("this attack's damage isn't affected by Resistance", () => ({ said: 'unaffected', by: ['Resistance'] })),
  say("[this attack's|this] damage isn't affected by Weakness or Resistance", () => ({
    said: 'unaffected',
    by: ['Weakness', 'Resistance'],
  })),
  say("this attack's damage isn't affected by any effects on your opponent's Active Pokémon", () => ({
    said: 'unaffected',
    by: ['effects'],
  })),
  say("this attack's damage isn't affected by Weakness or by any effects on your opponent's Active Pokémon", () => ({
    said: 'unaffected',
    by: ['Weakness', 'effects'],
  })),
  say(
    "this attack's damage isn't affected by Weakness or Resistance , or by any effects on [your opponent's Active|that|those] Pokémon",
    () => ({ said: 'unaffected', by: ['Weakness', 'Resistance', 'effects'] }),
  ),
])

/** Damages Pokémon that are chosen one after another; the same Pokémon may be chosen again. */
const hits = (times: number, from: PokemonFilter, amount: number): SentenceMeaning => {
  const one: SentenceMeaning = {
    said: 'damageTo',
    first: [{ do: 'choosePokemon', as: THAT, from }],
    extra: { to: { chosen: THAT }, amount },
    also: true,
  }
  return times === 1 ? one : { said: 'both', first: one, second: hits(times - 1, from, amount) }
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
  say('{steps:steps}', ({ steps }) => ({ said: 'steps', program: steps })),
  say('{attack:damage}', ({ attack }) => attack),
  say('{attack:damage} , and {steps:steps}', ({ attack, steps }) => ({
    said: 'both',
    first: attack,
    second: { said: 'steps', program: steps },
  })),
])

/** Text in parentheses: reminders of rules, and once-per-game powers. */
export const REMINDERS = ways('reminder', (say) => [
  say("( don't apply Weakness [and|or] Resistance for Benched Pokémon [.|] )", () => ({ said: 'reminder' })),
  say('( Pokémon [V , Pokémon-GX , etc .|ex , Pokémon V , etc .|ex and Pokémon V] have Rule Boxes . )', () => ({
    said: 'reminder',
  })),
  say('( [|existing effects are not removed .] damage is not an effect . )', () => ({ said: 'reminder' })),
  say(
    "( this includes [|new] Pokémon that come into play [|during this turn|during that turn|this turn|during this turn or during your opponent 's next turn] . )",
    () => ({ said: 'reminder' }),
  ),
  say('( existing effects are not removed . )', () => ({ said: 'reminder' })),
  say('( damage from attacks is still taken . )', () => ({ said: 'reminder' })),
  say('( your opponent chooses the new Active Pokémon . )', () => ({ said: 'reminder' })),
  say("( you can't use more than 1 VSTAR Power in a game . )", () => ({ said: 'oncePerGame', power: 'VSTAR' })),
  say("( you can't use more than 1 GX attack in a game . )", () => ({ said: 'oncePerGame', power: 'GX' })),
])
