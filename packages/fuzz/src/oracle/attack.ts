/** Plays an attack from its announcement to the Knock Outs after it: steps A to F (A-A to A-F). */
import {
  type AttackDefinition,
  type EffectSource,
  type Memory,
  NO_MEMORY,
  type PlayerId,
  type PokemonId,
  type TriggerOn,
  type WaitingProgram,
} from 'ptcg-turn-engine/model'
import { shrinkBenches } from './benches.ts'
import { flip } from './choices.ts'
import { allMeant, holds, oracleCount } from './counts.ts'
import { baseDamage, calculate, damageToItself, defend, type Worked } from './damage.ts'
import { keepTen, listStrikesBack } from './enduring.ts'
import { inTheirOrder, listKnockedOut, lookForKnockOuts, settle } from './knockOut.ts'
import { attacksAtHand } from './lending.ts'
import { carryOutTriggered } from './main.ts'
import { discardCards, find, isActive, oracleSideOf, putCounters } from './moves.ts'
import { attackMayFail, hitPoints } from './ofPokemon.ts'
import { wasDamaged } from './onDamage.ts'
import { noteDown } from './past.ts'
import { recoverWhereSaid } from './recovering.ts'
import { countersFor } from './specialConditions.ts'
import type { AttackOnTable, OraclePokemon, OracleTable, Playing } from './table.ts'
import { carryOut } from './text.ts'
import { thoseStillInPlay, triggered } from './triggers.ts'
import { attackKey } from './wordsCopying.ts'

/**
 * Step B: flips the coins of effects that may make the attack fail. If one of them shows tails, the attack does not happen, and the
 * remaining effects flip no coins (A-B.1).
 */
function* B_alter(table: OracleTable, attack: AttackOnTable, attacker: OraclePokemon): Playing {
  for (const coins of attackMayFail(table, attacker)) {
    if (attack.ended !== null) return
    const { tails } = yield* flip(table, attack.player, coins)
    if (tails > 0) attack.ended = 'doesNotHappen'
  }
}

/** Step C: flips a coin for a Confused attacker. On tails it damages itself, and the attack does not happen (A-C.1). */
function* C_confusion(table: OracleTable, attack: AttackOnTable, attacker: OraclePokemon): Playing {
  if (attacker.conditions.rotated !== 'Confused') return
  const { tails } = yield* flip(table, attack.player, 1)
  if (tails === 0) return
  const counters = countersFor(table, attacker, 'Confused')
  putCounters(
    attacker,
    table.ruleset.confusionHurtsBy === 'damage' ? damageToItself(table, attacker, counters * 10) / 10 : counters,
  )
  attack.ended = 'doesNotHappen'
  recoverWhereSaid(table)
}

/** Every target with its base damage in points: the opponent's Active Pokémon, then the other targets in the text. */
const targets = (
  table: OracleTable,
  attack: AttackOnTable,
  definition: AttackDefinition,
  source: EffectSource,
  memory: Memory,
): readonly (readonly [OraclePokemon, number])[] => {
  const all: (readonly [OraclePokemon, number])[] = []
  const base =
    attack.damageByHand ??
    (definition.damage === undefined ? null : baseDamage(table, source, memory, definition.damage))
  if (base !== null) for (const pokemon of allMeant(table, source, memory, 'opponentActive')) all.push([pokemon, base])
  for (const { to, amount, times = 1, if: asked } of definition.also ?? []) {
    if (asked !== undefined && !holds(table, source, memory, asked)) continue
    const points = amount * oracleCount(table, source, memory, times)
    for (const pokemon of allMeant(table, source, memory, to)) all.push([pokemon, points])
  }
  return all
}

/**
 * Flips the coins for the base damage, calculates the damage to all targets, then places all of it (A-F.2). An attacker that has left play
 * does no damage; the rules do not cover this.
 */
function* doDamage(
  table: OracleTable,
  attack: AttackOnTable,
  definition: AttackDefinition,
  source: EffectSource,
  before: Memory,
): Playing<Memory> {
  const coins = definition.damage?.coins
  let memory = before
  if (coins !== undefined) {
    const flips = coins === 'untilTails' ? ({ do: 'flipUntilTails' } as const) : ({ do: 'flip', coins } as const)
    memory = yield* carryOut(table, source, [flips], memory)
  }
  const attacker = find(table, attack.pokemon)
  attack.calculated = true
  if (attacker === null) return memory
  const named = { ...definition, name: attack.name }
  const begun = targets(table, attack, definition, source, memory).map(
    ([target, base]) => [target, calculate(table, attacker, named, target, base)] as const,
  )
  table.calculations.push(...begun.flatMap(([, one]) => (one.stopped === null ? [] : [one])))
  const worked: (readonly [OraclePokemon, Worked])[] = []
  for (const [target, one] of begun)
    if (one.stopped === null) worked.push([target, yield* defend(table, attacker, named, target, one)])
  discardCards(table, [...new Set(worked.flatMap(([, { used }]) => used))])
  for (const [target, calculation] of worked) {
    table.calculations.push(calculation)
    const tookAll = target.damage === 0 && calculation.points >= hitPoints(table, target)
    const counters = calculation.points / 10
    putCounters(target, counters)
    if (calculation.points === 0) continue
    attack.damaged.push({
      pokemon: target.id,
      card: target.cards.at(-1),
      points: calculation.points,
      where: isActive(table, target) ? 'Active' : 'Bench',
      tookAll,
    })
    const fatal = target.damage >= hitPoints(table, target)
    const details = { pokemon: target, attack: attack.name, count: counters, fatal }
    noteDown(table, 'damaged', oracleSideOf(table, target), details)
  }
  recoverWhereSaid(table)
  if (table.ruleset.knockOutBeforeEffects) yield* keepTen(table, attack)
  recoverWhereSaid(table)
  return memory
}

