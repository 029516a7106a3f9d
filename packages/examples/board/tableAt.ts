/** Computes the table at a moment, only once for each moment and player. */
import type { Game, PlayerId } from 'ptcg-turn-engine'
import { type Table, tableOf } from 'ptcg-turn-engine/table'

const TABLES: { readonly [Player in PlayerId]: WeakMap<Game, Table> } = { 0: new WeakMap(), 1: new WeakMap() }

/** The table from a player's side. `game` is this player's view of it. */
export const tableAt = (game: Game, player: PlayerId): Table => {
  const known = TABLES[player].get(game)
  if (known !== undefined) return known
  const table = tableOf(game, player)
  TABLES[player].set(game, table)
  return table
}
