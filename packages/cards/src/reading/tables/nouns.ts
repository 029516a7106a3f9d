/** The words for cards, Pokémon and players. */
import type { CardFilter, InPlayFilter, PokemonFilter, PokemonSet } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

export const NUMBERS = ways('some', (say) => [say('[a|an]', () => 1), say('{n:number}', ({ n }) => n)])

/** True for the word "Pokémon" alone, which means every Pokémon. */
export const isAnyPokemon = ({ kind, ...rest }: CardFilter): boolean =>
  kind === 'Pokemon' && Object.keys(rest).length === 0

export const PLAYER_NOUNS = ways('whose', (say) => [say('your', () => 'you'), say("your opponent's", () => 'opponent')])

/** Numbers of cards. "Up to" has no minimum here, since its minimum depends on the place of the words in the text (A-D.1). */
export const HOW_MANY = ways('howMany', (say) => [
  say('{n:some}', ({ n }) => (n === 1 ? {} : { min: n, max: n })),
  say('up to {n:number}', ({ n }) => ({ max: n })),
  say('[any number of|any amount of|as many]', () => ({ min: 0, max: 60 })),
])

/** One kind of Pokémon, on a card or in play. The plural of "Pokémon" is the same word. */
export const POKEMON_KINDS = ways('kind', (say) => [
  say('Pokémon', () => ({ kind: 'Pokemon' })),
  say('Basic Pokémon', () => ({ kind: 'Pokemon', stage: 'Basic' })),
  say('Stage 1 Pokémon', () => ({ kind: 'Pokemon', stage: 'Stage 1' })),
  say('Stage 2 Pokémon', () => ({ kind: 'Pokemon', stage: 'Stage 2' })),
  say('Evolution Pokémon', () => ({ kind: 'Pokemon', evolution: true })),
  say('{type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', type })),
  say('Basic {type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', stage: 'Basic', type })),
  say('Evolution {type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', evolution: true, type })),
  say('Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', rule })),
  say('Basic Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', stage: 'Basic', rule })),
  say('{type:type} Pokémon {rule:rule}', ({ type, rule }) => ({ kind: 'Pokemon', type, rule })),
  say('Evolution Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', evolution: true, rule })),
  say('Stage 1 Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', stage: 'Stage 1', rule })),
  say('Stage 2 Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', stage: 'Stage 2', rule })),
  say('Basic {type:type} Pokémon {rule:rule}', ({ type, rule }) => ({ kind: 'Pokemon', stage: 'Basic', type, rule })),
  say('Pokémon-GX', () => ({ kind: 'Pokemon', rule: 'GX' })),
  say('Pokémon-EX', () => ({ kind: 'Pokemon', rule: 'EX' })),
  say('{type:nonType} Pokémon', ({ type }) => ({ kind: 'Pokemon', not: { type } })),
  say('Basic {type:nonType} Pokémon', ({ type }) => ({ kind: 'Pokemon', stage: 'Basic', not: { type } })),
  say('Radiant Pokémon', () => ({ kind: 'Pokemon', rule: 'Radiant' })),
  say('{label:label} Pokémon', ({ label }) => ({ kind: 'Pokemon', label })),
  say('Basic {label:label} Pokémon', ({ label }) => ({ kind: 'Pokemon', stage: 'Basic', label })),
  say('Mega Evolution Pokémon ex', () => ({ kind: 'Pokemon', rule: 'ex', namePart: 'Mega ' })),
  say('{of:owner} Pokémon', ({ of }) => ({ kind: 'Pokemon', namePart: of })),
  say('Basic {of:owner} Pokémon', ({ of }) => ({ kind: 'Pokemon', stage: 'Basic', namePart: of })),
  say('Evolution {of:owner} Pokémon', ({ of }) => ({ kind: 'Pokemon', evolution: true, namePart: of })),
  say('{of:owner} Pokémon {rule:rule}', ({ of, rule }) => ({ kind: 'Pokemon', rule, namePart: of })),
  say('Stage 1 {type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', stage: 'Stage 1', type })),
  say('Stage 2 {type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', stage: 'Stage 2', type })),
  say('{name:cardName}', ({ name }) => ({ named: name })),
  say('{kind:kind} that [has|have] " {name:cardName} " in [its|their] [name|names]', ({ kind, name }) => ({
    ...kind,
    namePart: name,
  })),
  say('{kind:kind} with a Retreat Cost of exactly {n:number}', ({ kind, n }) => ({ ...kind, retreatCost: n })),
  say('{kind:kind} that [has|have] an Ability', ({ kind }) => ({ ...kind, hasAbility: true })),
  say('{kind:kind} that [has|have] the {attack:attackName} attack', ({ kind, attack }) => ({ ...kind, attack })),
  say("{kind:kind} that [isn't|aren't] [a|an] {other:kind}", ({ kind, other }) => ({ ...kind, not: other })),
  say("{kind:kind} that [isn't|aren't] [a|an] {one:kind} or [|a|an] {other:kind}", ({ kind, one, other }) => ({
    ...kind,
    not: { any: [one, other] },
  })),
  say('{kind:kind} in play that [has|have] " {name:cardName} " in [its|their] name', ({ kind, name }) => ({
    ...kind,
    namePart: name,
  })),
  say('{kind:kind} with {n:number} HP or less', ({ kind, n }) => ({ ...kind, hpAtMost: n })),
  say('{kind:kind} that [has|have] {n:number} HP or less', ({ kind, n }) => ({ ...kind, hpAtMost: n })),
  say('{kind:kind} that [evolves|evolve] from {name:cardName}', ({ kind, name }) => ({ ...kind, evolvesFrom: name })),
  say('{kind:kind} that [has|have] no Rule Box', ({ kind }) => ({ ...kind, ruleBox: false })),
  say('{kind:kind} with a Rule Box', ({ kind }) => ({ ...kind, ruleBox: true })),
  say('{kind:kind} that [has|have] a Rule Box', ({ kind }) => ({ ...kind, ruleBox: true })),
  say("{kind:kind} that [doesn't|don't] have a Rule Box", ({ kind }) => ({ ...kind, ruleBox: false })),
])

