/** More wordings of questions: about both players, powers that were used, this attack, and the state of a Pokémon. */
import type { CardFilter, Count, Predicate } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, someInPlay } from './counts.ts'
import { atLeast, like, not } from './questions.ts'

const IN_PLAY = {
  you: { count: 'pokemonInPlay', of: { whose: 'you' } },
  opponent: { count: 'pokemonInPlay', of: { whose: 'opponent' } },
} as const satisfies Record<string, Count>

const prizesAre = (n: number): Predicate => ({
  is: 'all',
  of: [atLeast(cardsIn('you', 'prizes'), n), not(atLeast(cardsIn('you', 'prizes'), n + 1))],
})

const benchedOf = (fits: CardFilter): Predicate => someInPlay({ whose: 'you', where: 'Bench', fits })
const ofType = (type: NonNullable<CardFilter['type']>): CardFilter => ({ kind: 'Pokemon', type })

export const COMPARED = ways('question', (say) => [
  say('you have fewer Pokémon in play than your opponent', () => not(atLeast(IN_PLAY.you, IN_PLAY.opponent))),
  say('you have more Pokémon in play than your opponent', () => not(atLeast(IN_PLAY.opponent, IN_PLAY.you))),
  say("you don't have more Pokémon in play than your opponent", () => atLeast(IN_PLAY.opponent, IN_PLAY.you)),
  say('you have {n:number} Pokémon in play', ({ n }) => ({
    is: 'all',
    of: [atLeast(IN_PLAY.you, n), not(atLeast(IN_PLAY.you, n + 1))],
  })),
  say('your opponent has [a|an] {those:those} in play', ({ those }) => someInPlay({ whose: 'opponent', ...those })),
  say('your opponent has {one:cardName} ( including {other:cardName} ) in play', ({ one, other }) =>
    someInPlay({ whose: 'opponent', fits: { any: [{ named: one }, { named: other }] } }),
  ),
  say('you have {a:type} , {b:type} , and {c:type} Pokémon on your Bench', ({ a, b, c }) => ({
    is: 'all',
    of: [a, b, c].map((type) => benchedOf(ofType(type))),
  })),
  say('you have {a:number} , {b:number} , or {c:number} Prize cards remaining', ({ a, b, c }) => ({
    is: 'any',
    of: [a, b, c].map(prizesAre),
  })),
  say("the total of both players' remaining Prize cards is {n:number} or less", ({ n }) =>
    not(atLeast({ count: 'plus', of: [cardsIn('you', 'prizes'), cardsIn('opponent', 'prizes')] }, n + 1)),
  ),
  say('you have [|already] used your GX attack', () => ({ is: 'spent', whose: 'you', power: 'GX' })),
  say('your opponent has [|already] used their GX attack', () => ({ is: 'spent', whose: 'opponent', power: 'GX' })),
])

/** Questions about one Pokémon, about coins, and about what was found or done. */
export const OF_ITS_STATE = ways('question', (say) => [
  say('{ref:ref} is {one:condition} or {other:condition}', ({ ref, one, other }) => ({
    is: 'any',
    of: [one, other].map((condition) => ({ is: 'inCondition', pokemon: ref, condition })),
  })),
  say('{ref:ref} has no Retreat Cost', ({ ref }) => not(atLeast({ count: 'retreatCostOf', pokemon: ref }, 1))),
  say('{ref:ref} has [a|an] {energy:energy} attached', ({ ref, energy }) => like(ref, { withEnergy: energy })),
  say('you find [a|an] {cards:cards} there', ({ cards }) =>
    atLeast({ count: 'cardsChosen', named: THAT, filter: cards }, 1),
  ),
  say('the first flip is tails', () => not({ is: 'heads' })),
  // damage that reaches the Pokémon's HP; the Knock Out itself follows after the attack (A-F, KO.1)
  say("your opponent's Pokémon is Knocked Out by [|the] damage from this attack", () => ({
    is: 'happened',
    what: 'damaged',
    when: 'thisTurn',
    whose: 'opponent',
    fatal: true,
  })),
  say("you can't discard a card [|in this way]", () => not({ is: 'done' })),
  say("1 of {among:among} was Knocked Out during your opponent's last turn", ({ among }) => ({
    is: 'happened',
    what: 'knockedOut',
    when: 'opponentsLastTurn',
    ...(among.whose === 'either' ? {} : { whose: among.whose }),
    ...(among.fits === undefined ? {} : { filter: among.fits }),
  })),
])
