/** Finds the effects in force that change the damage, the effects and the Prize cards of an attack, by attacker and target. */
import type { CardId, Modifiers, Others, PlayerId } from 'ptcg-turn-engine/model'
import { definitionOf, nameOf, pokemonCard, saysItIsAPokemon } from './cards.ts'
import { lastingNow, modifiersOn, playerOf, reachingBy } from './continuous.ts'
import { isLike } from './inPlayFilter.ts'
import { isActive } from './moves.ts'
import { amounts, hitPoints } from './ofPokemon.ts'
import { allPokemon, type OraclePokemon, type OracleTable } from './table.ts'

/**
 * True if a text means the Pokémon in `seen`: the Pokémon matches `named`, or the text names none. `seen.pokemon` is null if that Pokémon
 * has left play; then only its player is known. `by` is the Pokémon with the text.
 */
export const isNamed = (
  table: OracleTable,
  named: Others | undefined,
  seen: { readonly pokemon: OraclePokemon | null; readonly player: PlayerId },
  by: OraclePokemon,
): boolean => {
  if (named === undefined) return true
  const { whose, where, ...asked } = named
  if (whose !== 'either' && (whose === 'opponent') === (playerOf(table, by) === seen.player)) return false
  if (seen.pokemon === null) return where === undefined && Object.keys(asked).length === 0
  if (where !== undefined && (where === 'Active') !== isActive(table, seen.pokemon)) return false
  return isLike(table, seen.pokemon, asked)
}

/**
 * The points that effects on the attacker add or subtract before Weakness (A-D2.1), for each effect separately. A text that names no target
 * applies to every target (R4).
 */
export const damageDealtMore = (
  table: OracleTable,
  attacker: OraclePokemon,
  attack: string,
  target: OraclePokemon,
): readonly number[] =>
  amounts(
    modifiersOn(table, 'damageDealt', attacker).filter((effect) => {
      if (effect.attack !== undefined && effect.attack !== attack) return false
      return isNamed(table, effect.to, { pokemon: target, player: playerOf(table, target) }, attacker)
    }),
  )

/** The points that effects on the target add or subtract after Resistance (A-D5.1), for each effect separately. */
export const damageTakenMore = (
  table: OracleTable,
  target: OraclePokemon,
  attacker: OraclePokemon,
): readonly number[] => {
  const seen = { pokemon: attacker, player: playerOf(table, attacker) }
  return amounts(modifiersOn(table, 'damageTaken', target).filter(({ from }) => isNamed(table, from, seen, target)))
}

/** The target's Tools that are discarded because they change the damage of this attacker. */
export const toolsUsedUp = (table: OracleTable, target: OraclePokemon, attacker: OraclePokemon): readonly CardId[] => {
  const seen = { pokemon: attacker, player: playerOf(table, attacker) }
  const names = reachingBy(table, 'damageTaken', target)
    .filter(({ effect: { from, discards } }) => discards === true && isNamed(table, from, seen, target))
    .map(({ called }) => called)
  return target.tools.filter((card) => names.includes(nameOf(table, card)))
}

/**
 * The effects on the target that prevent an attack's damage of this many points. Some of them only prevent damage up to, or from, a number
 * of points.
 */
export const preventing = (
  table: OracleTable,
  target: OraclePokemon,
  attacker: OraclePokemon,
  points: number,
): readonly Modifiers['preventDamage'][] => {
  const seen = { pokemon: attacker, player: playerOf(table, attacker) }
  return modifiersOn(table, 'preventDamage', target).filter(({ from, atMost, atLeast }) => {
    if (atMost !== undefined && points > atMost) return false
    if (atLeast !== undefined && points < atLeast) return false
    return isNamed(table, from, seen, target)
  })
}

/** True if the damage of the attack Knocked a Pokémon Out (KO.2). */
export const fellToDamage = (table: OracleTable, pokemon: OraclePokemon): boolean =>
  pokemon.damage >= hitPoints(table, pokemon) && wasDamaged(table, pokemon)

/** True if the attack damaged a Pokémon that has not changed since: a devolved Pokémon is a different one. */
export const wasDamaged = (table: OracleTable, { id, cards }: OraclePokemon): boolean =>
  table.attack?.damaged.some(({ pokemon, card }) => pokemon === id && card === cards.at(-1)) === true