/**
 * Joins two kinds by "or". If the first kind is negated, as in "that isn't a Pokémon V or a Pokémon-GX", both are excluded; the "non-" of a
 * type negates only its own kind.
 */
const eitherOrNeither = (one: CardFilter, other: CardFilter): CardFilter => {
  const isNegated = one.not !== undefined && Object.keys(one.not).some((key) => key !== 'type')
  return isNegated ? { ...one, not: { any: [one.not, other] } } : { any: [one, other] }
}

/** Several kinds: "a Pokémon ex or Pokémon V". */
export const SOME_KINDS = ways('kinds', (say) => [
  say('{kind:kind}', ({ kind }) => kind),
  say('{one:kind} [or|or a|or an|and] {other:kind}', ({ one, other }) => eitherOrNeither(one, other)),
])

/** Kinds of cards; these words follow a number. */
export const CARDS = ways('cards', (say) => [
  say('[card|cards]', () => ({})),
  say('{kind:kind} [|card|cards]', ({ kind }) => kind),
  say('Trainer [card|cards]', () => ({ kind: 'Trainer' })),
  say('Item [card|cards]', () => ({ trainer: 'Item' })),
  say('{label:label} [card|cards]', ({ label }) => ({ label })),
  say('{label:label} Trainer [card|cards]', ({ label }) => ({ kind: 'Trainer', label })),
  say('{label:label} Item [card|cards]', ({ label }) => ({ trainer: 'Item', label })),
  say('{label:label} Supporter [card|cards]', ({ label }) => ({ trainer: 'Supporter', label })),
  say('in any combination of {one:cards} and {other:cards}', ({ one, other }) => ({ any: [one, other] })),
  say('Supporter [card|cards]', () => ({ trainer: 'Supporter' })),
  say('Stadium [card|cards]', () => ({ trainer: 'Stadium' })),
  say('Pokémon Tool [card|cards]', () => ({ trainer: 'Tool' })),
  say('{energy:energy} [card|cards]', ({ energy }) => energy),
  say('{one:cards} or [|a|an] {other:cards}', ({ one, other }) => ({ any: [one, other] })),
])

export const ENERGY = ways('energy', (say) => [
  say('Energy', () => ({ kind: 'Energy' })),
  say('basic Energy', () => ({ basicEnergy: true })),
  say('Special Energy', () => ({ basicEnergy: false })),
  say('{type:type} Energy', ({ type }) => ({ kind: 'Energy', type })),
  say('{one:type} or {other:type} Energy', ({ one, other }) => ({
    any: [
      { kind: 'Energy', type: one },
      { kind: 'Energy', type: other },
    ],
  })),
  say('basic {type:type} Energy', ({ type }) => ({ basicEnergy: true, type })),
  say('{label:label} Energy', ({ label }) => ({ kind: 'Energy', named: `${label} Energy` })),
])

