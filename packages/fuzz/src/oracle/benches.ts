/** Discards from Benches that have become too small (T2A.3, R33). */
import { opponentOf, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { pick } from './choices.ts'
import { find, takeOutOfPlay } from './moves.ts'
import { benchLimit } from './ofPlayers.ts'
import { recoverWhereSaid } from './recovering.ts'
import { benchLimitOf } from './stadium.ts'
import type { OracleTable, Playing } from './table.ts'

/**
 * Returns the player who discards first: the owner of the Stadium that sets the limit, or of the Stadium that set it and has left play this
 * turn; otherwise the player whose turn it is (R33).
 */
const discardsFirst = (table: OracleTable): PlayerId => {
  const { stadium, turn } = table
  if (stadium !== null) {
    const limit = benchLimitOf(definitionOf(table, stadium.card))
    if (PLAYERS.some((player) => benchLimit(table, player) === limit)) return ownerOf(table, stadium.card)
  }
  return turn.discardsFirst ?? turn.player
}

/** Returns a player whose Bench is too full, or undefined; if both Benches are too full, the player who discards first. */
const nextToDiscard = (table: OracleTable): PlayerId | undefined => {
  const first = discardsFirst(table)
  return [first, opponentOf(first)].find((player) => table.sides[player].bench.length > benchLimit(table, player))
}

/**
 * Discards Benched Pokémon until no Bench is too full. These discards are not Knock Outs and give no Prize cards. The next check for Knock
 * Outs comes only after both players are done. Returns true if anything was discarded.
 */
export function* shrinkBenches(table: OracleTable): Playing<boolean> {
  let shrunk = false
  for (let player = nextToDiscard(table); player !== undefined; player = nextToDiscard(table)) {
    const { bench } = table.sides[player]
    const many = bench.length - benchLimit(table, player)
    const options = bench.map(({ id }) => ({ pick: 'pokemon', pokemon: id }) as const)
    const picks = yield* pick(table, { player, options, min: many, max: many })
    for (const one of picks) {
      const pokemon = one.pick === 'pokemon' ? find(table, one.pokemon) : null
      if (pokemon !== null) takeOutOfPlay(table, pokemon, 'discard')
    }
    recoverWhereSaid(table)
    shrunk = true
  }
  return shrunk
}
