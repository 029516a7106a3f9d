/**
 * Computes the effects in force on the oracle's table: continuous effects of cards in play, and lasting effects on
 * Pokémon.
 */
import {
  type AbilityDefinition,
  type ContinuousEffect,
  type EffectSource,
  type LastingEffect,
  type ModifierKind,
  type Modifiers,
  opponentOf,
  PLAYERS,
  type PlayerId,
} from 'ptcg-turn-engine/model'
import { answerAbout, isAbsent, multiplyAmount } from './asked.ts'
import { pokemonCard } from './cards.ts'
import {
  type ContinuousName,
  effectsOfTheStadium,
  effectsOfTheTurn,
  effectsOnCards,
  effectsOutsideAbilities,
  type Working,
  type WorkingAs,
} from './outsideAbilities.ts'
import { isSpokenOf } from './spokenOf.ts'
import { type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'
import { oneAfterAnother } from './takers.ts'

/** The effects that disable Abilities of a Pokémon: the lasting effects on it, and the effects of `all` that reach it. */
const losses = (
  table: OracleTable,
  pokemon: OraclePokemon,
  all: readonly Working[],
): readonly Modifiers['noAbilities'][] => {
  const left = inForce(table, pokemon).flatMap((effect) => (effect.lasting === 'noAbilities' ? [effect] : []))
  const here = all.flatMap((one) =>
    one.effect.continuous === 'noAbilities' && reaches(table, one, 'noAbilities', pokemon) ? [one.effect] : [],
  )
  return [...left, ...here]
}

const isLost = (all: readonly Modifiers['noAbilities'][], name: string): boolean =>
  all.some(({ except }) => except !== name)

/** True if the condition holds under which an effect disables Abilities. An effect without a condition always does. */
const disables = (table: OracleTable, one: Working): boolean => {
  const { player, effect } = one
  const asked = 'while' in effect ? effect.while : undefined
  return asked === undefined || answerAbout('noAbilities', ({ holds }) => holds(table, asking(one, player ?? 0), asked))
}

const ends = (table: OracleTable, one: Working, other: Working): boolean =>
  other.of !== null &&
  !(one.of === other.of && one.called === other.called) &&
  reaches(table, one, 'noAbilities', other.of) &&
  !('except' in one.effect && one.effect.except === other.called)

/**
 * Every effect that disables Abilities. An Ability with such an effect is itself disabled by other cards, by attacks, and by Abilities of
 * the same sort that came into force earlier.
 */
export const takingAbilities = (table: OracleTable): readonly Working[] => {
  if (isAbsent('noAbilities') || !isSpokenOf(table, 'noAbilities')) return []
  const others = effectsOutsideAbilities(table, 'noAbilities')
  const abilities = PLAYERS.flatMap((player) =>
    pokemonOfSide(table, player).flatMap((of) =>
      (pokemonCard(table, of).abilities ?? []).flatMap(({ name, continuous = [] }): readonly Working[] => {
        const takes = continuous.filter((effect) => effect.continuous === 'noAbilities')
        if (takes.length === 0 || isLost(losses(table, of, others), name)) return []
        return takes.map((effect) => ({ effect, of, player, called: name, isOfAnAbility: true }))
      }),
    ),
  )
  return [...others, ...oneAfterAnother(table, abilities, disables, ends)]
}

/** The Abilities of a Pokémon that work (T2F.2). */
export const abilitiesOf = (table: OracleTable, pokemon: OraclePokemon): readonly AbilityDefinition[] => {
  const { abilities = [] } = pokemonCard(table, pokemon)
  if (abilities.length === 0) return abilities
  const lost = losses(table, pokemon, takingAbilities(table))
  return abilities.filter(({ name }) => !isLost(lost, name))
}

/**
 * Every continuous effect of a kind, on cards in play and set for the turn (T2F.2). Face-down cards have none (SU.8).
 */
export const working = <Of extends ContinuousName>(table: OracleTable, name: Of): readonly WorkingAs<Of>[] => {
  if (table.settingUp) return []
  const all: Working[] = []
  const isNamed = ({ continuous }: ContinuousEffect): boolean => continuous === name
  const says = ({ continuous = [] }: AbilityDefinition): boolean => continuous.some(isNamed)
  for (const player of PLAYERS)
    for (const of of pokemonOfSide(table, player)) {
      const abilities = pokemonCard(table, of).abilities?.some(says) ? abilitiesOf(table, of) : []
      const ofAbilities = abilities.flatMap(({ name: called, continuous = [] }) =>
        continuous.filter(isNamed).map((effect) => ({ effect, of, player, called, isOfAnAbility: true as const })),
      )
      all.push(...effectsOnCards(table, of, player, name, ofAbilities))
    }
  return [
    ...all,
    ...effectsOfTheStadium(table, name),
    ...effectsOfTheTurn(table, name),
  ] as readonly object[] as readonly WorkingAs<Of>[]
}

/** The player on whose side a Pokémon is. */
export const playerOf = (table: OracleTable, pokemon: OraclePokemon): PlayerId =>
  table.sides[0].active === pokemon || table.sides[0].bench.includes(pokemon) ? 0 : 1

/**
 * The source for the conditions, filters and counts of an effect: the effect's own player and Pokémon. The effect of a Stadium has no
 * player, so the source gets `its`, the player of the affected Pokémon.
 */
export const asking = ({ of, player }: Working, its: PlayerId): EffectSource => ({
  kind: 'rule',
  player: player ?? its,
  label: '',
  pokemon: of === null ? null : of.id,
})

/**
 * True if an effect on the Pokémon prevents this effect of an Ability. The changes that an Ability makes are effects of the Ability (R8).
 * An effect that prevents effects is never prevented itself.
 */
const isKeptFromTheAbility = (
  table: OracleTable,
  { of, isOfAnAbility }: Working,
  kind: ModifierKind,
  pokemon: OraclePokemon,
): boolean => {
  if (isOfAnAbility === undefined || of === null || kind === 'preventEffects') return false
  const player = playerOf(table, of)
  const place = table.sides[player].active === of ? 'Active' : 'Bench'
  return answerAbout(kind, ({ isLike }) =>
    modifiersOn(table, 'preventEffects', pokemon).some(({ of: what, from, just }) => {
      if (what !== 'Abilities' || just === 'counters') return false
      if (from === undefined) return true
      const { whose, where = place, ...like } = from
      const side = player === playerOf(table, pokemon) ? 'you' : 'opponent'
      return (whose === 'either' || whose === side) && where === place && isLike(table, of, like)
    }),
  )
}

/** True if a continuous effect reaches a Pokémon. */
export const reaches = (table: OracleTable, one: Working, kind: ModifierKind, pokemon: OraclePokemon): boolean => {
  const { of, player, effect } = one
  if (!('scope' in effect)) return false
  const { pokemon: which, where, ...like } = effect.scope
  const its = playerOf(table, pokemon)
  if (which === 'thisPokemon' && pokemon !== of) return false
  if (which === 'yours' && its !== player) return false
  if (which === 'opponents' && (player === null || its === player)) return false
  const place = table.sides[its].active === pokemon ? 'Active' : 'Bench'
  if (where !== undefined && where !== place) return false
  if (isKeptFromTheAbility(table, one, kind, pokemon)) return false
  const asked = effect.while
  return answerAbout(
    kind,
    ({ isLike, holds }) =>
      isLike(table, pokemon, like) && (asked === undefined || holds(table, asking(one, its), asked)),
  )
}

const isOnce = ({ effect }: Working): boolean => 'once' in effect && effect.once === true

/**
 * The continuous effects of a kind that may reach a Pokémon. A caller that checks several Pokémon can list the effects once for all of
 * them.
 */
export const modifiersInPlay = <Of extends ModifierKind>(table: OracleTable, name: Of): readonly WorkingAs<Of>[] =>
  isAbsent(name) || !isSpokenOf(table, name) ? [] : working(table, name)

/** The continuous effects of a kind that reach a Pokémon, with their sources. */
export const reachingBy = <Of extends ModifierKind>(
  table: OracleTable,
  name: Of,
  pokemon: OraclePokemon,
  some: readonly WorkingAs<Of>[] = modifiersInPlay(table, name),
): readonly { readonly called: string; readonly effect: WorkingAs<Of>['effect'] }[] => {
  if (some.length === 0) return []
  const its = playerOf(table, pokemon)
  const found = some.filter((one) => reaches(table, one, name, pokemon))
  const all = [...found.filter(({ player }) => player === its), ...found.filter(({ player }) => player !== its)]
  const applied = new Map<string, Working>()
  // of several `once` effects with the same name, only one applies: an effect of the Pokémon's own side, or else of the opponent's side, or
  // else of the Stadium
  for (const side of [its, opponentOf(its), null])
    for (const one of all)
      if (one.player === side && isOnce(one) && !applied.has(one.called)) applied.set(one.called, one)
  return all
    .filter((one) => !isOnce(one) || applied.get(one.called) === one)
    .map((one) => {
      const called =
        one.isOfAnAbility === undefined || one.of === null
          ? one.called
          : `${pokemonCard(table, one.of).name}'s ${one.called}`
      return { called, effect: multiplyAmount(table, one.effect, name, asking(one, its)) }
    })
}

/** The lasting effects on a Pokémon that are in force now (ET.2), each with its source. */
export const lastingNow = (table: OracleTable, pokemon: OraclePokemon): OraclePokemon['lasting'] =>
  pokemon.lasting.filter(
    ({ whose, turn }) => turn === 0 || (table.turn.player === whose && table.sides[whose].turnsTaken === turn),
  )

export const inForce = (table: OracleTable, pokemon: OraclePokemon): readonly LastingEffect[] =>
  lastingNow(table, pokemon).map(({ effect }) => effect)

/** All effects of a kind on a Pokémon: those of cards in play, and lasting effects. */
export const modifiersOn = <Of extends ModifierKind>(
  table: OracleTable,
  name: Of,
  pokemon: OraclePokemon,
  some: readonly WorkingAs<Of>[] = modifiersInPlay(table, name),
): readonly Modifiers[Of][] => {
  if (some.length === 0 && pokemon.lasting.length === 0) return []
  const itself: EffectSource = { kind: 'rule', player: playerOf(table, pokemon), label: '', pokemon: pokemon.id }
  const lasting: readonly object[] = inForce(table, pokemon)
    .filter((effect) => effect.lasting === name && !('times' in effect && isAbsent(name)))
    .map((effect) => multiplyAmount(table, effect, name, itself))
  const reaching = reachingBy(table, name, pokemon, some).map(({ effect }) => effect)
  return [...lasting, ...reaching] as readonly object[] as readonly Modifiers[Of][]
}
