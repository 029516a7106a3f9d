/** Computes what effects do to a Pokémon's attached cards, for the questions of effects. */
import type { EnergyType } from 'ptcg-turn-engine/model'
import type { Attached } from './asked.ts'
import { inForce, modifiersOn, reaches, working } from './continuous.ts'
import { isSpokenOf } from './spokenOf.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** True if an effect in force takes the effects of a Pokémon's attached cards away. */
const takesAway = (table: OracleTable, kind: Attached, standing: OraclePokemon): boolean =>
  inForce(table, standing).some(({ lasting }) => lasting === kind) ||
  (isSpokenOf(table, kind) && working(table, kind).some((one) => reaches(table, one, kind, standing)))

/** The types of which a Pokémon's basic Energy provides twice as much. */
const doubled = (table: OracleTable, standing: OraclePokemon): readonly EnergyType[] => {
  const some = isSpokenOf(table, 'doublesBasicEnergy') ? working(table, 'doublesBasicEnergy') : []
  return modifiersOn(table, 'doublesBasicEnergy', standing, some).map(({ type }) => type)
}

/** The answers about attached cards to the questions of effects. */
export const ofAttachedCards = { takesAway, doubled }
