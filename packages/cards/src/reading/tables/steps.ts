/** The basic steps of card texts: one production for each wording. */

import type { CardFilter, Effect, PokemonFilter, Program } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { findThere } from '../sentences/naming.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, timesOver } from './counts.ts'
import { toOwner } from './owners.ts'

/** Chooses cards of a zone. */
export const fromZone = (
  whose: 'you' | 'opponent',
  from: 'hand' | 'deck' | 'discard' | 'lookedAt',
  filter: CardFilter,
  howMany: HowMany,
): Effect => ({ do: 'chooseCards', as: THAT, whose, from, filter, ...howMany })

const fromDeck = (filter: CardFilter, howMany: HowMany): Effect => fromZone('you', 'deck', filter, howMany)

const REVEAL: Effect = { do: 'reveal', cards: THAT }

const moved = (to: Extract<Effect, { readonly do: 'move' }>['to']): Effect => ({ do: 'move', cards: THAT, to })

/** Chooses attached cards. A fixed number of Energy is counted in units. */
export const chooseAttachedTo = (
  on: Extract<Effect, { readonly do: 'chooseAttached' }>['on'],
  filter: CardFilter,
  howMany: HowMany,
): Effect => {
  const energy = filter.trainer === undefined
  const units = energy && howMany.min !== undefined && howMany.min === howMany.max ? howMany.min : null
  return units === null
    ? { do: 'chooseAttached', as: THAT, on, filter, ...howMany }
    : { do: 'chooseAttached', as: THAT, on, filter, units }
}

/** Restricts every choice of a Pokémon in these steps to Pokémon with a matching card attached. */
export const thatHas = (first: Program, filter: CardFilter): Program =>
  first.map((effect) =>
    effect.do === 'choosePokemon'
      ? { ...effect, from: { [filter.trainer === undefined ? 'withEnergy' : 'withTool']: filter, ...effect.from } }
      : effect,
  )

/** Steps with cards of your zones or your opponent's zones. */
export const CARD_STEPS = ways('step', (say) => [
  say('draw {n:some} [|more] [card|cards]', ({ n }) => [{ do: 'draw', who: 'you', cards: n }]),
  say('draw cards until you have {n:number} cards in your hand', ({ n }) => [
    { do: 'draw', who: 'you', cards: { count: 'minus', from: n, less: cardsIn('you', 'hand') } },
  ]),
  say('draw cards until you have the same number of cards in your hand as your opponent', () => [
    {
      do: 'draw',
      who: 'you',
      cards: { count: 'minus', from: cardsIn('opponent', 'hand'), less: cardsIn('you', 'hand') },
    },
  ]),
  say('draw {n:some} [card|cards] for each {each:each}', ({ n, each }) => [
    { do: 'draw', who: 'you', cards: timesOver(each, n) },
  ]),
  say('your opponent draws {n:some} [card|cards]', ({ n }) => [{ do: 'draw', who: 'opponent', cards: n }]),
  say('each player draws {n:some} [card|cards]', ({ n }) => [
    { do: 'draw', who: 'you', cards: n },
    { do: 'draw', who: 'opponent', cards: n },
  ]),
  say('draw that many cards', () => [{ do: 'draw', who: 'you', cards: { count: 'cardsChosen', named: THAT } }]),
  say('discard your hand', () => [{ do: 'discardHand', whose: 'you' }]),
  say('discard the top card of {whose:whose} deck', ({ whose }) => [{ do: 'discardTop', whose, cards: 1 }]),
  say('discard the top {n:number} cards of {whose:whose} deck', ({ whose, n }) => [
    { do: 'discardTop', whose, cards: n },
  ]),
  say('[discard|choose and discard] {n:some} random [card|cards] from {whose:whose} hand', ({ whose, n }) => [
    { do: 'randomCards', as: THAT, whose, cards: n },
    moved('discard'),
  ]),
  say('your opponent reveals their hand', () => [{ do: 'revealHand', whose: 'opponent' }]),
  say("discard the top card of each player's deck", () => [
    { do: 'discardTop', whose: 'you', cards: 1 },
    { do: 'discardTop', whose: 'opponent', cards: 1 },
  ]),
  say('look at the top card of {whose:whose} deck', ({ whose }) => [{ do: 'lookAtTop', whose, cards: 1 }]),
  say('look at the top {n:number} cards of {whose:whose} deck', ({ whose, n }) => [
    { do: 'lookAtTop', whose, cards: n },
  ]),
  say(
    'reveal {howMany:howMany} {cards:cards} you find there and put [it|them] into your hand',
    ({ howMany, cards }) => [fromZone('you', 'lookedAt', cards, howMany), REVEAL, moved('hand')],
  ),
  say('look at the top {all:number} cards of your deck and put {n:number} of them into your hand', ({ all, n }) => [
    { do: 'lookAtTop', whose: 'you', cards: all },
    fromZone('you', 'lookedAt', {}, { min: n, max: n }),
    moved('hand'),
  ]),
  say('put {n:number} of them into your hand', ({ n }) => [
    fromZone('you', 'lookedAt', {}, { min: n, max: n }),
    moved('hand'),
  ]),
  say('discard {howMany:howMany} {cards:cards} from your hand', ({ howMany, cards }) => [
    fromZone('you', 'hand', cards, howMany),
    moved('discard'),
  ]),
  say('your opponent discards {howMany:howMany} {cards:cards} from their hand', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter: cards, by: 'opponent', ...howMany },
    moved('discard'),
  ]),
  say('put {howMany:howMany} {cards:cards} from your discard pile into your hand', ({ howMany, cards }) => [
    fromZone('you', 'discard', cards, howMany),
    moved('hand'),
  ]),
  say('put {howMany:howMany} {cards:cards} from your discard pile onto your Bench', ({ howMany, cards }) => [
    fromZone('you', 'discard', cards, howMany),
    moved('bench'),
  ]),
  say('put {howMany:howMany} {cards:cards} from your discard pile on top of your deck', ({ howMany, cards }) => [
    fromZone('you', 'discard', cards, howMany),
    moved('deckTop'),
  ]),
  say('shuffle {howMany:howMany} {cards:cards} from your discard pile into your deck', ({ howMany, cards }) => [
    fromZone('you', 'discard', cards, howMany),
    moved('deck'),
  ]),
  say('put {howMany:howMany} {cards:cards} from your hand onto your Bench', ({ howMany, cards }) => [
    fromZone('you', 'hand', cards, howMany),
    moved('bench'),
  ]),
])

