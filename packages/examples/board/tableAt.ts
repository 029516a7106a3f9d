/** The table of a moment, worked out once for each moment and player however many components look at it. */
import type { Game, PlayerId } from 'ptcg-turn-engine'
import { type Table, tableOf } from 'ptcg-turn-engine/table'

const TABLES: { readonly [Player in PlayerId]: WeakMap<Game, Table> } = { 0: new WeakMap(), 1: new WeakMap() }

/** The table as a player sits at it. `game` is what this player sees of it. */
export const tableAt = (game: Game, player: PlayerId): Table => {
  const known = TABLES[player].get(game)
  if (known !== undefined) return known
  const table = tableOf(game, player)
  TABLES[player].set(game, table)
  return table
}