/** Cards attached to a Pokémon. */
export const ATTACHED = ways('attached', (say) => [
  say('{energy:energy} [|card|cards]', ({ energy }) => energy),
  say('Pokémon [Tool|Tools] [|card|cards]', () => ({ trainer: 'Tool' })),
  say('Pokémon Tools and Special Energy', () => ({ any: [{ trainer: 'Tool' }, { basicEnergy: false }] })),
])

/** Makes a filter of the printed properties of a Pokémon in play; an empty one for "Pokémon". */
const printedAs = ({ kind, ...rest }: CardFilter): Pick<InPlayFilter, 'fits'> =>
  Object.keys(rest).length === 0 ? {} : { fits: kind === undefined ? rest : { kind, ...rest } }

/** Properties of Pokémon in play that are not printed on them. */
export const FEATURES = ways('features', (say) => [
  say('any damage counters on [it|them]', () => ({ damaged: true })),
  say('no damage counters on [it|them]', () => ({ damaged: false })),
  say('at least {n:several} damage counters on [it|them]', ({ n }) => ({ countersAtLeast: n })),
  say('{n:several} or more damage counters on [it|them]', ({ n }) => ({ countersAtLeast: n })),
  say('[at least 1 damage counter|1 or more damage counters] on [it|them]', () => ({ countersAtLeast: 1 })),
  say('any {energy:energy} attached', ({ energy }) => ({ withEnergy: energy })),
  say('{energy:energy} attached', ({ energy }) => ({ withEnergy: energy })),
  say('no {energy:energy} attached', ({ energy }) => ({ not: { withEnergy: energy } })),
  say('at least 1 {energy:energy} attached', ({ energy }) => ({ withEnergy: energy })),
  say('at least {n:several} Energy attached', ({ n }) => ({ energyAtLeast: n })),
  say('{n:number} or [less|fewer] Energy attached', ({ n }) => ({ not: { energyAtLeast: n + 1 } })),
  say('{n:several} or more Energy attached', ({ n }) => ({ energyAtLeast: n })),
  say('[a|any] Pokémon [Tool|Tools] [|cards] attached', () => ({ withTool: {} })),
  say('[no Pokémon Tools|no Pokémon Tool] attached', () => ({ not: { withTool: {} } })),
  say('a {name:cardName} attached', ({ name }) => ({
    any: [{ withTool: { named: name } }, { withEnergy: { named: name } }],
  })),
  say('{n:number} HP or less remaining', ({ n }) => ({ hpLeftAtMost: n })),
  say('full HP', () => ({ damaged: false })),
  say('exactly {n:number} damage counters on [it|them]', ({ n }) => ({
    countersAtLeast: n,
    not: { countersAtLeast: n + 1 },
  })),
])

/** Pokémon in play; these words follow "your" or "your opponent's". */
export const THOSE = ways('those', (say) => [
  say('{kinds:kinds} [|in play]', ({ kinds }) => printedAs(kinds)),
  say('{kind:kind} in play that [has an|have an|has any|have any] [Ability|Abilities]', ({ kind }) =>
    printedAs({ ...kind, hasAbility: true }),
  ),
  say('{kind:kind} in play that [has|have] the {attack:attackName} attack', ({ kind, attack }) =>
    printedAs({ ...kind, attack }),
  ),
  say('Benched {one:kind} or Benched {other:kind}', ({ one, other }) => ({
    where: 'Bench',
    fits: { any: [one, other] },
  })),
  say('evolved Pokémon [|in play]', () => ({ evolved: true })),
  say('Benched evolved Pokémon', () => ({ where: 'Bench', evolved: true })),
  say('Benched {kinds:kinds}', ({ kinds }) => ({ where: 'Bench', ...printedAs(kinds) })),
  say('Active {kinds:kinds}', ({ kinds }) => ({ where: 'Active', ...printedAs(kinds) })),
  say('{condition:condition} Pokémon', ({ condition }) => ({ inCondition: condition })),
  say('{those:those} that [has|have] {features:features}', ({ those, features }) => ({ ...those, ...features })),
])

