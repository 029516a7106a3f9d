/**
 * The state of a text being carried out: its player, its memory, and the Pokémon that an attack's effects do not reach.
 */
import type { CardId, Effect, EffectSource, Memory, Program } from 'ptcg-turn-engine/model'
import { definitionOf } from './cards.ts'
import { flip } from './choices.ts'
import { everyStanding, find } from './moves.ts'
import { effectsArePrevented } from './onDamage.ts'
import type { OraclePokemon, OracleTable, Playing, WrittenOver } from './table.ts'

/** A text being carried out. `memory` is mutable. */
export interface Reading {
  readonly table: OracleTable
  readonly source: EffectSource
  readonly memory: WrittenOver<Memory>
  /** True if the attack does nothing, or does not happen: the rest of the text is skipped. */
  stopped: boolean
}

/** Carries out one word. `rest` is the remaining text. */
export type Word<One extends Effect> = (reading: Reading, effect: One, rest: Program) => Playing

export const newReading = (table: OracleTable, source: EffectSource, memory: Memory): Reading => ({
  table,
  source,
  memory: { ...memory, cards: { ...memory.cards }, pokemon: { ...memory.pokemon } },
  stopped: false,
})

const cardPlayed = ({ table, source }: Reading): 'Items' | 'Supporters' | null => {
  if (source.kind !== 'trainer' || table.limbo === null) return null
  const card = definitionOf(table, table.limbo)
  if (card === null || !('trainer' in card)) return null
  return card.trainer === 'Supporter' ? 'Supporters' : card.trainer === 'Item' ? 'Items' : null
}

/** True if a Pokémon prevents the effect of an attack, Ability, Item or Supporter (R8). Other effects always reach it. */
export const isKeptFrom = (reading: Reading, standing: OraclePokemon): boolean => {
  const { table, source } = reading
  const from = source.pokemon === null ? null : find(table, source.pokemon)
  if (source.kind === 'attack') return effectsArePrevented(table, standing, source.player, from)
  if (source.kind === 'ability') return effectsArePrevented(table, standing, source.player, from, 'Abilities')
  const played = cardPlayed(reading)
  return played !== null && effectsArePrevented(table, standing, source.player, null, played)
}

/** The Pokémon that a card is attached to. */
export const holderOf = (table: OracleTable, card: CardId): OraclePokemon | null =>
  everyStanding(table).find(({ energy, tools }) => energy.includes(card) || tools.includes(card)) ?? null

/** True if a card is in the stack of a Pokémon in play. Such a card is not moved separately. */
export const isInAStack = (table: OracleTable, card: CardId): boolean =>
  everyStanding(table).some(({ cards }) => cards.includes(card))

/** Flips coins for the text; the count starts anew with each flip. */
export function* flipCoins(reading: Reading, coins: number | 'untilTails'): Playing {
  const landed = yield* flip(reading.table, reading.source.player, coins)
  reading.memory.heads = landed.heads
  reading.memory.tails = landed.tails
  reading.memory.done = landed.heads + landed.tails > 0
}
