/** Steps with several cards or Pokémon, one by one: "in any way you like", "to each of them". */
import type {
  CardFilter,
  CardSource,
  Effect,
  PokemonFilter,
  PokemonSet,
  Predicate,
  Program,
} from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { hasKeyAnywhere, speaksOfChosen, withChosen } from '../sentences/everyObject.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn } from './counts.ts'
import { fromZone } from './steps.ts'

/** The `as` of a card and of a Pokémon in a step that is repeated for each of several. No choice has these names. */
const CARD = 'eachCard'
export const EACH = 'eachPokemon'

const THOSE: PokemonSet = { eachChosen: THAT }

/**
 * Attaches the cards chosen as `cards` (by default, those mentioned last) one by one, each to a Pokémon that the player picks. `then` is
 * done to that Pokémon.
 */
export const inAnyWay = (among: PokemonFilter, cards: string = THAT, then: Program = []): Effect => ({
  do: 'eachCard',
  cards,
  as: CARD,
  then: [{ do: 'choosePokemon', as: THAT, from: among }, { do: 'attach', cards: CARD, to: { chosen: THAT } }, ...then],
})

const moving = (on: PokemonSet, filter: CardFilter, { min, max }: { min?: number; max?: number }): Effect => ({
  do: 'chooseAttached',
  as: THAT,
  on,
  filter,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** Applies steps about "that Pokémon" to each of several Pokémon. */
export const about = (program: Program): Program => withChosen(program, THAT, { chosen: EACH })

/** True if steps mention a Pokémon that they have not chosen themselves. */
export const isAboutThat = (program: Program): boolean =>
  speaksOfChosen(program, THAT) && !hasKeyAnywhere(program, 'choosePokemon')

/** Attaches separately chosen cards to each of several Pokémon. */
const toEach = (pokemon: PokemonSet, zone: CardSource, cards: CardFilter, howMany: HowMany): Effect => ({
  do: 'eachPokemon',
  pokemon,
  as: EACH,
  then: [fromZone('you', zone, cards, howMany), { do: 'attach', cards: THAT, to: { chosen: EACH } }],
})

const ANY = { min: 0, max: 60 }

/** Steps that attach cards in any way the player likes. */
export const IN_ANY_WAY = ways('step', (say) => [
  say(
    'search your deck for {howMany:howMany} {cards:cards} and attach [it|them] to {among:among} in any way you like',
    ({ howMany, cards, among }) => [fromZone('you', 'deck', cards, howMany), inAnyWay(among)],
  ),
  say(
    'attach {howMany:howMany} {cards:cards} from your discard pile to {among:among} in any way you like',
    ({ howMany, cards, among }) => [fromZone('you', 'discard', cards, howMany), inAnyWay(among)],
  ),
  say(
    'attach {howMany:howMany} {cards:cards} from your hand to {among:among} in any way you like',
    ({ howMany, cards, among }) => [fromZone('you', 'hand', cards, howMany), inAnyWay(among)],
  ),
  say(
    'attach {howMany:howMany} {cards:cards} you find there to {among:among} in any way you like',
    ({ howMany, cards, among }) => [fromZone('you', 'lookedAt', cards, howMany), inAnyWay(among)],
  ),
  say(
    'look at the top {n:number} cards of your deck , choose {howMany:howMany} {cards:cards} you find there , and attach them to {among:among} in any way you like',
    ({ n, howMany, cards, among }) => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      fromZone('you', 'lookedAt', cards, howMany),
      inAnyWay(among),
    ],
  ),
  say(
    'move [any amount of|any number of] {attached:attached} from your Pokémon to your other Pokémon in any way you like',
    ({ attached }) => [moving('eachOfYours', attached, ANY), inAnyWay({ whose: 'you' })],
  ),
  say(
    'move [any amount of|any number of] {attached:attached} from {ref:ref} to {among:among} in any way you like',
    ({ attached, ref, among }) => [moving(ref, attached, ANY), inAnyWay(among)],
  ),
  say(
    'move up to {n:number} {attached:attached} from {ref:ref} to {among:among} in any way you like',
    ({ n, attached, ref, among }) => [moving(ref, attached, { max: n }), inAnyWay(among)],
  ),
  say(
    'move all {attached:attached} from {ref:ref} to {among:among} in any way you like',
    ({ attached, ref, among }) => [{ do: 'allAttached', as: THAT, on: ref, filter: attached }, inAnyWay(among)],
  ),
  say('attach [those cards|them] to {among:among} in any way you like', ({ among }) => [inAnyWay(among)]),
  say(
    'attach {howMany:howMany} {cards:cards} from your hand to {among:among} in any way you like . if you attached Energy to a Pokémon in this way , heal all damage from that Pokémon',
    ({ howMany, cards, among }) => [
      fromZone('you', 'hand', cards, howMany),
      inAnyWay(among, THAT, [{ do: 'heal', pokemon: { chosen: THAT }, damage: 'all' }]),
    ],
  ),
])

/** Steps for each of several Pokémon. */
export const FOR_EACH_POKEMON = ways('step', (say) => [
  say('attach {howMany:howMany} {cards:cards} from your discard pile to each of [them|those Pokémon]', (slots) => [
    toEach(THOSE, 'discard', slots.cards, slots.howMany),
  ]),
  say('attach {howMany:howMany} {cards:cards} from your hand to each of [them|those Pokémon]', (slots) => [
    toEach(THOSE, 'hand', slots.cards, slots.howMany),
  ]),
  say('attach {howMany:howMany} {cards:cards} from your discard pile to each of {among:among}', (slots) => [
    // if there are too few cards, the player chooses the Pokémon that get a card
    { do: 'choosePokemon', as: THAT, from: slots.among, min: 60, max: cardsIn('you', 'discard', slots.cards) },
    toEach(THOSE, 'discard', slots.cards, slots.howMany),
  ]),
  say('for each of those Pokémon , {step:step}', ({ step }) => [
    { do: 'eachPokemon', pokemon: THOSE, as: EACH, then: about(step) },
  ]),
])

/** Makes the question whether your discard pile has a card to attach, and whether there is a Pokémon to attach it to. */
const canAttach = (cards: CardFilter, of: PokemonFilter): Predicate => ({
  is: 'all',
  of: [
    { is: 'atLeast', what: cardsIn('you', 'discard', cards), number: 1 },
    { is: 'atLeast', what: { count: 'pokemonInPlay', of }, number: 1 },
  ],
})

/** Steps after "if you attached any". They follow whenever a card could be attached. */
export const IF_ANY_IS_ATTACHED = ways('sentence', (say) => [
  say(
    'choose up to {n:number} of {among:among} and attach {howMany:howMany} {cards:cards} from your discard pile to each of them . if you attached any Energy in this way , {steps:steps}',
    ({ n, among, howMany, cards, steps }) => ({
      kind: 'steps',
      program: [
        {
          do: 'if',
          is: canAttach(cards, among),
          then: [
            { do: 'choosePokemon', as: THAT, from: among, max: n },
            toEach(THOSE, 'discard', cards, howMany),
            ...steps,
          ],
        },
      ],
    }),
  ),
])

/** The Pokémon that were mentioned last. */
export const EACH_OF_THEM = ways('target', (say) => [
  say('each of [them|those Pokémon]', () => ({ first: [], set: THOSE })),
])
