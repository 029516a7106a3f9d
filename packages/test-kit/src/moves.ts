/** Events by name: on any board, `A.attach('Fire Energy', 'Scorbunny')` returns the event that attaches this card to this Pokémon. */

import * as E from 'fp-ts/lib/Either.js'
import { check, play, type Snapshot, type ViolationCode } from 'ptcg-turn-engine'
import {
  cardName,
  definitionOf,
  pokemonDefinition,
  pokemonName,
} from 'ptcg-turn-engine/internal/game/board/definitions'
import { attacksToUse } from 'ptcg-turn-engine/internal/game/board/lent'
import { inPlay, pokemonOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import type {
  ChangeByHand,
  Fact,
  FactName,
  FactNamed,
  Game,
  GameEvent,
  Option,
  PlayerId,
  Pokemon,
} from 'ptcg-turn-engine/model'
import { expect } from 'vitest'
import { noteAnswer, noteStep } from './ruleCases.ts'

/** Finds an event on a board: looks up cards in the hand and Pokémon in play by name. */
export type NamedMove = (snapshot: Snapshot) => GameEvent

const NOWHERE = 9999

const inHand = (game: Game, player: PlayerId, name: string): number =>
  game.players[player].hand.find((card) => cardName(game, card) === name || definitionOf(game, card)?.id === name) ??
  NOWHERE

/** A Pokémon of a side by the name or the definition id of its top card. `Wooloo #2` is the second one with this name. */
export const pokemonNamed = ({ game }: Snapshot, player: PlayerId, name: string): Pokemon | undefined => {
  const [own = '', which] = name.split('#')
  const all = pokemonOf(game.players[player]).filter(
    (one) => pokemonName(game, one) === own.trim() || pokemonDefinition(game, one).id === own.trim(),
  )
  return all[which === undefined ? 0 : Number(which) - 1]
}

const target = (snapshot: Snapshot, player: PlayerId, name: string): number =>
  pokemonNamed(snapshot, player, name)?.id ?? NOWHERE

const optionSays = (game: Game, option: Option, says: string): boolean => {
  switch (option.option) {
    case 'card':
      return cardName(game, option.card) === says
    case 'pokemon':
      return cardName(game, option.pokemon) === says || pokemonAt(game, option.pokemon) === says
    case 'prize':
      return `prize ${option.position + 1}` === says
    case 'answer':
      return option.answer === says
    case 'number':
      return `${option.number}` === says
    case 'effect':
      return option.effect === says
  }
}

const pokemonAt = (game: Game, id: number): string | null => {
  for (const player of game.players)
    for (const one of pokemonOf(player)) if (one.id === id) return pokemonName(game, one)
  return null
}

const movesOf = (player: PlayerId) => ({
  player,
  bench:
    (card: string): NamedMove =>
    ({ game }) => ({ type: 'BENCH_POKEMON', player, card: inHand(game, player, card) }),
  discard:
    (pokemon: string): NamedMove =>
    (at) => ({ type: 'DISCARD_FROM_PLAY', player, pokemon: target(at, player, pokemon) }),
  evolve:
    (pokemon: string, card: string): NamedMove =>
    (at) => ({ type: 'EVOLVE', player, card: inHand(at.game, player, card), pokemon: target(at, player, pokemon) }),
  attach:
    (card: string, pokemon: string): NamedMove =>
    (at) => ({
      type: 'ATTACH_ENERGY',
      player,
      card: inHand(at.game, player, card),
      pokemon: target(at, player, pokemon),
    }),
  item:
    (card: string): NamedMove =>
    ({ game }) => ({ type: 'PLAY_ITEM', player, card: inHand(game, player, card) }),
  tool:
    (card: string, pokemon: string): NamedMove =>
    (at) => ({ type: 'PLAY_TOOL', player, card: inHand(at.game, player, card), pokemon: target(at, player, pokemon) }),
  supporter:
    (card: string): NamedMove =>
    ({ game }) => ({ type: 'PLAY_SUPPORTER', player, card: inHand(game, player, card) }),
  stadium:
    (card: string): NamedMove =>
    ({ game }) => ({ type: 'PLAY_STADIUM', player, card: inHand(game, player, card) }),
  useStadium: (): NamedMove => () => ({ type: 'USE_STADIUM', player }),
  retreat: (): NamedMove => () => ({ type: 'RETREAT', player }),
  ability:
    (pokemon: string, ability = 0): NamedMove =>
    (at) => ({ type: 'USE_ABILITY', player, pokemon: target(at, player, pokemon), ability }),
  attack:
    (name: string | number): NamedMove =>
    ({ game }) => {
      const { active } = game.players[player]
      const attacks = active === null ? [] : attacksToUse(game, inPlay(game, player, active))
      const attack = typeof name === 'number' ? name : attacks.findIndex((one) => one.name === name)
      return { type: 'DECLARE_ATTACK', player, attack: attack === -1 ? NOWHERE : attack }
    },
  endTurn: (): NamedMove => () => ({ type: 'END_TURN', player }),
  /** Picks the first option with this name that can be picked now. */
  choose:
    (says: string): NamedMove =>
    ({ game }) => {
      const options = game.ask?.ask === 'choice' ? game.ask.options : []
      const picked = game.ask?.ask === 'choice' && !game.ask.again ? game.ask.picked : []
      const option = options.findIndex((one, index) => !picked.includes(index) && optionSays(game, one, says))
      return { type: 'CHOOSE', player, option: option === -1 ? NOWHERE : option }
    },
  done: (): NamedMove => () => ({ type: 'DONE', player }),
  apply:
    (change: ChangeByHand | ((snapshot: Snapshot) => ChangeByHand)): NamedMove =>
    (at) => ({ type: 'APPLY', player, change: typeof change === 'function' ? change(at) : change }),
  concede: (): NamedMove => () => ({ type: 'CONCEDE', player }),
})

/** Moves of player A (seat 0) and B (seat 1). */
export const A = movesOf(0)
export const B = movesOf(1)

export const heads: NamedMove = () => ({ type: 'COIN_LANDED', heads: true })
export const tails: NamedMove = () => ({ type: 'COIN_LANDED', heads: false })
/** A shuffle that keeps the order. */
export const keepOrder: NamedMove = ({ game }) => ({
  type: 'DECK_SHUFFLED',
  order: game.ask?.ask === 'shuffle' ? Array.from({ length: game.ask.cards }, (_, at) => at) : [],
})
export const takeAtRandom =
  (position: number): NamedMove =>
  () => ({ type: 'CARD_TAKEN_AT_RANDOM', position })

/** The snapshot after some moves, and the facts of all these moves. */
export interface After extends Snapshot {
  readonly facts: readonly Fact[]
}

/** The maximum number of automatic steps, more than any event of a correct chart causes here. */
const MAX_MICROSTEPS = 500

/** Counts the microsteps of one event, so that a chart that loops endlessly fails the test instead of hanging it. */
export const notInACircle = (): (() => void) => {
  let microsteps = 0
  return () => {
    microsteps += 1
    if (microsteps > MAX_MICROSTEPS) throw new Error('The chart goes round in a circle.')
  }
}

/** Plays moves one after another; each must be accepted, so a scripted coin that is not needed fails the test. */
export const after = (start: Snapshot, ...moves: readonly NamedMove[]): After => {
  let at = start
  const facts: Fact[] = []
  for (const [index, move] of moves.entries()) {
    const event = move(at)
    const played = play(at, event, notInACircle())
    if (E.isLeft(played))
      expect.fail(
        `Move ${index + 1} (${JSON.stringify(event)}) was refused in ${at.state}: ${played.left.violations.map(({ rule, message }) => `${rule} ${message}`).join(' ')}`,
      )
    noteStep(at, event, played.right.snapshot)
    at = played.right.snapshot
    facts.push(...played.right.facts)
  }
  return { ...at, facts }
}

/** The codes of all reasons why a move is refused; empty if the move is legal. */
export const refusals = (at: Snapshot, move: NamedMove): readonly ViolationCode[] => {
  const event = move(at)
  const checked = check(at, event)
  const refused = E.isRight(checked) ? [] : checked.left.map(({ code }) => code)
  noteAnswer(at, event, refused)
  return refused
}

/** Facts of one kind. */
export const factsNamed = <Name extends FactName>({ facts }: After, name: Name): readonly FactNamed<Name>[] =>
  facts.filter((one): one is FactNamed<Name> => one.fact === name)

/** The Active Pokémon of a side, which must exist. */
export const activeIn = ({ game }: Snapshot, player: PlayerId): Pokemon => {
  const { active } = game.players[player]
  if (active === null) return expect.fail(`Player ${player} has no Active Pokémon.`)
  return active
}