const searching = 'search your deck for {howMany:howMany} {cards:cards}'

/** Steps that search the deck. */
export const SEARCHES = ways('step', (say) => [
  say(`${searching} [and|,] put [it|them] into your hand`, ({ howMany, cards }) => [
    fromDeck(cards, howMany),
    moved('hand'),
  ]),
  say(`${searching} , reveal [it|them] , [and|] put [it|them] into your hand`, ({ howMany, cards }) => [
    fromDeck(cards, howMany),
    REVEAL,
    moved('hand'),
  ]),
  say(`${searching} [and|,] put [it|them] onto your Bench`, ({ howMany, cards }) => [
    fromDeck(cards, howMany),
    moved('bench'),
  ]),
  say(`${searching} and discard [it|them]`, ({ howMany, cards }) => [fromDeck(cards, howMany), moved('discard')]),
  say(`${searching} and attach [it|them] to {one:one}`, ({ howMany, cards, one }) => [
    fromDeck(cards, howMany),
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say(
    '[|then ,|then] [shuffle your deck|that player shuffles their deck|shuffle the other cards back into your deck|shuffle your deck afterward]',
    () => [{ do: 'shuffleDeck', whose: 'you' }],
  ),
  say('attach {howMany:howMany} {cards:cards} from your discard pile to {one:one}', ({ howMany, cards, one }) => [
    fromZone('you', 'discard', cards, howMany),
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say('attach {howMany:howMany} {cards:cards} from your hand to {one:one}', ({ howMany, cards, one }) => [
    fromZone('you', 'hand', cards, howMany),
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
])

/** Switches your Active Pokémon. */
const switchOwn = (from: PokemonFilter): Program => [
  { do: 'choosePokemon', as: THAT, from },
  { do: 'switch', who: 'you', with: THAT },
]

/** Switches the opponent's Active Pokémon; the opponent chooses the new one. */
const SWITCH_OUT: Program = [
  { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', where: 'Bench' }, by: 'opponent' },
  { do: 'switch', who: 'opponent', with: THAT, out: true },
]

/** Steps with Pokémon and their attached cards. */
export const BOARD_STEPS = ways('step', (say) => [
  say('discard {howMany:howMany} {attached:attached} from {one:one}', ({ howMany, attached, one }) => [
    ...thatHas(one.first, attached),
    chooseAttachedTo(one.ref, attached, howMany),
    moved('discard'),
  ]),
  say('discard all Energy from {ref:ref}', ({ ref }) => [{ do: 'discardAllEnergy', from: ref }]),
  say('discard all {type:type} Energy from {ref:ref}', ({ ref, type }) => [
    { do: 'discardAllEnergy', from: ref, type },
  ]),
  say('discard all Pokémon Tools from {target:target}', ({ target }) => [
    ...target.first,
    { do: 'discardTools', from: target.set },
  ]),
  say(
    'put {howMany:howMany} {attached:attached} attached to {one:one} into {to:goesTo} hand',
    ({ howMany, attached, one, to }) =>
      toOwner({ first: one.first, set: one.ref }, to, [
        ...thatHas(one.first, attached),
        chooseAttachedTo(one.ref, attached, howMany),
        moved('hand'),
      ]),
  ),
  say('move {howMany:howMany} {attached:attached} from this Pokémon to {one:one}', ({ howMany, attached, one }) => [
    chooseAttachedTo('thisPokemon', attached, howMany),
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say('move {howMany:howMany} {attached:attached} from that Pokémon to {ref:ref}', ({ howMany, attached, ref }) => [
    chooseAttachedTo({ chosen: THAT }, attached, howMany),
    { do: 'attach', cards: THAT, to: ref },
  ]),
  say('move {howMany:howMany} {attached:attached} from the Attacking Pokémon to 1 of {among:among}', (slots) => [
    chooseAttachedTo('attacker', slots.attached, slots.howMany),
    { do: 'choosePokemon', as: THAT, from: slots.among },
    { do: 'attach', cards: THAT, to: { chosen: THAT } },
  ]),
  say('switch 1 of {among:among} with your Active Pokémon', ({ among }) => switchOwn(among)),
  say('[switch this Pokémon|switch your Active Pokémon] with 1 of {among:among}', ({ among }) => switchOwn(among)),
  say(
    "[switch|switch in] 1 of {among:among} [with their Active Pokémon|with your opponent's Active Pokémon|to the Active Spot]",
    ({ among }) => [
      { do: 'choosePokemon', as: THAT, from: among },
      { do: 'switch', who: 'opponent', with: THAT },
    ],
  ),
  say(
    "[switch out your opponent's Active Pokémon to the Bench|your opponent switches their Active Pokémon with 1 of their Benched Pokémon]",
    () => SWITCH_OUT,
  ),
  say('choose 1 of {among:among}', ({ among }) => [{ do: 'choosePokemon', as: THAT, from: among }]),
  say('choose {n:several} of {among:among}', ({ n, among }) => [
    { do: 'choosePokemon', as: THAT, from: among, min: n, max: n },
  ]),
  say('choose up to {n:number} of {among:among}', ({ n, among }) => [
    { do: 'choosePokemon', as: THAT, from: among, max: n },
  ]),
  say('your opponent chooses 1 of their Benched Pokémon and switches it with their Active Pokémon', () => SWITCH_OUT),
  say('switch it with 1 of your Benched Pokémon', () => switchOwn({ whose: 'you', where: 'Bench' })),
  say('have your opponent switch their Active Pokémon with 1 of their Benched Pokémon', () => SWITCH_OUT),
])

/** Several steps, one after another. */
export const STEPS_IN_ORDER = ways('inOrder', (say) => [
  say('{step:step}', ({ step }) => step),
  say('{before:inOrder} [, and|and|, then|, and then|, and you|and you] {step:step}', ({ before, step }) =>
    findThere([...before, ...step]),
  ),
])

/** One or more steps. "You may" applies to all steps that follow it. */
export const STEPS = ways('steps', (say) => [
  say('{before:inOrder}', ({ before }) => before),
  say('you may {before:inOrder}', ({ before }) => [{ do: 'may', then: before }]),
  say('{before:inOrder} [, and|and|, then|, and then] you may {more:inOrder}', ({ before, more }) => [
    ...before,
    { do: 'may', then: more },
  ]),
])
