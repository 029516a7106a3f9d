/** Computes the base damage of an attack, from its printed damage and the counts in its text (A-D1.1, A-D1.2). */
import { answers, countOf } from '../board/count.ts'
import type { DamageTerm, PrintedDamage } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { LedgerSource } from '../model/ledger.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'

/** The base damage in points, and its sources. */
export interface Base {
  readonly damage: number
  readonly sources: readonly LedgerSource[]
}

const times = (game: Game, source: EffectSource, memory: Memory, term: DamageTerm): number =>
  term.if !== undefined && !answers(game, source, memory, term.if)
    ? 0
    : term.times === undefined
      ? 1
      : countOf(game, source, memory, term.times)

/** The base damage to the opponent's Active Pokémon. */
export const baseDamage = (game: Game, source: EffectSource, memory: Memory, printed: PrintedDamage): Base => {
  const { base, sign } = printed
  const terms = printed.terms ?? []
  if (sign === '×') {
    const count = terms.reduce((sum, term) => sum + times(game, source, memory, term), 0)
    return { damage: base * count, sources: [{ source: 'printed', change: `${base} × ${count}` }] }
  }
  const direction = sign === '−' ? -1 : 1
  const changes = terms.map((term) => direction * term.amount * times(game, source, memory, term))
  return {
    damage: changes.reduce((sum, change) => sum + change, base),
    sources: [
      { source: 'printed', change: `${base}` },
      ...changes
        .filter((change) => change !== 0)
        .map((change) => ({ source: 'text of the attack', change: signPoints(change) })),
    ],
  }
}

/** A change in points with its sign, as it appears in ledgers. */
export const signPoints = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
