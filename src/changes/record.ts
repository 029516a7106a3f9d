/** Writes a game anew: some keys replaced, and facts about it added. Every change of the game goes through here. */

import type { Fact } from '../model/facts.ts'
import type { Game, Player, Players } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { gameWith, playerWith } from './copy.ts'

/** The game with facts added to what has happened in this step. */
export const record = (game: Game, ...facts: readonly Fact[]): Game =>
  gameWith(game, { facts: [...game.facts, ...facts] })

/** The game with some keys replaced and facts added. */
export const update = (game: Game, patch: Partial<Game>, ...facts: readonly Fact[]): Game => {
  const next = gameWith(game, patch)
  return facts.length === 0 ? next : Object.assign(next, { facts: [...next.facts, ...facts] })
}

/** Both players with one of them replaced. */
export const seated = (players: Players, id: PlayerId, player: Player): Players =>
  id === 0 ? [player, players[1]] : [players[0], player]

/** Both players with one of them changed. */
export const withPlayer = (players: Players, id: PlayerId, patch: Partial<Player>): Players =>
  seated(players, id, playerWith(players[id], patch))

/** The game with one player changed. */
export const updatePlayer = (game: Game, id: PlayerId, patch: Partial<Player>, ...facts: readonly Fact[]): Game =>
  update(game, { players: withPlayer(game.players, id, patch) }, ...facts)

/** The game with one Pokémon in play replaced by its new self (same id). */
export const updatePokemon = (game: Game, owner: PlayerId, next: Pokemon, ...facts: readonly Fact[]): Game => {
  const player = game.players[owner]
  const patch =
    player.active?.id === next.id
      ? { active: next }
      : { bench: player.bench.map((one) => (one.id === next.id ? next : one)) }
  return update(game, { players: seated(game.players, owner, playerWith(player, patch)) }, ...facts)
}
