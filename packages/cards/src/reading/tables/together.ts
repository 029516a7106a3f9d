/** Wordings of switches, of sentences that belong together, and of questions about the latest effect; also more words for cards. */
import type { CardFilter, Count, Program, Who } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn } from './counts.ts'
import { moveThem } from './piles.ts'

/** Shows the top card of a deck and discards it, with the name `as`. */
const topOf = (whose: Who, as: string): Program => [
  { do: 'lookAtTop', whose, cards: 1, revealed: true },
  { do: 'allCards', as, whose, from: 'lookedAt', filter: {} },
  { do: 'move', cards: as, to: 'discard' },
]

const chosen = (named: string, filter: CardFilter): Count => ({ count: 'cardsChosen', named, filter })

/** Sentences that mention the same cards twice. */
export const SPOKEN_OF_TWICE = ways('sentence', (say) => [
  say(
    'this attack does {n:number} damage for each {cards:cards} in your discard pile . then , shuffle those cards into your deck',
    ({ n, cards }) => ({
      kind: 'both',
      first: { kind: 'damageForEach', amount: n, times: cardsIn('you', 'discard', cards) },
      second: {
        kind: 'steps',
        program: [{ do: 'allCards', as: THAT, whose: 'you', from: 'discard', filter: cards }, moveThem('deck')],
      },
    }),
  ),
  say('[|then ,] {one:steps} . if {question:question} , {other:steps} instead', ({ one, question, other }) => ({
    kind: 'steps',
    program: [{ do: 'if', is: question, then: other, otherwise: one }],
  })),
  say('{one:steps} . if {question:question} , instead {other:steps}', ({ one, question, other }) => ({
    kind: 'steps',
    program: [{ do: 'if', is: question, then: other, otherwise: one }],
  })),
  say('{steps:steps} , and then flip a coin until you get tails', ({ steps }) => ({
    kind: 'steps',
    program: [...steps, { do: 'flipUntilTails' }],
  })),
  say(
    'then , ask your opponent if you may put it into your hand . if yes , put that card into your hand . if no , draw {n:number} cards',
    ({ n }) => ({
      kind: 'steps',
      program: [
        {
          do: 'if',
          is: { is: 'atLeast', what: { count: 'cardsChosen', named: THAT }, number: 1 },
          then: [
            { do: 'may', by: 'opponent', then: [moveThem('hand')] },
            { do: 'if', is: { is: 'not', what: { is: 'done' } }, then: [{ do: 'draw', who: 'you', cards: n }] },
          ],
        },
      ],
    }),
  ),
  say(
    "[discard the top card of each player's deck|each player discards the top card of their deck] . this attack does {n:number} more damage for each {cards:cards} discarded in this way",
    ({ n, cards }) => ({
      kind: 'both',
      first: { kind: 'beforeDamage', program: [...topOf('you', 'yours'), ...topOf('opponent', 'theirs')] },
      second: {
        kind: 'moreDamage',
        term: { amount: n, times: { count: 'plus', of: [chosen('yours', cards), chosen('theirs', cards)] } },
        less: false,
      },
    }),
  ),
  say('you must play 2 {name:cardName} cards at once', ({ name }) => ({
    kind: 'cost',
    program: [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: { named: name } },
      moveThem('discard'),
    ],
  })),
])

/** The `as` of the Active Pokémon that goes to the Bench. */
const LEFT = 'left'

