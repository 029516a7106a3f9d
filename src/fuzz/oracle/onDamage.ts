/** Works out what is in force on damage and effects of an attack: by which attacker and on which target. */
import type { Modifiers, Others } from '../../game/model/lasting.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { amounts, playerOf, said } from './continuous.ts'
import { isActive } from './moves.ts'
import { isLike } from './standing.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** Whether one Pokémon is among those that a text names, as another sees them. `seen` is null where it is gone: only whose it was is known. */
const isNamed = (
  table: OracleTable,
  named: Others | undefined,
  seen: { readonly standing: OraclePokemon | null; readonly player: PlayerId },
  by: OraclePokemon,
): boolean => {
  if (named === undefined) return true
  const { whose, where, ...asked } = named
  if (whose !== 'either' && (whose === 'opponent') === (playerOf(table, by) === seen.player)) return false
  if (seen.standing === null) return where === undefined && Object.keys(asked).length === 0
  if (where !== undefined && (where === 'Active') !== isActive(table, seen.standing)) return false
  return isLike(table, seen.standing, asked)
}

/** Points on the attacking side, before Weakness (A-D2.1): each effect by itself. Whom a text does not name, it does not spare (R4). */
export const damageDealtMore = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: string,
  target: OraclePokemon,
): readonly number[] =>
  amounts(
    said(table, 'damageDealt', attacker).filter((effect) => {
      if (effect.attack !== undefined && effect.attack !== attack) return false
      return isNamed(table, effect.to, { standing: target, player: playerOf(table, target) }, attacker)
    }),
  )

/** Points on the defending side, after Resistance (A-D5.1): each effect by itself. */
export const damageTakenMore = (
  table: OracleTable,
  target: OraclePokemon,
  attacker: OraclePokemon,
): readonly number[] => {
  const seen = { standing: attacker, player: playerOf(table, attacker) }
  return amounts(said(table, 'damageTaken', target).filter(({ from }) => isNamed(table, from, seen, target)))
}

export const damageIsPrevented = (table: OracleTable, target: OraclePokemon, attacker: OraclePokemon): boolean => {
  const seen = { standing: attacker, player: playerOf(table, attacker) }
  return said(table, 'preventDamage', target).some(({ from }) => isNamed(table, from, seen, target))
}

/** Effects of attacks, or of Supporters, are prevented, damage is not (R8). The attacker may have left play by then. */
export const effectsArePrevented = (
  table: OracleTable,
  target: OraclePokemon,
  player: PlayerId,
  attacker: OraclePokemon | null,
  kind?: Modifiers['preventEffects']['of'],
): boolean =>
  said(table, 'preventEffects', target).some(
    ({ from, of }) => of === kind && isNamed(table, from, { standing: attacker, player }, target),
  )