const BOTH = "( both yours and your opponent's )"

/** Pokémon in play that a player picks from, after "1 of". */
export const POKEMON_IN_PLAY = ways('among', (say) => [
  say('{whose:whose} {those:those}', ({ whose, those }) => ({ whose, ...those })),
  say('{whose:whose} other {those:those}', ({ whose, those }) => ({ whose, ...those, except: 'thisPokemon' })),
])

/** Pokémon of both players. */
export const OF_BOTH = ways('ofBoth', (say) => [
  say(`{those:those} ${BOTH}`, ({ those }) => ({ whose: 'either', ...those })),
  say(`{those:those} ${BOTH} that [has|have] {features:features}`, ({ those, features }) => ({
    whose: 'either',
    ...those,
    ...features,
  })),
  say(`{those:those} ${BOTH} , except for this Pokémon`, ({ those }) => ({
    whose: 'either',
    ...those,
    except: 'thisPokemon',
  })),
  say(`{those:those} ${BOTH} [|,] except any {name:cardName}`, ({ those: { fits, ...those }, name }) => ({
    whose: 'either',
    ...those,
    fits: { ...fits, not: fits?.not === undefined ? { named: name } : { any: [fits.not, { named: name }] } },
  })),
])

const SET_WORDS: Readonly<Record<string, PokemonSet>> = {
  'you ': 'eachOfYours',
  'you Bench': 'eachOfYourBench',
  'opponent ': 'eachOfOpponents',
  'opponent Bench': 'eachOfOpponentBench',
  'you Active': 'yourActive',
  'opponent Active': 'opponentActive',
}

/** Returns all Pokémon that a filter allows, as a single word of the effect language if there is one. */
export const eachOf = (filter: PokemonFilter): PokemonSet => {
  const { whose, where = '', ...rest } = filter
  return (Object.keys(rest).length === 0 ? SET_WORDS[`${whose} ${where}`] : undefined) ?? { each: filter }
}

/** One Pokémon that needs no choice. */
export const POKEMON = ways('ref', (say) => [
  say('[this Pokémon|the Pokémon this card is attached to]', () => 'thisPokemon'),
  say('this {name:name}', () => 'thisPokemon'),
  say('your Active Pokémon', () => 'yourActive'),
  say("[your opponent's Active|the Defending] Pokémon", () => 'opponentActive'),
  say('their [|new] Active Pokémon', () => 'opponentActive'),
  say('[that|the new Active] Pokémon', () => ({ chosen: THAT })),
  say('that {name:cardName}', () => ({ chosen: THAT })),
  say('the Attacking Pokémon', () => 'attacker'),
])

export const ONE = ways('one', (say) => [
  say('{ref:ref}', ({ ref }) => ({ first: [], ref })),
  say('1 of {among:among}', ({ among }) => ({
    first: [{ do: 'choosePokemon', as: THAT, from: among }],
    ref: { chosen: THAT },
  })),
])

export const TARGETS = ways('target', (say) => [
  say('{one:one}', ({ one }) => ({ first: one.first, set: one.ref })),
  say('{n:several} of {among:among}', ({ n, among }) => ({
    first: [{ do: 'choosePokemon', as: THAT, from: among, min: n, max: n }],
    set: { eachChosen: THAT },
  })),
  say('up to {n:several} of {among:among}', ({ n, among }) => ({
    first: [{ do: 'choosePokemon', as: THAT, from: among, max: n }],
    set: { eachChosen: THAT },
  })),
  say('[each|all] of {among:among}', ({ among }) => ({ first: [], set: eachOf(among) })),
  say('each {ofBoth:ofBoth}', ({ ofBoth }) => ({ first: [], set: eachOf(ofBoth) })),
  say('both Active Pokémon', () => ({ first: [], set: { each: { whose: 'either', where: 'Active' } } })),
  say('{whose:whose} Active {kinds:kinds} that has {features:features}', ({ whose, kinds, features }) => ({
    first: [],
    set: eachOf({ whose, where: 'Active', ...printedAs(kinds), ...features }),
  })),
  // no Pokémon is meant unless the Active Pokémon is of one of these kinds
  say('{whose:whose} Active {kinds:kinds}', ({ whose, kinds }) => ({
    first: [],
    set: eachOf({ whose, where: 'Active', ...printedAs(kinds) }),
  })),
])
