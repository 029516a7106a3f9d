/** What cards count ("for each ..."), and the questions that they ask ("if ..."). */
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/said.ts'

export const COUNTS = ways('each', (say) => [
  say('heads', () => ({ count: 'heads' })),
  say('tails', () => ({ count: 'tails' })),
  say('damage counter on {ref:ref}', ({ ref }) => ({ count: 'damageCountersOn', pokemon: ref })),
  say('Energy attached to {ref:ref}', ({ ref }) => ({ count: 'energyOn', pokemon: ref })),
  say('{type:type} Energy attached to {ref:ref}', ({ type, ref }) => ({ count: 'energyOn', pokemon: ref, type })),
  say("Colorless in {ref:ref} 's Retreat Cost", ({ ref }) => ({ count: 'retreatCostOf', pokemon: ref })),
  say('of {among:among}', ({ among }) => ({ count: 'pokemonInPlay', of: among })),
  say('[card|cards] in {whose:whose} hand', ({ whose }) => ({ count: 'cardsIn', whose, zone: 'hand' })),
  say('Prize card you have taken', () => ({ count: 'prizesTaken', whose: 'you' })),
  say('Prize card your opponent has taken', () => ({ count: 'prizesTaken', whose: 'opponent' })),
  say('[card|Energy card] [you discarded|discarded] in this way', () => ({ count: 'cardsChosen', named: THAT })),
  say('card chosen in this way', () => ({ count: 'cardsChosen', named: THAT })),
])

export const QUESTIONS = ways('question', (say) => [
  say('heads', () => ({ is: 'heads' })),
  say('tails', () => ({ is: 'anyTails' })),
  say('any of them [is|are] heads', () => ({ is: 'heads' })),
  say('[both|both of them|all of them] are heads', () => ({ is: 'allHeads' })),
  say('at least {n:number} of them are heads', ({ n }) => ({ is: 'atLeast', what: { count: 'heads' }, number: n })),
  say('[either|any] of them is tails', () => ({ is: 'anyTails' })),
  say('[both|both of them|all of them] are tails', () => ({ is: 'not', what: { is: 'heads' } })),
  say('none of them is heads', () => ({ is: 'not', what: { is: 'heads' } })),
  say('you do', () => ({ is: 'done' })),
  say("you [don't|do not]", () => ({ is: 'not', what: { is: 'done' } })),
  say('{ref:ref} [|already] has any damage counters on it', ({ ref }) => ({ is: 'damaged', pokemon: ref })),
  say('{ref:ref} has no damage counters on it', ({ ref }) => ({ is: 'not', what: { is: 'damaged', pokemon: ref } })),
  say('{ref:ref} is {condition:condition}', ({ ref, condition }) => ({ is: 'inCondition', pokemon: ref, condition })),
  say('{ref:ref} is not {condition:condition}', ({ ref, condition }) => ({
    is: 'not',
    what: { is: 'inCondition', pokemon: ref, condition },
  })),
  say('{ref:ref} is [a|an] {kinds:kinds}', ({ ref, kinds }) => ({ is: 'fits', pokemon: ref, filter: kinds })),
  say("{ref:ref} isn't [a|an] {kinds:kinds}", ({ ref, kinds }) => ({
    is: 'not',
    what: { is: 'fits', pokemon: ref, filter: kinds },
  })),
  say('{ref:ref} is in the Active Spot', ({ ref }) => ({ is: 'active', pokemon: ref })),
  say('{ref:ref} is not in the Active Spot', ({ ref }) => ({ is: 'not', what: { is: 'active', pokemon: ref } })),
  say('{ref:ref} has any {type:type} Energy attached', ({ ref, type }) => ({
    is: 'atLeast',
    what: { count: 'energyOn', pokemon: ref, type },
    number: 1,
  })),
  say('there are at least {n:number} {each:each}', ({ n, each }) => ({ is: 'atLeast', what: each, number: n })),
  say('there are fewer than {n:number} {each:each}', ({ n, each }) => ({
    is: 'not',
    what: { is: 'atLeast', what: each, number: n },
  })),
  say('you have {n:number} or more cards in your hand', ({ n }) => ({
    is: 'atLeast',
    what: { count: 'cardsIn', whose: 'you', zone: 'hand' },
    number: n,
  })),
  say('your opponent has {n:number} or more cards in their hand', ({ n }) => ({
    is: 'atLeast',
    what: { count: 'cardsIn', whose: 'opponent', zone: 'hand' },
    number: n,
  })),
  say('your opponent has {n:number} or more Benched Pokémon', ({ n }) => ({
    is: 'atLeast',
    what: { count: 'pokemonInPlay', of: { whose: 'opponent', where: 'Bench' } },
    number: n,
  })),
])