/** Lists the effects that damage to a Pokémon triggers, on the Pokémon, its attached cards, and other cards in play (A-F.3). */
const reactions = (table: OracleTable, attack: AttackOnTable): readonly WaitingProgram[] =>
  [...new Set(attack.damaged.map(({ pokemon }) => pokemon))].flatMap((id) => {
    const pokemon = find(table, id)
    if (pokemon === null || !wasDamaged(table, pokemon)) return []
    const suits = ({ by, where }: TriggerOn<'damaged'>): boolean =>
      (by === undefined || oracleSideOf(table, pokemon) !== attack.player) &&
      (where === undefined || attack.damaged.some((one) => one.pokemon === id && one.where === where))
    return [...listStrikesBack(table, pokemon, attack), ...triggered(table, pokemon, 'damaged', suits)]
  })

/** Notes that the attack was used, and carries it out. */
function* use(table: OracleTable, attack: AttackOnTable, definition: AttackDefinition): Playing {
  noteDown(table, 'attackUsed', attack.player, { pokemon: find(table, attack.pokemon), attack: attack.name })
  yield* carryThrough(table, attack, definition)
}

/**
 * Carries out steps D to F: the choices, requirements and effects of the attack. If the text uses another attack instead, that attack
 * begins with its own step D (R35).
 */
function* carryThrough(table: OracleTable, attack: AttackOnTable, definition: AttackDefinition): Playing {
  if (definition.oncePerGame !== undefined) table.sides[attack.player].spent.push(definition.oncePerGame)
  recoverWhereSaid(table)
  const source: EffectSource = { kind: 'attack', player: attack.player, label: attack.name, pokemon: attack.pokemon }
  table.step = 'D'
  const chosen = yield* carryOut(table, source, definition.choose ?? [], NO_MEMORY)
  table.step = 'E'
  const required = yield* carryOut(table, source, definition.require ?? [], chosen)
  if (attack.ended !== null) return
  if (attack.becomes !== null) {
    const { key, definition: other } = attack.becomes
    attack.was.push(key)
    attack.becomes = null
    attack.definition = other
    table.spokenFor.clear()
    return yield* carryThrough(table, attack, other)
  }
  table.step = 'F before'
  const prepared = yield* carryOut(table, source, definition.before ?? [], required)
  table.step = 'F damage'
  let remembered = yield* doDamage(table, attack, definition, source, prepared)
  const isLethal = attack.damaged.length > 0 && listKnockedOut(table).length > 0
  if (table.ruleset.knockOutBeforeEffects && isLethal) {
    table.step = null
    yield* lookForKnockOuts(table, 'midAttack')
    table.spokenFor.clear()
    // after Knock Outs, the positions of cards that the text has looked at are unknown again
    remembered = { ...remembered, lookedAt: [] }
  }
  table.step = 'F other'
  yield* carryOut(table, source, definition.after ?? [], remembered)
  table.step = 'F reactions'
  // effects that the attack itself has triggered are ordered together with the reactions to its damage
  const before = thoseStillInPlay(table)
  yield* inTheirOrder(table, [...before, ...reactions(table, attack)], table.ruleset.order.reactions)
}

/** The record of an attack that has just been announced. `was`: the keys of attacks that this attack must not become. */
export const announcedAttack = (
  player: PlayerId,
  pokemon: PokemonId,
  definition: AttackDefinition,
  was: readonly string[] = [],
): AttackOnTable => ({
  player,
  pokemon,
  name: definition.name,
  definition,
  ended: null,
  damageByHand: null,
  damaged: [],
  was: [...was],
  becomes: null,
  calculated: false,
})

/** Plays the attack with this index among those that the Active Pokémon can use, including the Knock Outs after it. */
export function* playAttack(table: OracleTable, index: number): Playing {
  const { player } = table.turn
  const attacker = table.sides[player].active
  const used = attacker === null ? undefined : attacksAtHand(table, attacker)[index]
  if (attacker === null || used === undefined) throw new Error('There is no such attack.')
  const { attack: definition } = used
  const announced = announcedAttack(player, attacker.id, definition, [attackKey(table, used.card, used.at)])
  table.attack = announced
  table.turn.attacks += 1
  table.step = 'B'
  yield* B_alter(table, announced, attacker)
  table.step = 'C'
  if (announced.ended === null) yield* C_confusion(table, announced, attacker)
  if (announced.ended === null) yield* use(table, announced, definition)
  table.spokenFor.clear()
  table.step = 'F benches'
  // if the attack changes the Bench limit, that is one of its effects, and effects come before Knock Outs
  yield* shrinkBenches(table)
  table.step = 'F enduring'
  if (!table.ruleset.knockOutBeforeEffects) yield* keepTen(table, announced)
  recoverWhereSaid(table)
  table.step = null
  yield* settle(table)
  if (table.triggered.length === 0) return
  // texts that a promotion has triggered come before the end of the turn; a Pokémon that they Knock Out is not Knocked
  // Out by the attack
  announced.damaged = []
  yield* carryOutTriggered(table)
}
