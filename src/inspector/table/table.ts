/** Models the table as an audience sees it: two sides that face each other, what lies between them, and whose turn it is. */
import { benchLimit } from '../../board/limits.ts'
import { type InPlay, sideOf } from '../../board/pokemonInPlay.ts'
import type { Game } from '../../model/game.ts'
import { opponentOf, type PlayerId } from '../../model/players.ts'
import { factInWords } from '../../story/words.ts'
import type { About } from '../selection.ts'
import type { Audience } from '../time/inspection.ts'
import { type CardsShown, cardShown, PILES, type Pile, pileOf } from './tableCards.ts'
import { changesOf } from './tableChanges.ts'
import { type PokemonShown, pokemonShown } from './tablePokemon.ts'

/** A Pokémon and what happened to it in this step. */
export interface Spot {
  readonly pokemon: PokemonShown
  readonly changes: readonly string[]
}

export interface Side {
  readonly player: PlayerId
  readonly name: string
  readonly about: readonly About[]
  readonly hasTheTurn: boolean
  readonly goesFirst: boolean
  readonly active: Spot | null
  readonly bench: readonly Spot[]
  readonly benchLimit: number
  readonly piles: readonly Pile[]
  /** Powers that this player has used up for the whole game. */
  readonly spent: readonly string[]
}

export interface Table {
  /** Where the game is: its set-up, a turn, or how it ended. */
  readonly title: string
  /** The other side, which sits above, and the side of whoever looks on. */
  readonly sides: readonly [Side, Side]
  readonly stadium: CardsShown | null
  readonly stadiumIsUsed: boolean
  /** The card that is being played, neither in a hand nor discarded. */
  readonly limbo: CardsShown | null
  /** Pokémon lie face down until the set-up is over. */
  readonly isFaceDown: boolean
}

const spotOf =
  (game: Game, before: Game) =>
  (target: InPlay): Spot => {
    const pokemon = pokemonShown(game, target)
    return { pokemon, changes: pokemon.isHidden ? [] : changesOf(before, game, target) }
  }

const sideShown = (game: Game, before: Game, player: PlayerId): Side => {
  const { name, active, spent } = game.players[player]
  const spots = sideOf(game, player).map(spotOf(game, before))
  return {
    player,
    name,
    about: [`player:${player}`],
    hasTheTurn: game.result === null && game.setUp === null && game.turn.player === player,
    goesFirst: game.turn.number > 0 && game.firstPlayer === player,
    active: active === null ? null : (spots[0] ?? null),
    bench: active === null ? spots : spots.slice(1),
    benchLimit: benchLimit(game),
    piles: PILES.map((pile) => pileOf(game, player, pile, before.players[player])),
    spent,
  }
}

const titleOf = (game: Game): string => {
  if (game.result !== null) return factInWords({ fact: 'GAME_ENDED', result: game.result }, game)
  const sudden = game.tieBreak === 0 ? '' : `Sudden Death game ${game.tieBreak}, `
  return game.setUp === null ? `${sudden}turn ${game.turn.number}` : `${sudden}set-up`
}

/** The table at a moment; `before` is the game before the step, both as the audience sees them. */
export const tableOf = (game: Game, before: Game, audience: Audience): Table => {
  const near: PlayerId = audience === 'both' ? 0 : audience
  const title = titleOf(game)
  return {
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    sides: [sideShown(game, before, opponentOf(near)), sideShown(game, before, near)],
    stadium: game.stadium === null ? null : cardShown(game, game.stadium.card),
    stadiumIsUsed: game.stadium !== null && game.stadium.usedOnTurn === game.turn.number,
    limbo: game.limbo === null ? null : cardShown(game, game.limbo),
    isFaceDown: game.setUp !== null,
  }
}
