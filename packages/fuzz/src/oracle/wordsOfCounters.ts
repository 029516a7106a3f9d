/** Carries out the effects that move damage counters or Knock Pokémon Out. */
import type { EffectNamed } from 'ptcg-turn-engine/model'
import { findMeant, oracleCount } from './counts.ts'
import { putCounters } from './moves.ts'
import { isKeptFrom, type Reading, reached } from './readingText.ts'

/**
 * Moves damage counters from Pokémon that the effect reaches. Counters for a Pokémon that it does not reach vanish (R42). This is not
 * healing.
 */
export const moveCounters = (reading: Reading, effect: EffectNamed<'moveCounters'>): void => {
  const { table, source, memory } = reading
  const most =
    effect.counters === 'all' ? Number.POSITIVE_INFINITY : oracleCount(table, source, memory, effect.counters)
  const to = findMeant(table, source, memory, effect.to)
  memory.done = false
  if (to === null) return
  const isKept = isKeptFrom(reading, to, true)
  for (const from of reached(reading, effect.from)) {
    const counters = Math.min(most, from.damage / 10)
    if (from === to || counters <= 0) continue
    from.damage -= counters * 10
    if (!isKept) putCounters(to, counters)
    memory.done = true
  }
}

/** Marks Pokémon as Knocked Out until the next check for Knock Outs. This is an effect and not damage. */
export const knockOutByText = (reading: Reading, effect: EffectNamed<'knockOut'>): void => {
  const { memory } = reading
  memory.done = false
  for (const pokemon of reached(reading, effect.pokemon)) {
    if (pokemon.isOut) continue
    pokemon.isOut = true
    memory.done = true
  }
}
