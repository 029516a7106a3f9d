/** Steps with Pokémon, their attached cards, and Stadiums that leave play, and with cards that are looked at first. */
import type { Effect, Program } from 'ptcg-turn-engine/model'
import type { Target } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { toOwner } from './owners.ts'

type To = Extract<Effect, { readonly do: 'leavePlay' }>['to']

const leaves = ({ first, set }: Target, to: To): Program => [...first, { do: 'leavePlay', pokemon: set, to }]

const bare = ({ first, set }: Target, to: To): Program => [
  ...first,
  { do: 'leavePlay', pokemon: set, to, attached: 'discarded' },
]

const ATTACHED =
  'all [attached cards|cards attached to it|cards attached to that Pokémon|cards attached to this Pokémon]'
const HAND = 'into {to:goesTo} hand'

/** Steps with Pokémon and Stadiums that leave play. */
export const LEAVING = ways('step', (say) => [
  say(`put {target:target} and ${ATTACHED} ${HAND}`, ({ target, to }) => toOwner(target, to, leaves(target, 'hand'))),
  say(`put it and ${ATTACHED} into [your|your opponent's|their] hand`, () =>
    leaves({ first: [], set: { chosen: THAT } }, 'hand'),
  ),
  say(`put {target:target} ${HAND} . ( discard ${ATTACHED} . )`, ({ target, to }) =>
    toOwner(target, to, bare(target, 'hand')),
  ),
  say(`discard {target:target} and ${ATTACHED}`, ({ target }) => leaves(target, 'discard')),
  say(`put {target:target} and ${ATTACHED} into your deck`, ({ target }) => leaves(target, 'deck')),
  say(`put {target:target} and ${ATTACHED} in the Lost Zone`, ({ target }) => leaves(target, 'lostZone')),
  say(`put {target:target} and ${ATTACHED} on the bottom of {to:goesTo} deck`, ({ target, to }) =>
    toOwner(target, to, leaves(target, 'deckBottom')),
  ),
  say(
    `[your opponent shuffles|they shuffle|shuffle|you shuffle] {target:target} and all [|cards] attached [cards|to it|] into {to:goesTo} deck`,
    ({ target, to }) => toOwner(target, to, leaves(target, 'deck')),
  ),
  say('your opponent shuffles their Active Pokémon and all attached cards into their deck', () => [
    { do: 'leavePlay', pokemon: 'opponentActive', to: 'deck' },
  ]),
  say('discard [a|any|the] Stadium [in play|]', () => [{ do: 'removeStadium', to: 'discard' }]),
  say('discard that Stadium', () => [{ do: 'removeStadium', to: 'discard' }]),
  say('put [a|any|the] Stadium in play in the Lost Zone', () => [{ do: 'removeStadium', to: 'lostZone' }]),
  say('if your opponent has a Stadium in play , discard it', () => [
    { do: 'removeStadium', whose: 'opponent', to: 'discard' },
  ]),
])

/** Steps that look at cards of a deck, or show them to both players. */
export const LOOKING = ways('step', (say) => [
  say('reveal the top {n:number} cards of {whose:whose} deck', ({ whose, n }) => [
    { do: 'lookAtTop', whose, cards: n, revealed: true },
  ]),
  say('look at the bottom {n:number} cards of {whose:whose} deck', ({ whose, n }) => [
    { do: 'lookAtTop', whose, cards: n, from: 'bottom' },
  ]),
  say('put up to {n:number} of them into your hand', ({ n }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, max: n },
    { do: 'move', cards: THAT, to: 'hand' },
  ]),
  say('put {howMany:howMany} {cards:cards} you find there into your hand', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, ...howMany },
    { do: 'move', cards: THAT, to: 'hand' },
  ]),
  say('put {howMany:howMany} {cards:cards} you find there onto your Bench', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, ...howMany },
    { do: 'move', cards: THAT, to: 'bench' },
  ]),
  say('discard {howMany:howMany} {cards:cards} you find there', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, ...howMany },
    { do: 'move', cards: THAT, to: 'discard' },
  ]),
  say('put all {cards:cards} you find there into your hand', ({ cards }) => [
    { do: 'allCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards },
    { do: 'move', cards: THAT, to: 'hand' },
  ]),
])