export const CHANGES = ways('step', (say) => [
  say(
    'choose 1 of your Basic Pokémon in play . if you have a Stage 2 card in your hand that evolves from that Pokémon , put that card [onto the Basic Pokémon to evolve it , skipping the Stage 1|onto the Basic Pokémon to evolve it|on the Basic Pokémon . ( this counts as evolving that Pokémon . )]',
    () => [
      { do: 'choosePokemon', as: THAT, from: { whose: 'you', fits: { kind: 'Pokemon', stage: 'Basic' } } },
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'hand',
        filter: { kind: 'Pokemon', stage: 'Stage 2' },
        evolving: { chosen: THAT },
        skipping: true,
      },
      { do: 'evolve', cards: THAT, pokemon: { chosen: THAT }, skipping: true },
    ],
  ),
  say(
    'switch your Active Basic Pokémon with 1 of your Benched Pokémon . if you do , heal {n:number} damage from the Pokémon you moved to your Bench',
    ({ n }) => [
      {
        do: 'if',
        is: { is: 'fits', pokemon: 'yourActive', filter: { kind: 'Pokemon', stage: 'Basic' } },
        then: [
          { do: 'choosePokemon', as: LEFT, from: { whose: 'you', where: 'Active' } },
          { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
          { do: 'switch', who: 'you', with: THAT },
          { do: 'if', is: { is: 'done' }, then: [{ do: 'heal', pokemon: { chosen: LEFT }, damage: n }] },
        ],
      },
    ],
  ),
  say('switch that Pokémon with your Active Pokémon', () => [{ do: 'switch', who: 'you', with: THAT }]),
  say(
    "each player switches their Active Pokémon with 1 of their Benched Pokémon . [your opponent switches first|( your opponent switches first . if a player does not have a Benched Pokémon , [they don't|that player doesn't] switch Pokémon . )]",
    () => [
      { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', where: 'Bench' }, by: 'opponent' },
      { do: 'switch', who: 'opponent', with: THAT, out: true },
      { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
      { do: 'switch', who: 'you', with: THAT },
    ],
  ),
  say('{ref:ref} is now {condition:condition} . heal {n:number} damage from it', ({ ref, condition, n }) => [
    { do: 'condition', pokemon: ref, condition },
    { do: 'heal', pokemon: ref, damage: n },
  ]),
  say('discard {howMany:howMany} {attached:attached} from this Pokémon and heal all damage from it', (slots) => [
    { do: 'chooseAttached', as: THAT, on: 'thisPokemon', filter: slots.attached, ...slots.howMany },
    moveThem('discard'),
    { do: 'heal', pokemon: 'thisPokemon', damage: 'all' },
  ]),
  say(
    'search your deck for a card that has no Abilities and evolves from 1 of your Pokémon , and put it onto that Pokémon to evolve it',
    () => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'deck',
        filter: { hasAbility: false },
        evolving: 'eachOfYours',
      },
      { do: 'evolve', cards: THAT, pokemon: 'eachOfYours' },
    ],
  ),
])

/** Questions about the latest effect and about open information. */
export const SEEN = ways('question', (say) => [
  say("you can't", () => ({ is: 'not', what: { is: 'done' } })),
  say('they do', () => ({ is: 'done' })),
  say('it is not [a|an] {cards:cards}', ({ cards }) => ({
    is: 'not',
    what: { is: 'atLeast', what: { count: 'cardsChosen', named: THAT, filter: cards }, number: 1 },
  })),
  say('you find any {cards:cards} there', ({ cards }) => ({
    is: 'atLeast',
    what: { count: 'cardsChosen', named: THAT, filter: cards },
    number: 1,
  })),
  say('your Active Pokémon is your only Pokémon in play', () => ({
    is: 'not',
    what: { is: 'atLeast', what: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } }, number: 1 },
  })),
  say('{name:proper} Stadium is in play', ({ name }) => ({
    is: 'stadiumInPlay',
    filter: { named: `${name} Stadium` },
  })),
  say('none of {among:among} have {features:features}', ({ among, features }) => ({
    is: 'not',
    what: { is: 'atLeast', what: { count: 'pokemonInPlay', of: { ...among, ...features } }, number: 1 },
  })),
  say('your opponent has exactly {a:number} , {b:number} , or {c:number} Prize cards remaining', ({ a, b, c }) => ({
    is: 'any',
    of: [a, b, c].map((n) => ({
      is: 'all',
      of: [
        { is: 'atLeast', what: cardsIn('opponent', 'prizes'), number: n },
        { is: 'not', what: { is: 'atLeast', what: cardsIn('opponent', 'prizes'), number: n + 1 } },
      ],
    })),
  })),
])

