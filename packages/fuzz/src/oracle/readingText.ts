/** Reads a text: whose it is, what is remembered so far, and which Pokémon an attack's effects do not reach. */
import type { CardId, Effect, EffectSource, Memory, Program } from 'ptcg-turn-engine/model'
import { definitionOf } from './cards.ts'
import { flip } from './choices.ts'
import { everyStanding, find } from './moves.ts'
import { effectsArePrevented } from './onDamage.ts'
import type { OraclePokemon, OracleTable, Playing, WrittenOver } from './table.ts'

/** A text that is being carried out. `memory` is written over. */
export interface Reading {
  readonly table: OracleTable
  readonly source: EffectSource
  readonly memory: WrittenOver<Memory>
  /** The attack does nothing, or does not happen: what is left of the text is not carried out. */
  stopped: boolean
}

/** Carries out one word. `rest` is everything that follows it in the text. */
export type Word<One extends Effect> = (reading: Reading, effect: One, rest: Program) => Playing

export const newReading = (table: OracleTable, source: EffectSource, memory: Memory): Reading => ({
  table,
  source,
  memory: { ...memory, cards: { ...memory.cards }, pokemon: { ...memory.pokemon } },
  stopped: false,
})

const isOfASupporter = ({ table, source }: Reading): boolean => {
  if (source.kind !== 'trainer' || table.limbo === null) return false
  const card = definitionOf(table, table.limbo)
  return card !== null && 'trainer' in card && card.trainer === 'Supporter'
}

/** An effect of an attack, Ability or Supporter does not reach a Pokémon that prevents it (R8). Effects of anything else do. */
export const isKeptFrom = (reading: Reading, standing: OraclePokemon): boolean => {
  const { table, source } = reading
  const from = source.pokemon === null ? null : find(table, source.pokemon)
  if (source.kind === 'attack') return effectsArePrevented(table, standing, source.player, from)
  if (source.kind === 'ability') return effectsArePrevented(table, standing, source.player, from, 'Abilities')
  return isOfASupporter(reading) && effectsArePrevented(table, standing, source.player, null, 'Supporters')
}

/** The Pokémon that a card is attached to. */
export const holderOf = (table: OracleTable, card: CardId): OraclePokemon | null =>
  everyStanding(table).find(({ energy, tools }) => energy.includes(card) || tools.includes(card)) ?? null

/** Whether a card is a Pokémon in play, or under one. Such a card is not moved by itself. */
export const isInAStack = (table: OracleTable, card: CardId): boolean =>
  everyStanding(table).some(({ cards }) => cards.includes(card))

/** Flips coins for the text; they count anew with each flip. */
export function* flipCoins(reading: Reading, coins: number | 'untilTails'): Playing {
  const landed = yield* flip(reading.table, reading.source.player, coins)
  reading.memory.heads = landed.heads
  reading.memory.tails = landed.tails
  reading.memory.done = landed.heads + landed.tails > 0
}
