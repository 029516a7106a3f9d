/**
 * Carries out effects that keep a Pokémon from being Knocked Out by damage, and lists those that strike back at the attacker (A-D6.1,
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
 * Returns a Pokémon that the attack damaged, if its damage has reached its HP, with the texts that may leave it 10 HP. Returns null if its
 * damage is lower, if a text has Knocked it Out, or if it has left play or become another Pokémon.
 */
const listKeeping = (table: OracleTable, attack: AttackOnTable, one: AttackOnTable['damaged'][number]) => {
  const target = find(table, one.pokemon)
  if (target === null || target.isOut || target.cards.at(-1) !== one.card) return null
  if (target.damage < hitPoints(table, target)) return null
  const seen = { pokemon: find(table, attack.pokemon), player: attack.player }
  const lasting = inForce(table, target).flatMap((effect) =>
    effect.lasting === 'endures' ? [{ called: '', effect }] : [],
  )
  const texts = [...lasting, ...reachingBy(table, 'endures', target)].filter(({ effect: { from } }) =>
    isNamed(table, from, seen, target),
  )
  const onHeads = texts.filter(({ effect }) => effect.onHeads === true)
  return { target, sure: one.tookAll ? texts.filter((text) => !onHeads.includes(text)) : [], onHeads }
}

type Keeping = Exclude<ReturnType<typeof listKeeping>, null>

const leaveTen = (table: OracleTable, target: OraclePokemon, keeping: Keeping['sure']): void => {
  const [first] = keeping
  if (first === undefined) return
  target.damage = hitPoints(table, target) - 10
  survive(table, target)
  const tool = target.tools.find((card) => nameOf(table, card) === first.called)
  if (tool !== undefined && keeping.every(({ effect: { discards } }) => discards)) discardCards(table, [tool])
}

/**
 * Just before Knock Outs, carries out the texts that leave a damaged Pokémon 10 HP. Texts without a coin come first. They work only for a
 * Pokémon that was undamaged before the attack and took at least its HP in damage; counters placed since do not matter. Texts with a coin
 * work for any damaged Pokémon.
 */
export function* keepTen(table: OracleTable, attack: AttackOnTable): Playing {
  for (const one of attack.damaged) {
    const keeping = listKeeping(table, attack, one)
    if (keeping !== null) leaveTen(table, keeping.target, keeping.sure)
  }
  const asked = new Set<PokemonId>()
  for (const one of attack.damaged) {
    const keeping = asked.has(one.pokemon) ? null : listKeeping(table, attack, one)
    if (keeping === null) continue
    asked.add(one.pokemon)
    const lucky = yield* firstHeads(table, oracleSideOf(table, keeping.target), keeping.onHeads)
    if (lucky !== null) leaveTen(table, keeping.target, [lucky])
  }
}

/** The texts of effects on a damaged Pokémon that put damage counters on the attacker. */
export const listStrikesBack = (
  table: OracleTable,
  pokemon: OraclePokemon,
  { pokemon: attackerId, player }: AttackOnTable,
): readonly WaitingProgram[] => {
  const attacker = find(table, attackerId)
  const given: WaitingProgram[] = []
  const give = (
    called: string,
    { counters, from }: { counters?: number; from?: Parameters<typeof isNamed>[1] },
    kind: 'attack' | 'rule' = 'rule',
  ): void => {
    if (from !== undefined && attacker === null) return
    if (!isNamed(table, from, { pokemon: attacker, player }, pokemon)) return
    given.push({
      source: { kind, player: oracleSideOf(table, pokemon), label: called, pokemon: pokemon.id },
      program: [
        { do: 'putCounters', on: 'attacker', counters: counters ?? { count: 'damageDone', to: 'thisPokemon' } },
      ],
    })
  }
  for (const { effect, source, ofAttack } of lastingNow(table, pokemon))
    if (effect.lasting === 'returnsDamage') give(source, effect, ofAttack ? 'attack' : 'rule')
  for (const { called, effect } of reachingBy(table, 'returnsDamage', pokemon)) give(called, effect)
  return given
}
