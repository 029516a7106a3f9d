/** Wordings of the questions that follow "if". */
import type { CardFilter, Count, InPlayFilter, PokemonRef, Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { cardsIn, countChosen, someInPlay } from './counts.ts'

export const not = (what: Predicate): Predicate => ({ is: 'not', what })
export const atLeast = (what: Count, number: Count): Predicate => ({ is: 'atLeast', what, number })
const atMost = (what: Count, number: number): Predicate => not(atLeast(what, number + 1))
const same = (one: Count, other: Count): Predicate => ({ is: 'all', of: [atLeast(one, other), atLeast(other, one)] })
const more = (one: Count, other: Count): Predicate => not(atLeast(other, one))
const exactly = (what: Count, number: number): Predicate => ({
  is: 'all',
  of: [atLeast(what, number), atMost(what, number)],
})
export const like = (pokemon: PokemonRef, filter: InPlayFilter): Predicate => ({ is: 'like', pokemon, filter })
const benched = (named: string): Predicate => someInPlay({ whose: 'you', where: 'Bench', fits: { named } })

const HANDS = [cardsIn('you', 'hand'), cardsIn('opponent', 'hand')] as const
const PRIZES = [cardsIn('you', 'prizes'), cardsIn('opponent', 'prizes')] as const

/** Asks about the printed properties of a Pokémon, in the shorter form of the effect language. */
const asPrinted = (pokemon: PokemonRef, filter: CardFilter): Predicate => ({ is: 'fits', pokemon, filter })

const COINS = ways('question', (say) => [
  say('heads', () => ({ is: 'heads' })),
  say('tails', () => ({ is: 'anyTails' })),
  say('[any|either] of them [is|are] heads', () => ({ is: 'heads' })),
  say('[both|both of them|all of them] are heads', () => ({ is: 'allHeads' })),
  say('at least {n:number} of them are heads', ({ n }) => atLeast({ count: 'heads' }, n)),
  say('{n:number} of them [is|are] heads', ({ n }) => exactly({ count: 'heads' }, n)),
  say('[either|any] of them is tails', () => ({ is: 'anyTails' })),
  say('[both|both of them|all of them] are tails', () => not({ is: 'heads' })),
  say('none of them is heads', () => not({ is: 'heads' })),
  say('you do', () => ({ is: 'done' })),
  say("you [don't|do not]", () => not({ is: 'done' })),
  say('you did any damage with this attack', () => atLeast({ count: 'damageDone' }, 1)),
])

const OF_ONE = ways('question', (say) => [
  say('{ref:ref} [|already] has any damage counters on it', ({ ref }) => ({ is: 'damaged', pokemon: ref })),
  say('{ref:ref} has no damage counters on it [|before this attack does damage]', ({ ref }) =>
    not({ is: 'damaged', pokemon: ref }),
  ),
  say('{ref:ref} [|already] has {n:several} or more damage counters on it', ({ ref, n }) =>
    like(ref, { countersAtLeast: n }),
  ),
  say('{ref:ref} has at least {n:number} damage [counter|counters] on it', ({ ref, n }) =>
    like(ref, { countersAtLeast: n }),
  ),
  say('{ref:ref} has exactly {n:number} damage counters on it', ({ ref, n }) =>
    exactly({ count: 'damageCountersOn', pokemon: ref }, n),
  ),
  say('{ref:ref} is {condition:condition}', ({ ref, condition }) => ({ is: 'inCondition', pokemon: ref, condition })),
  say("{ref:ref} [is not|isn't] {condition:condition}", ({ ref, condition }) =>
    not({ is: 'inCondition', pokemon: ref, condition }),
  ),
  say('{ref:ref} is affected by [a Special Condition|any Special Conditions]', ({ ref }) =>
    like(ref, { inCondition: 'any' }),
  ),
  say("{ref:ref} isn't affected by a Special Condition", ({ ref }) => not(like(ref, { inCondition: 'any' }))),
  say('{ref:ref} is [a|an] {kinds:kinds}', ({ ref, kinds }) => asPrinted(ref, kinds)),
  say("{ref:ref} isn't [a|an] {kinds:kinds}", ({ ref, kinds }) => not(asPrinted(ref, kinds))),
  say('{ref:ref} is an evolved Pokémon', ({ ref }) => like(ref, { evolved: true })),
  say('{ref:ref} is in the Active Spot', ({ ref }) => ({ is: 'active', pokemon: ref })),
  say('{ref:ref} is not in the Active Spot', ({ ref }) => not({ is: 'active', pokemon: ref })),
  say('{ref:ref} has any {energy:energy} attached', ({ ref, energy }) => like(ref, { withEnergy: energy })),
  say('{ref:ref} has no {energy:energy} attached', ({ ref, energy }) => not(like(ref, { withEnergy: energy }))),
  say('{ref:ref} has at least {n:several} Energy attached', ({ ref, n }) => like(ref, { energyAtLeast: n })),
  say('{ref:ref} has at least {n:number} {type:type} Energy attached', ({ ref, n, type }) =>
    atLeast({ count: 'energyOn', pokemon: ref, type }, n),
  ),
  say('{ref:ref} has [a Pokémon Tool|a Pokémon Tool card|any Pokémon Tools] attached', ({ ref }) =>
    like(ref, { withTool: {} }),
  ),
  say('{ref:ref} has no Pokémon [Tool|Tools] attached', ({ ref }) => not(like(ref, { withTool: {} }))),
  say("{ref:ref} 's remaining HP is {n:number} or less", ({ ref, n }) => like(ref, { hpLeftAtMost: n })),
  say('{ref:ref} has {n:number} HP or less remaining', ({ ref, n }) => like(ref, { hpLeftAtMost: n })),
  say('{ref:ref} has {n:number} HP or less remaining and has any damage counters on it', ({ ref, n }) =>
    like(ref, { hpLeftAtMost: n, damaged: true }),
  ),
  say('{ref:ref} has more remaining HP than {other:ref}', ({ ref, other }) =>
    more({ count: 'hpLeftOf', pokemon: ref }, { count: 'hpLeftOf', pokemon: other }),
  ),
  say('{ref:ref} is Knocked Out in this way', ({ ref: _ }) => ({ is: 'done' })),
  say('{ref:ref} has an Ability', ({ ref }) => asPrinted(ref, { hasAbility: true })),
])

const OF_THE_BOARD = ways('question', (say) => [
  say('there are at least {n:number} {each:each}', ({ n, each }) => atLeast(each, n)),
  say('there are fewer than {n:number} {each:each}', ({ n, each }) => not(atLeast(each, n))),
  say('there are {n:number} or fewer cards in {whose:whose} {zone:zone}', ({ n, whose, zone }) =>
    atMost(cardsIn(whose, zone), n),
  ),
  say('{name:cardName} is on your Bench', ({ name }) => benched(name)),
  say('you have [|a|an] {name:cardName} on your Bench', ({ name }) => benched(name)),
  say('any of {whose:whose} Benched Pokémon [is|are] [|a|an] {those:those}', ({ whose, those }) =>
    someInPlay({ whose, ...those, where: 'Bench' }),
  ),
  say('{one:cardName} and {two:cardName} are on your Bench', ({ one, two }) => ({
    is: 'all',
    of: [benched(one), benched(two)],
  })),
  say('{one:cardName} , {two:cardName} , and {three:cardName} are on your Bench', ({ one, two, three }) => ({
    is: 'all',
    of: [benched(one), benched(two), benched(three)],
  })),
  say("you don't have {one:cardName} and {two:cardName} on your Bench", ({ one, two }) =>
    not({ is: 'all', of: [benched(one), benched(two)] }),
  ),
  say('you have any {those:those} on your Bench', ({ those }) =>
    someInPlay({ whose: 'you', ...those, where: 'Bench' }),
  ),
  say('you have any {those:those} in play', ({ those }) => someInPlay({ whose: 'you', ...those })),
  say('your opponent has any {those:those} in play', ({ those }) => someInPlay({ whose: 'opponent', ...those })),
  say('your opponent has no {those:those} in play', ({ those }) => not(someInPlay({ whose: 'opponent', ...those }))),
  say('[a|an] {kind:kind} is on your Bench', ({ kind }) => someInPlay({ whose: 'you', where: 'Bench', fits: kind })),
  say('the Retreat Cost of {ref:ref} is {n:symbols} or more', ({ ref, n }) =>
    atLeast({ count: 'retreatCostOf', pokemon: ref }, n),
  ),
  say('you have [a|an] {those:those} in play', ({ those }) => someInPlay({ whose: 'you', ...those })),
  say('any of {among:among} have {features:features}', ({ among, features }) => someInPlay({ ...among, ...features })),
  say('{among:among} have any damage counters on them', ({ among }) => someInPlay({ ...among, damaged: true })),
  say('all of {among:among} have at least 1 damage counter on them', ({ among }) => ({
    is: 'all',
    of: [someInPlay(among), not(someInPlay({ ...among, damaged: false }))],
  })),
  say("this Pokémon and your opponent's Active Pokémon have the same [amount|number] of Energy attached", () =>
    same({ count: 'energyOn', pokemon: 'thisPokemon' }, { count: 'energyOn', pokemon: 'opponentActive' }),
  ),
  say('you have {n:number} or more {those:those}', ({ n, those }) =>
    atLeast({ count: 'pokemonInPlay', of: { whose: 'you', ...those } }, n),
  ),
  say('your opponent has {n:number} or more {those:those}', ({ n, those }) =>
    atLeast({ count: 'pokemonInPlay', of: { whose: 'opponent', ...those } }, n),
  ),
  say('you have {n:number} or fewer {those:those}', ({ n, those }) =>
    atMost({ count: 'pokemonInPlay', of: { whose: 'you', ...those } }, n),
  ),
  say('you have at least {n:number} {those:those}', ({ n, those }) =>
    atLeast({ count: 'pokemonInPlay', of: { whose: 'you', ...those } }, n),
  ),
  say("[you have no|you don't have any] {those:those} in play", ({ those }) =>
    not(someInPlay({ whose: 'you', ...those })),
  ),
  say("you don't have {name:cardName} on your Bench", ({ name }) => not(benched(name))),
  say('your opponent has no Benched Pokémon', () => not(someInPlay({ whose: 'opponent', where: 'Bench' }))),
  say('you have no Benched Pokémon', () => not(someInPlay({ whose: 'you', where: 'Bench' }))),
  say('you and your opponent have the same number of Benched Pokémon', () =>
    same(
      { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } },
      { count: 'pokemonInPlay', of: { whose: 'opponent', where: 'Bench' } },
    ),
  ),
  say('you have at least {n:number} {type:type} Energy in play', ({ n, type }) =>
    atLeast({ count: 'energyOn', pokemon: 'eachOfYours', type }, n),
  ),
  say('you have at least {n:number} Energy in play', ({ n }) =>
    atLeast({ count: 'energyOn', pokemon: 'eachOfYours' }, n),
  ),
  say('you have {n:number} or more {type:type} Energy in play', ({ n, type }) =>
    atLeast({ count: 'energyOn', pokemon: 'eachOfYours', type }, n),
  ),
  say('you have {n:number} or more Energy in play', ({ n }) =>
    atLeast({ count: 'energyOn', pokemon: 'eachOfYours' }, n),
  ),
  say('a Stadium is in play', () => ({ is: 'stadiumInPlay' })),
  say('[no Stadium is|there is no Stadium] in play', () => not({ is: 'stadiumInPlay' })),
  // the name of a Stadium, or of a Pokémon of either player
  say('{name:cardName} is in play', ({ name }) => ({
    is: 'any',
    of: [{ is: 'stadiumInPlay', filter: { named: name } }, someInPlay({ whose: 'either', fits: { named: name } })],
  })),
  say('you have a Stadium in play', () => ({ is: 'stadiumInPlay', whose: 'you' })),
  say('your opponent has a Stadium in play', () => ({ is: 'stadiumInPlay', whose: 'opponent' })),
  say('you have no {cards:cards} in your {zone:zone}', ({ cards, zone }) => atMost(cardsIn('you', zone, cards), 0)),
  say('your opponent has any {cards:cards} in their {zone:zone}', ({ cards, zone }) =>
    atLeast(cardsIn('opponent', zone, cards), 1),
  ),
  say('your opponent has any cards in their {zone:zone} that have " {name:cardName} " in the name', ({ zone, name }) =>
    atLeast(cardsIn('opponent', zone, { namePart: name }), 1),
  ),
  say('you have any {cards:cards} in your {zone:zone}', ({ cards, zone }) => atLeast(cardsIn('you', zone, cards), 1)),
  say('[that card|it] is [a|an] {cards:cards}', ({ cards }) => atLeast(countChosen(cards), 1)),
  say('you put {n:number} cards on the bottom of your deck in this way', ({ n }) => atLeast(countChosen({}), n)),
  say('you discarded {n:number} or more cards in this way', ({ n }) => atLeast(countChosen({}), n)),
  say('{name:cardName} is in your {zone:zone}', ({ name, zone }) => atLeast(cardsIn('you', zone, { named: name }), 1)),
])

