/** The table as one viewer sees it: two sides that face each other, the cards between them, whose turn it is. */

import { expectGame, expectPlayer } from '../../game/board/expectArguments.ts'
import { benchLimit, prizeCount } from '../../game/board/limits.ts'
import { sideOf } from '../../game/board/pokemonInPlay.ts'
import type { Game, Turn } from '../../game/model/game.ts'
import { opponentOf, type PlayerId } from '../../game/model/players.ts'
import type { Result } from '../../game/model/result.ts'
import { factInWords } from '../words/words.ts'
import { type CardShown, cardShown, type PileName, type TablePile, tablePileOf } from './tableCards.ts'
import { type PokemonShown, pokemonShown } from './tablePokemon.ts'

/** One side of the table. */
export interface Side {
  readonly player: PlayerId
  readonly name: string
  readonly hasTheTurn: boolean
  readonly goesFirst: boolean
  readonly active: PokemonShown | null
  readonly bench: readonly PokemonShown[]
  /** The maximum number of Benched Pokémon now. */
  readonly benchLimit: number
  readonly piles: { readonly [Name in PileName]: TablePile }
  /** The once-per-game powers that this player has used, and the names of cards whose once-per-game effect has been applied. */
  readonly spent: readonly string[]
}

/** The Stadium in play. */
export interface StadiumShown extends CardShown {
  /** True if its effect has been used this turn. */
  readonly isUsed: boolean
}

/** A board as plain JSON-serializable data, for drawing it. */
export interface Table {
  /** The stage of the game: set-up, a turn, or the result. */
  readonly title: string
  /** The opponent's side, drawn above, and the viewer's side. */
  readonly sides: readonly [far: Side, near: Side]
  /** The turn: its number (0 in set-up), its player, and its used limits. */
  readonly turn: Turn
  readonly stadium: StadiumShown | null
  /** The Trainer card being played, or the Prize card being used: neither in a hand nor discarded. */
  readonly limbo: CardShown | null
  /** Supporters of this turn that stay on the table until it ends, as in the eras from 2003 to 2010. */
  readonly played: readonly CardShown[]
  /** Pokémon lie face down until the set-up is over. */
  readonly isFaceDown: boolean
  /** The number of Prize cards that each player began with. */
  readonly prizeCount: number
  /** The result, or null while the game goes on. */
  readonly result: Result | null
}

const sideShown = (game: Game, before: Game, player: PlayerId): Side => {
  const { name, active, spent } = game.players[player]
  const all = sideOf(game, player).map((target) => pokemonShown(game, target, before))
  const pile = (one: PileName): TablePile => tablePileOf(game, player, one, before.players[player])
  return {
    player,
    name,
    hasTheTurn: game.result === null && game.setUp === null && game.turn.player === player,
    goesFirst: game.turn.number > 0 && game.firstPlayer === player,
    active: active === null ? null : (all[0] ?? null),
    bench: active === null ? all : all.slice(1),
    benchLimit: benchLimit(game, player),
    piles: {
      hand: pile('hand'),
      deck: pile('deck'),
      discard: pile('discard'),
      lostZone: pile('lostZone'),
      prizes: pile('prizes'),
    },
    spent,
  }
}

const titleOf = (game: Game): string => {
  if (game.result !== null) return factInWords(game, { fact: 'GAME_ENDED', result: game.result })
  const sudden = game.tieBreak === 0 ? '' : `Sudden Death game ${game.tieBreak}, `
  return game.setUp === null ? `${sudden}turn ${game.turn.number}` : `${sudden}set-up`
}

/**
 * The table as `viewer` sees it, at any moment of a game. It shows all that `game` contains, so pass the player's own
 * view, `view(snapshot, viewer).game`: hidden cards are then `name: null` and `printed: null`. With the game `before`,
 * in the same view, Pokémon and piles list their changes; without it they list none. Throws a TypeError for anything
 * that is not a game or a player.
 */
export const tableOf = (game: Game, viewer: PlayerId, before: Game = game): Table => {
  expectGame('tableOf', game)
  expectPlayer(viewer)
  const { stadium, turn } = game
  const title = titleOf(game)
  return {
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    sides: [sideShown(game, before, opponentOf(viewer)), sideShown(game, before, viewer)],
    turn,
    stadium: stadium === null ? null : { ...cardShown(game, stadium.card), isUsed: stadium.usedOnTurn === turn.number },
    limbo: game.limbo === null ? null : cardShown(game, game.limbo),
    played: (turn.played ?? []).map((card) => cardShown(game, card)),
    isFaceDown: game.setUp !== null,
    prizeCount: prizeCount(game),
    result: game.result,
  }
}
