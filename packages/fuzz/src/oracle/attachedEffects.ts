/** Computes how effects in force change the cards attached to a Pokémon. `counts.ts` registers these functions in `asked.ts`. */
import type { EnergyType } from 'ptcg-turn-engine/model'
import type { Attached } from './asked.ts'
import { inForce, modifiersOn, reaches, working } from './continuous.ts'
import { isSpokenOf } from './spokenOf.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** True if an effect of this kind is in force and disables the Tools, or the Special Energy, of a Pokémon. */
const takesAway = (table: OracleTable, kind: Attached, pokemon: OraclePokemon): boolean =>
  inForce(table, pokemon).some(({ lasting }) => lasting === kind) ||
  (isSpokenOf(table, kind) && working(table, kind).some((one) => reaches(table, one, kind, pokemon)))

/** Lists the types whose basic Energy provides twice as much on this Pokémon. */
const doubled = (table: OracleTable, pokemon: OraclePokemon): readonly EnergyType[] => {
  const some = isSpokenOf(table, 'doublesBasicEnergy') ? working(table, 'doublesBasicEnergy') : []
  return modifiersOn(table, 'doublesBasicEnergy', pokemon, some).map(({ type }) => type)
}

/** The functions about attached cards that `asked.ts` needs. */
export const ofAttachedCards = { takesAway, doubled }
