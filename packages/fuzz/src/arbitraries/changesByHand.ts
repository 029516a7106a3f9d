/** Lists, by kind, the changes that a player could apply by hand on a board, and gives each a number. */

import { check, type Snapshot } from 'ptcg-turn-engine'
import {
  type CardId,
  type ChangeByHand,
  type ChangeByHandName,
  type Duration,
  type Game,
  HAND_DESTINATIONS,
  type LastingEffect,
  PLAYERS,
  type Pokemon,
  SPECIAL_CONDITIONS,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { everybody, plainSideOf, printedOn, printedTopOf } from '../adversary/plainBoard.ts'

/** A few cards of a pile stand for all of it. */
const A_FEW = 4

/** Cards that may be taken from where they are. */
const looseCards = (game: Game): readonly CardId[] => [
  ...game.players.flatMap(({ hand, discard, lostZone, deck }) => [
    ...hand,
    ...discard.slice(-A_FEW),
    ...lostZone.slice(-A_FEW),
    ...deck.slice(0, A_FEW),
  ]),
  ...everybody(game).flatMap(({ energy, tools }) => [...energy, ...tools]),
  ...(game.stadium === null ? [] : [game.stadium.card]),
]

const DURATIONS: readonly Duration[] = ['opponentsNextTurn', 'yourNextTurn', 'thisTurn']

const lastingEffects = (game: Game, pokemon: Pokemon): readonly LastingEffect[] => [
  { lasting: 'cantRetreat' },
  { lasting: 'cantAttack' },
  { lasting: 'attackMayFail' },
  { lasting: 'damageDealt', amount: 20 },
  { lasting: 'damageDealt', amount: -20 },
  { lasting: 'damageTaken', amount: 20 },
  { lasting: 'damageTaken', amount: -20 },
  { lasting: 'preventDamage' },
  { lasting: 'preventEffects' },
  ...(printedTopOf(game, pokemon)?.attacks ?? []).map(
    ({ name }) => ({ lasting: 'cantUseAttack', attack: name }) as const,
  ),
]

type Candidates = (game: Game) => readonly ChangeByHand[]

const ofEachPokemon =
  (changes: (pokemon: Pokemon, game: Game) => readonly ChangeByHand[]): Candidates =>
  (game) =>
    everybody(game).flatMap((pokemon) => changes(pokemon, game))

const ofEachCard =
  (changes: (card: CardId, game: Game) => readonly ChangeByHand[]): Candidates =>
  (game) =>
    looseCards(game).flatMap((card) => changes(card, game))

/** A change that puts a card onto each Pokémon of its owner. */
const onto =
  (change: 'attach' | 'evolve') =>
  (card: CardId, game: Game): readonly ChangeByHand[] =>
    plainSideOf(game.players[game.cards[card]?.owner ?? 0]).map(({ id }) => ({ change, card, pokemon: id }))

const CANDIDATES: { readonly [Name in ChangeByHandName]: Candidates } = {
  draw: () => PLAYERS.flatMap((player) => [1, 2, 7].map((cards): ChangeByHand => ({ change: 'draw', player, cards }))),
  move: ofEachCard((card) => HAND_DESTINATIONS.map((to) => ({ change: 'move', card, to }))),
  bench: ofEachCard((card, game) => (printedOn(game, card)?.kind === 'Pokemon' ? [{ change: 'bench', card }] : [])),
  attach: ofEachCard((card, game) => {
    const printed = printedOn(game, card)
    const fits = printed?.kind === 'Energy' || (printed?.kind === 'Trainer' && printed.trainer === 'Tool')
    return fits ? onto('attach')(card, game) : []
  }),
  evolve: ofEachCard((card, game) => {
    const printed = printedOn(game, card)
    return printed?.kind === 'Pokemon' && printed.stage !== 'Basic' ? onto('evolve')(card, game) : []
  }),
  devolve: ofEachPokemon(({ id, cards }) =>
    cards.length < 2
      ? []
      : (['hand', 'deckTop', 'discard'] as const).map((to) => ({ change: 'devolve', pokemon: id, to })),
  ),
  returnPokemon: ofEachPokemon(({ id }) =>
    (['hand', 'deckTop', 'discard', 'lostZone'] as const).map((to) => ({ change: 'returnPokemon', pokemon: id, to })),
  ),
  putCounters: ofEachPokemon(({ id }) =>
    [1, 2, 5, 30].map((counters) => ({ change: 'putCounters', pokemon: id, counters })),
  ),
  removeCounters: ofEachPokemon(({ id, damage }) =>
    [1, damage / 10]
      .filter((counters) => counters > 0)
      .map((counters) => ({ change: 'removeCounters', pokemon: id, counters })),
  ),
  condition: ({ players }) =>
    players.flatMap(({ active }) =>
      active === null
        ? []
        : SPECIAL_CONDITIONS.map((condition): ChangeByHand => ({ change: 'condition', pokemon: active.id, condition })),
    ),
  recover: ofEachPokemon(({ id }) =>
    SPECIAL_CONDITIONS.map((condition) => ({ change: 'recover', pokemon: id, condition })),
  ),
  lasting: ofEachPokemon((pokemon, game) =>
    lastingEffects(game, pokemon).flatMap((effect) =>
      DURATIONS.map((during): ChangeByHand => ({ change: 'lasting', pokemon: pokemon.id, effect, during })),
    ),
  ),
  switch: ({ players }) =>
    players.flatMap(({ bench }) => bench.map(({ id }): ChangeByHand => ({ change: 'switch', pokemon: id }))),
  shuffle: () => PLAYERS.map((player) => ({ change: 'shuffle', player })),
  flip: () => [1, 2].map((coins) => ({ change: 'flip', coins })),
  reveal: ({ players }) =>
    players.flatMap(({ hand }) => (hand.length === 0 ? [] : [{ change: 'reveal', cards: hand } as const])),
  takePrize: ({ players }) =>
    PLAYERS.flatMap((player) =>
      players[player].prizes.map((_, position): ChangeByHand => ({ change: 'takePrize', player, position })),
    ),
  attackDamage: ({ attack }) =>
    attack === null ? [] : [0, 10, 60].map((damage) => ({ change: 'attackDamage', damage })),
}

/** The possible changes of each kind, in a fixed order. The rules refuse some of them. */
const kindsOfChanges = ({ game }: Snapshot): readonly (readonly ChangeByHand[])[] =>
  Object.values(CANDIDATES)
    .map((candidates) => candidates(game))
    .filter(({ length }) => length > 0)

/** The number of changes that are tried before giving up. */
const ATTEMPTS = 20

/** A change that the rules accept, or null; `pick` says which. Only while a text is being carried out by hand. */
export const changeByHand = (at: Snapshot, pick: number): ChangeByHand | null => {
  const { ask } = at.game
  if (ask?.ask !== 'byHand') return null
  const kinds = kindsOfChanges(at)
  const changes = kinds[pick % kinds.length] ?? []
  const first = Math.floor(pick / kinds.length)
  for (let next = 0; next < Math.min(ATTEMPTS, changes.length); next += 1) {
    const change = changes[(first + next) % changes.length]
    if (change !== undefined && E.isRight(check(at, { type: 'APPLY', player: ask.player, change }))) return change
  }
  return null
}

/** The number of a change, or null if it is not one of those. */
export const numberOfChange = (at: Snapshot, change: ChangeByHand): number | null => {
  const kinds = kindsOfChanges(at)
  const wanted = JSON.stringify(change)
  for (const [kind, changes] of kinds.entries()) {
    const found = changes.findIndex((one) => JSON.stringify(one) === wanted)
    if (found !== -1) return kind + kinds.length * found
  }
  return null
}
