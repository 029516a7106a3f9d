/** Steps that refer to the result of the previous step: switches, evolving twice, and cards that are counted and then leave. */
import type { PokemonSet, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, countChosen, timesOver } from './counts.ts'
import { EACH } from './oneByOne.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo } from './steps.ts'

/** The `as` of the Active Pokémon that goes to the Bench. */
const LEFT = 'left'

/** The `as` of a card that has just come onto the Bench. */
const GUEST = 'guest'

/** The `as` of a card that evolves a Pokémon; afterwards it stands for that Pokémon. */
const GROWN = 'grown'

/** Evolves one of these Pokémon with a card from the deck. */
const evolvedInto = (stage: 'Stage 1' | 'Stage 2', as: string, pokemon: PokemonSet): Program => [
  { do: 'chooseCards', as, whose: 'you', from: 'deck', filter: { kind: 'Pokemon', stage }, evolving: pokemon },
  { do: 'evolve', cards: as, pokemon },
]

export const ONE_AFTER_ANOTHER = ways('step', (say) => [
  say(
    'choose up to {n:number} of {among:among} . for each of those Pokémon , search your deck for {howMany:howMany} {cards:cards} and attach it to that Pokémon . then , shuffle your deck . if you attached Energy to your Active Pokémon in this way , it is now {condition:condition}',
    ({ n, among, howMany, cards, condition }) => [
      { do: 'choosePokemon', as: THAT, from: among, max: n },
      {
        do: 'eachPokemon',
        pokemon: { eachChosen: THAT },
        as: EACH,
        then: [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: cards, ...howMany },
          { do: 'attach', cards: THAT, to: { chosen: EACH } },
          {
            do: 'if',
            is: { is: 'all', of: [{ is: 'done' }, { is: 'active', pokemon: { chosen: EACH } }] },
            then: [{ do: 'condition', pokemon: { chosen: EACH }, condition }],
          },
        ],
      },
      { do: 'shuffleDeck', whose: 'you' },
    ],
  ),
  say(
    'switch your Active Pokémon with 1 of your Benched Pokémon . if you do , you may move {howMany:howMany} {attached:attached} from the Pokémon you moved to your Bench to the new Active Pokémon',
    ({ howMany, attached }) => [
      { do: 'choosePokemon', as: LEFT, from: { whose: 'you', where: 'Active' } },
      { do: 'choosePokemon', as: THAT, from: { whose: 'you', where: 'Bench' } },
      { do: 'switch', who: 'you', with: THAT },
      {
        do: 'if',
        is: { is: 'done' },
        then: [
          {
            do: 'may',
            then: [
              chooseAttachedTo({ chosen: LEFT }, attached, howMany),
              { do: 'attach', cards: THAT, to: 'yourActive' },
            ],
          },
        ],
      },
    ],
  ),
  say(
    'search your deck for [a|an] {cards:cards} and put it onto your Bench . then , shuffle your deck . you may switch that Pokémon with your Active Pokémon',
    ({ cards }) => [
      { do: 'chooseCards', as: GUEST, whose: 'you', from: 'deck', filter: cards },
      { do: 'move', cards: GUEST, to: 'bench' },
      {
        do: 'if',
        is: { is: 'done' },
        then: [
          { do: 'shuffleDeck', whose: 'you' },
          { do: 'may', then: [{ do: 'switch', who: 'you', with: GUEST }] },
        ],
        otherwise: [{ do: 'shuffleDeck', whose: 'you' }],
      },
    ],
  ),
  say(
    'search your deck for a Stage 1 Pokémon that evolves from 1 of your Basic Pokémon and put it onto that Pokémon to evolve it . if that Pokémon was evolved in this way , you may search your deck for a Stage 2 Pokémon that evolves from that Pokémon and put it onto that Pokémon to evolve it',
    () => [
      ...evolvedInto('Stage 1', GROWN, { each: { whose: 'you', fits: { kind: 'Pokemon', stage: 'Basic' } } }),
      { do: 'if', is: { is: 'done' }, then: [{ do: 'may', then: evolvedInto('Stage 2', THAT, { chosen: GROWN }) }] },
    ],
  ),
])

/** Sentences that count cards, and then shuffle them away or discard them. */
export const COUNTED_AND_GONE = ways('sentence', (say) => [
  say(
    'this attack does {n:number} more damage for each {cards:cards} in your discard pile . then , shuffle those [|Energy] cards into your deck',
    ({ n, cards }) => ({
      kind: 'both',
      first: { kind: 'moreDamage', term: { amount: n, times: cardsIn('you', 'discard', cards) }, less: false },
      second: {
        kind: 'steps',
        program: [{ do: 'allCards', as: THAT, whose: 'you', from: 'discard', filter: cards }, moveThem('deck')],
      },
    }),
  ),
  say(
    '[put|place] {n:number} damage counters on {one:one} for each {cards:cards} in your discard pile . then , shuffle those [|Energy] cards into your deck',
    ({ n, one, cards }) => ({
      kind: 'steps',
      program: [
        ...one.first,
        { do: 'putCounters', on: one.ref, counters: timesOver(cardsIn('you', 'discard', cards), n) },
        { do: 'allCards', as: THAT, whose: 'you', from: 'discard', filter: cards },
        moveThem('deck'),
      ],
    }),
  ),
  say(
    'this attack does {n:number} damage for each {cards:cards} you find there . then , shuffle those [cards|Pokémon] back into your deck and discard the other cards',
    ({ n, cards }) => ({
      kind: 'both',
      first: { kind: 'damageForEach', amount: n, times: countChosen(cards) },
      second: {
        kind: 'steps',
        program: [
          { do: 'allCards', as: THAT, whose: 'you', from: 'lookedAt', filter: { not: cards } },
          moveThem('discard'),
          { do: 'shuffleDeck', whose: 'you' },
        ],
      },
    }),
  ),
])
