/**
 * Checks the remedies that the engine suggests for refused events: the Energy to attach must be what is missing by the rules (A-A.2,
 * T2E.2).
 */
import type { Violation } from 'ptcg-turn-engine'
import { lacking } from './changed.ts'
import { units } from './energy.ts'
import { attacksAtHand } from './lending.ts'
import { retreatCost } from './ofPokemon.ts'
import type { OracleTable, Play } from './table.ts'

/** The number of Energy units that a remedy asks for, such as 4 for "Attach Fire, 2 Water and 1 more Energy." */
const unitsAskedBy = (remedy: string): number =>
  remedy
    .replace(/^Attach | Energy\.$/g, '')
    .split(/, | and /)
    .reduce((sum, part) => sum + (/^\d+/.test(part) ? Number.parseInt(part, 10) : 1), 0)

const missingFor = (table: OracleTable, play: Play): number | null => {
  const { active } = table.sides[table.turn.player]
  if (active === null) return null
  if (play.play === 'RETREAT') return retreatCost(table, active) - units(table, active.energy).length
  const attack = play.play === 'DECLARE_ATTACK' ? attacksAtHand(table, active)[play.attack]?.attack : undefined
  return attack === undefined ? null : lacking(table, active, attack)
}

const ABOUT_ENERGY: readonly string[] = ['ATTACK_COST_NOT_COVERED', 'RETREAT_COST_NOT_COVERED']

/** Describes a remedy that asks for a wrong number of Energy units; null if there is none. */
export const remedyDiffers = (table: OracleTable, play: Play, violations: readonly Violation[]): string | null => {
  for (const { rule, code, message, remedy } of violations) {
    if (remedy === null || !ABOUT_ENERGY.includes(code)) continue
    const missing = missingFor(table, play)
    if (missing !== null && unitsAskedBy(remedy) !== missing)
      return `${rule}: ${message} The engine advises: "${remedy}" By the rules ${missing} Energy is missing.`
  }
  return null
}
