/**
 * Effects that keep a Pokémon from being Knocked Out by damage, and those that strike back at the attacker (A-D6.1,
 * A-F.3).
 */
import type { WaitingProgram } from 'ptcg-turn-engine/model'
import { nameOf } from './cards.ts'
import { inForce, reachingBy } from './continuous.ts'
import { discardCards, find, oracleSideOf } from './moves.ts'
import { hitPoints } from './ofPokemon.ts'
import { isNamed } from './onDamage.ts'
import type { AttackOnTable, OraclePokemon, OracleTable } from './table.ts'

/** The damage counters that are placed: an effect may leave an undamaged Pokémon 10 HP. */
export const stayingAtTen = (
  table: OracleTable,
  target: OraclePokemon,
  attacker: OraclePokemon,
  points: number,
): number => {
  const hp = hitPoints(table, target)
  if (target.damage > 0 || points < hp) return points / 10
  const seen = { standing: attacker, player: oracleSideOf(table, attacker) }
  const lasting = inForce(table, target).flatMap((effect) =>
    effect.lasting === 'endures' ? [{ called: '', effect }] : [],
  )
  const all = [...lasting, ...reachingBy(table, 'endures', target)].filter(({ effect: { from } }) =>
    isNamed(table, from, seen, target),
  )
  const [first] = all
  if (first === undefined) return points / 10
  if (all.every(({ effect: { discards } }) => discards)) {
    const tool = target.tools.find((card) => nameOf(table, card) === first.called)
    if (tool !== undefined) discardCards(table, [tool])
  }
  return (hp - 10) / 10
}

/**
 * Keeps Pokémon at 10 HP that the damage left there, even if other effects of the attack have reduced their HP since.
 */
export const keepTen = (table: OracleTable, { damaged }: AttackOnTable): void => {
  for (const { pokemon, keptOf } of damaged) {
    const standing = keptOf === undefined ? null : find(table, pokemon)
    if (keptOf !== undefined && standing !== null)
      standing.damage -= Math.min(standing.damage, Math.max(0, keptOf - hitPoints(table, standing)))
  }
}

/** The texts of effects on a damaged Pokémon that put damage counters on the attacker. */
export const givenBack = (
  table: OracleTable,
  standing: OraclePokemon,
  { pokemon, player }: AttackOnTable,
): readonly WaitingProgram[] => {
  const attacker = find(table, pokemon)
  const given: WaitingProgram[] = []
  const give = (
    called: string,
    { counters, from }: { counters?: number; from?: Parameters<typeof isNamed>[1] },
    kind: 'attack' | 'rule' = 'rule',
  ): void => {
    if (from !== undefined && attacker === null) return
    if (!isNamed(table, from, { standing: attacker, player }, standing)) return
    given.push({
      source: { kind, player: oracleSideOf(table, standing), label: called, pokemon: standing.id },
      program: [
        { do: 'putCounters', on: 'attacker', counters: counters ?? { count: 'damageDone', to: 'thisPokemon' } },
      ],
    })
  }
  for (const { effect, whose, turn, source, ofAttack } of standing.lasting)
    if (effect.lasting === 'returnsDamage' && table.turn.player === whose && table.sides[whose].turnsTaken === turn)
      give(source, effect, ofAttack ? 'attack' : 'rule')
  for (const { called, effect } of reachingBy(table, 'returnsDamage', standing)) give(called, effect)
  return given
}
