/** Knows the Stadium on the oracle's table: whose it is, how large it lets a Bench be, and what is left of that when it goes (T2D.5, R33). */
import type { CardDefinition, CardId, PlayerId } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import type { OracleTable } from './table.ts'

/** How many Benched Pokémon a Stadium allows; Infinity where it says nothing of them. */
export const benchLimitOf = (printed: CardDefinition | null): number => {
  const effects = printed?.kind === 'Trainer' && printed.trainer === 'Stadium' ? (printed.continuous ?? []) : []
  return Math.min(...effects.flatMap((effect) => (effect.continuous === 'benchLimit' ? [effect.limit] : [])))
}

/** With the Stadium its limit is gone: who played it discards first, if a Bench has become too large (R33). */
export const stadiumLeaves = (table: OracleTable, card: CardId): void => {
  table.stadium = null
  if (Number.isFinite(benchLimitOf(definitionOf(table, card)))) table.turn.discardsFirst = ownerOf(table, card)
}

/** A Stadium is in play, of that player or of anybody. */
export const isStadiumOf = (table: OracleTable, owner: PlayerId | null): boolean =>
  table.stadium !== null && (owner === null || ownerOf(table, table.stadium.card) === owner)