const OF_TWO = ways('question', (say) => [
  say('{one:question} and if {other:question}', ({ one, other }) => ({ is: 'all', of: [one, other] })),
])

const OF_PLAYERS = ways('question', (say) => [
  say('you have {n:number} or more cards in your hand', ({ n }) => atLeast(HANDS[0], n)),
  say('you have {n:number} or more cards in the Lost Zone', ({ n }) => atLeast(cardsIn('you', 'lostZone'), n)),
  say('you have {n:number} or fewer cards in your hand', ({ n }) => atMost(HANDS[0], n)),
  say('you have no other cards in your hand', () => atMost(HANDS[0], 0)),
  say('your opponent has {n:number} or more cards in their hand', ({ n }) => atLeast(HANDS[1], n)),
  say('your opponent has {n:number} or fewer cards in their hand', ({ n }) => atMost(HANDS[1], n)),
  say('your opponent has no cards in their hand', () => atMost(HANDS[1], 0)),
  say('you have {n:number} or fewer cards in your deck', ({ n }) => atMost(cardsIn('you', 'deck'), n)),
  say('your opponent has {n:number} or fewer cards in their deck', ({ n }) => atMost(cardsIn('opponent', 'deck'), n)),
  say('you have exactly {n:number} cards in your hand', ({ n }) => exactly(HANDS[0], n)),
  say("you don't have exactly {n:number} cards in your hand", ({ n }) => not(exactly(HANDS[0], n))),
  say("you don't have the same number of cards in your hand as your opponent", () => not(same(...HANDS))),
  say("your opponent doesn't have exactly {a:number} or {b:number} Prize cards remaining", ({ a, b }) =>
    not({ is: 'any', of: [exactly(PRIZES[1], a), exactly(PRIZES[1], b)] }),
  ),
  say('you have exactly {a:number} or {b:number} Prize cards remaining', ({ a, b }) => ({
    is: 'any',
    of: [exactly(PRIZES[0], a), exactly(PRIZES[0], b)],
  })),
  say('you have more cards in your hand than your opponent', () => more(HANDS[0], HANDS[1])),
  say('you have fewer cards in your hand than your opponent', () => more(HANDS[1], HANDS[0])),
  say('your opponent has more cards in their hand than you', () => more(HANDS[1], HANDS[0])),
  say('you have the same number of cards in your hand as your opponent', () => same(...HANDS)),
  say('you have more Prize cards remaining than your opponent', () => more(PRIZES[0], PRIZES[1])),
  say('you have exactly {n:number} Prize [card|cards] remaining', ({ n }) => exactly(PRIZES[0], n)),
  say('you have exactly {a:number} , {b:number} , or {c:number} Prize cards remaining', ({ a, b, c }) => ({
    is: 'any',
    of: [a, b, c].map((n) => exactly(PRIZES[0], n)),
  })),
  say('your opponent has exactly {a:number} or {b:number} Prize cards remaining', ({ a, b }) => ({
    is: 'any',
    of: [exactly(PRIZES[1], a), exactly(PRIZES[1], b)],
  })),
  say('your opponent has exactly {n:number} Prize [card|cards] remaining', ({ n }) => exactly(PRIZES[1], n)),
  say('you have {n:number} or fewer Prize cards remaining', ({ n }) => atMost(PRIZES[0], n)),
  say('your opponent has {n:number} or fewer Prize cards remaining', ({ n }) => atMost(PRIZES[1], n)),
  say('you have used your VSTAR Power [|during this game]', () => ({ is: 'spent', whose: 'you', power: 'VSTAR' })),
  say('your opponent has used their VSTAR Power [|during this game]', () => ({
    is: 'spent',
    whose: 'opponent',
    power: 'VSTAR',
  })),
  say("you go second and it's your first turn", () => ({
    is: 'all',
    of: [not({ is: 'wentFirst', whose: 'you' }), { is: 'firstTurn', whose: 'you' }],
  })),
  say("it's your first turn", () => ({ is: 'firstTurn', whose: 'you' })),
])

export const QUESTION_PHRASES = [...OF_TWO, ...COINS, ...OF_ONE, ...OF_THE_BOARD, ...OF_PLAYERS]
