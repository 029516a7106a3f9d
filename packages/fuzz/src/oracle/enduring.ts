/**
 * Effects that keep a Pokémon from being Knocked Out by damage, and those that strike back at the attacker (A-D6.1,
 * A-F.3).
 */
import type { PokemonId, WaitingProgram } from 'ptcg-turn-engine/model'
import { nameOf } from './cards.ts'
import { firstHeads } from './choices.ts'
import { inForce, lastingNow, reachingBy } from './continuous.ts'
import { discardCards, find, oracleSideOf } from './moves.ts'
import { hitPoints } from './ofPokemon.ts'
import { isNamed } from './onDamage.ts'
import { survive } from './past.ts'
import type { AttackOnTable, OraclePokemon, OracleTable, Playing } from './table.ts'

/**
 * Just before Knock Outs: a Pokémon that had no damage and took at least its HP in damage may keep 10 HP, however many
 * counters it has by now. A coin may keep them for any damaged Pokémon.
 */
export function* keepTen(table: OracleTable, attack: AttackOnTable): Playing {
  const asked = new Set<PokemonId>()
  for (const one of attack.damaged) {
    const target = find(table, one.pokemon)
    if (target === null || target.isOut || target.cards.at(-1) !== one.card) continue
    const hp = hitPoints(table, target)
    if (target.damage < hp) continue
    const seen = { standing: find(table, attack.pokemon), player: attack.player }
    const lasting = inForce(table, target).flatMap((effect) =>
      effect.lasting === 'endures' ? [{ called: '', effect }] : [],
    )
    const all = [...lasting, ...reachingBy(table, 'endures', target)].filter(({ effect: { from } }) =>
      isNamed(table, from, seen, target),
    )
    let keeping = one.tookAll ? all.filter(({ effect }) => effect.onHeads !== true) : []
    if (keeping.length === 0 && !asked.has(one.pokemon)) {
      asked.add(one.pokemon)
      const coins = all.filter(({ effect }) => effect.onHeads === true)
      const lucky = yield* firstHeads(table, oracleSideOf(table, target), coins)
      keeping = lucky === null ? [] : [lucky]
    }
    const [first] = keeping
    if (first === undefined) continue
    target.damage = hp - 10
    survive(table, target)
    const tool = target.tools.find((card) => nameOf(table, card) === first.called)
    if (tool !== undefined && keeping.every(({ effect: { discards } }) => discards)) discardCards(table, [tool])
  }
}

/** The texts of effects on a damaged Pokémon that put damage counters on the attacker. */
export const listStrikesBack = (
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
  for (const { effect, source, ofAttack } of lastingNow(table, standing))
    if (effect.lasting === 'returnsDamage') give(source, effect, ofAttack ? 'attack' : 'rule')
  for (const { called, effect } of reachingBy(table, 'returnsDamage', standing)) give(called, effect)
  return given
}
