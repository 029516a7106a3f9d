/**
 * Answers questions about the Stadium on the oracle's table: its owner, its Bench limit, and the consequences when it leaves play (T2D.5,
 * R33).
 */
import type { CardDefinition, CardId, PlayerId } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import type { OracleTable } from './table.ts'

/** The Bench limit of a Stadium; Infinity if it sets none. */
export const benchLimitOf = (printed: CardDefinition | null): number => {
  const effects = printed?.kind === 'Trainer' && printed.trainer === 'Stadium' ? (printed.continuous ?? []) : []
  return Math.min(...effects.flatMap((effect) => (effect.continuous === 'benchLimit' ? [effect.limit] : [])))
}

/** Removes the Stadium and its Bench limit. If a Bench is then too full, the Stadium's player discards first (R33). */
export const stadiumLeaves = (table: OracleTable, card: CardId): void => {
  table.stadium = null
  if (Number.isFinite(benchLimitOf(definitionOf(table, card)))) table.turn.discardsFirst = ownerOf(table, card)
}

/** True if a Stadium of this owner is in play; null stands for any owner. */
export const isStadiumOf = (table: OracleTable, owner: PlayerId | null): boolean =>
  table.stadium !== null && (owner === null || ownerOf(table, table.stadium.card) === owner)