/** Calls `answer` while the Pokémon in `gone` count as having left play, and returns its result. */
const inAbsenceOf = <Answer>(table: OracleTable, gone: readonly OraclePokemon[], answer: () => Answer): Answer => {
  const before = table.sides.map(({ active, bench }) => ({ active, bench }))
  for (const side of table.sides) {
    if (side.active !== null && gone.includes(side.active)) side.active = null
    side.bench = side.bench.filter((one) => !gone.includes(one))
  }
  const answered = answer()
  for (const [at, side] of table.sides.entries()) Object.assign(side, before[at])
  return answered
}

/** Effects on the number of Prize cards for a Pokémon, with the names of their sources. */
const prizesGivenBy = (
  table: OracleTable,
  pokemon: OraclePokemon,
): readonly { readonly called: string; readonly effect: Modifiers['prizesGiven'] }[] => [
  ...lastingNow(table, pokemon).flatMap(({ effect, source }) =>
    effect.lasting === 'prizesGiven' ? [{ called: source, effect }] : [],
  ),
  ...reachingBy(table, 'prizesGiven', pokemon),
]

/**
 * Returns the number of Prize cards that the opponent takes for a Knocked Out Pokémon: the printed number, changed by effects (PR.1). The
 * first call settles the number, and uses up effects that work once in a game. The Prize cards are taken after all Pokémon in `fallen` are
 * discarded, so effects of the other Pokémon in `fallen` do not count (KO.3).
 */
export const settleWorth = (
  table: OracleTable,
  pokemon: OraclePokemon,
  owner: PlayerId,
  fallen: readonly OraclePokemon[] = [],
): number => {
  if (pokemon.worth !== null) return pokemon.worth
  const isItem = saysItIsAPokemon(definitionOf(table, pokemon.cards.at(-1) ?? -1)) !== null
  if (isItem && !table.ruleset.fossilsGivePrizes) {
    pokemon.worth = 0
    return 0
  }
  const withoutOthers = (one: OraclePokemon): readonly OraclePokemon[] => fallen.filter((other) => other !== one)
  let worth = pokemonCard(table, pokemon).prizes ?? 1
  const { attack } = table
  const attacker = attack === null ? null : (allPokemon(table).find(({ id }) => id === attack.pokemon) ?? null)
  const fell = fellToDamage(table, pokemon)
  const { spent } = table.sides[owner]
  const used: string[] = []
  for (const { called, effect } of inAbsenceOf(table, withoutOthers(pokemon), () => prizesGivenBy(table, pokemon))) {
    const { amount, from, oncePerGame } = effect
    const seen = attack === null ? null : { pokemon: attacker, player: attack.player }
    if (from !== undefined && !(fell && seen !== null && isNamed(table, from, seen, pokemon))) continue
    if (oncePerGame === true && spent.includes(called)) continue
    if (oncePerGame === true && !used.includes(called)) used.push(called)
    worth += amount
  }
  if (fell && attacker !== null && playerOf(table, attacker) !== owner)
    for (const { amount, to } of inAbsenceOf(table, withoutOthers(attacker), () =>
      modifiersOn(table, 'prizesWon', attacker),
    ))
      if (isNamed(table, to, { pokemon, player: owner }, attacker)) worth += amount
  spent.push(...used)
  pokemon.worth = Math.max(0, worth)
  return pokemon.worth
}

/**
 * True if effects on the target are prevented: effects of attacks, or with `kind` effects of that kind. Damage is not prevented here (R8).
 * `attacker` is null if it has left play. `arePlaced`: the effect places damage counters.
 */
export const effectsArePrevented = (
  table: OracleTable,
  target: OraclePokemon,
  player: PlayerId,
  attacker: OraclePokemon | null,
  kind?: Modifiers['preventEffects']['of'],
  arePlaced = false,
): boolean =>
  modifiersOn(table, 'preventEffects', target).some(
    ({ from, of, just }) =>
      of === kind && (arePlaced || just !== 'counters') && isNamed(table, from, { pokemon: attacker, player }, target),
  )