/** More words for cards, with more printed properties. */
export const MORE_CARDS = ways('cards', (say) => [
  say('{kind:kind} , each with {n:number} HP or less ,', ({ kind, n }) => ({ ...kind, hpAtMost: n })),
  say('{kind:kind} that [has|have] no Retreat Cost', ({ kind }) => ({ ...kind, retreatCost: 0 })),
  say('in any combination of {one:cards} and {other:cards} , except for {name:cardName} ,', ({ one, other, name }) => ({
    any: [one, other],
    not: { named: name },
  })),
  say('in any combination of {one:cards} , {two:cards} , and {three:cards}', ({ one, two, three }) => ({
    any: [one, two, three],
  })),
  say('{a:cardName} , {b:cardName} , {c:cardName} , {d:cardName} , and {e:cardName}', ({ a, b, c, d, e }) => ({
    any: [a, b, c, d, e].map((named) => ({ named })),
  })),
  say('{kind:kind} , except [|any] {name:cardName} [|,]', ({ kind, name }) => ({ ...kind, not: { named: name } })),
  say('[card|cards] that [evolves|evolve] from {name:cardName}', ({ name }) => ({ evolvesFrom: name })),
  say('{cards:cards} that [has|have] the word " {name:cardName} " in [its|their] [name|names]', ({ cards, name }) => ({
    ...cards,
    namePart: name,
  })),
  say('{cards:cards} that [has|have] " {name:cardName} " in [its|their] [name|names]', ({ cards, name }) => ({
    ...cards,
    namePart: name,
  })),
  say('{one:cards} and {other:cards}', ({ one, other }) => ({ any: [one, other] })),
])

/** Sentences in parentheses: reminders of rules, and requirements. */
export const MORE_REMINDERS = ways('reminder', (say) => [
  say("( if you have no other cards in your hand , you can't use this card . )", () => ({
    kind: 'only',
    question: { is: 'atLeast', what: cardsIn('you', 'hand'), number: 1 },
  })),
  say("( if a player does not have a Benched Pokémon , they don't switch Pokémon . )", () => ({ kind: 'reminder' })),
  // A Trainer card's "up to" means at least one.
  say('( you must discard at least 1 card . )', () => ({ kind: 'onceUsed', program: [] })),
  say('( this effect works one time for 2 cards . )', () => ({ kind: 'reminder' })),
  say("( you can't choose a card you discarded with the effect of this card . )", () => ({ kind: 'notThePaid' })),
  say(
    "( if you can't put {n:number} cards from your hand on the bottom of your deck , you can't use this card . )",
    ({ n }) => ({
      kind: 'only',
      question: { is: 'atLeast', what: cardsIn('you', 'hand'), number: n },
    }),
  ),
  say(
    "( players can't evolve a Basic Pokémon during [their|your] first turn or a Basic Pokémon that was put into play this turn . )",
    () => ({ kind: 'notOnNew' }),
  ),
  say('( this counts as evolving that Pokémon . )', () => ({ kind: 'reminder' })),
])

/**
 * Sentences that allow or forbid a use on Pokémon that just came into play. A permission is only a reminder, since the rules do not limit
 * effects in this case (T2B.3).
 */
export const ALLOWED = ways('sentence', (say) => [
  say(
    'you can use this card on a Pokémon you put down when you were setting up to play or on a Pokémon that was put into play this turn',
    () => ({ kind: 'reminder' }),
  ),
  say(
    "you can't use this card during your first turn or on a [|Basic] Pokémon that was put into play this turn",
    () => ({
      kind: 'notOnNew',
    }),
  ),
  say('you can use this card during your first turn or on a Pokémon that was put into play this turn', () => ({
    kind: 'reminder',
  })),
])
