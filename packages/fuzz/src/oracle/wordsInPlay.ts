/** Carries out the effects on Pokémon in play: their places, damage counters, Special Conditions and lasting effects. */

import {
  type CardId,
  type Duration,
  type EffectNamed,
  type EffectSource,
  type InForce,
  opponentOf,
  type PlayerId,
  type Program,
} from 'ptcg-turn-engine/model'
import { ownerOf, pokemonCard } from './cards.ts'
import { pick } from './choices.ts'
import { modifiersOn } from './continuous.ts'
import { mayStandAlone } from './couldMove.ts'
import { allMeant, findMeant, oracleCount, whoIs } from './counts.ts'
import {
  devolveInto,
  discardCards,
  find,
  isActive,
  lift,
  moveCards,
  oracleEvolve,
  oracleSideOf,
  put,
  putCounters,
  removeCounters,
  removeFromPlay,
  shedEnergy,
  switchActive,
  takeOutOfPlay,
} from './moves.ts'
import { mayEvolveInto } from './ofPlayers.ts'
import { endsTheTurn, isAffectedBy } from './ofPokemon.ts'
import { isInAStack, isKeptFrom, type Reading, reached } from './readingText.ts'
import {
  endConditions,
  hasAnyCondition,
  hasCondition,
  isSoAlready,
  oracleEndCondition,
  setCondition,
} from './specialConditions.ts'
import { isStadiumOf } from './stadium.ts'
import type { OracleTable, Pickable, Playing } from './table.ts'
import { offeredPokemon } from './wordsChoosing.ts'
import { shuffleIntoDecks } from './wordsMoving.ts'

/**
 * Switches an Active Pokémon, if the effect reaches the Pokémon that it is about: the Active Pokémon for "switch out", the Pokémon that
 * comes in for "switch in" (R44).
 */
export const switchPlaces = (reading: Reading, effect: EffectNamed<'switch'>): void => {
  const { table, source, memory } = reading
  const player = whoIs(source, effect.who)
  const { active, bench } = table.sides[player]
  const chosen = findMeant(table, source, memory, { chosen: effect.with })
  memory.done = false
  if (active === null || chosen === null || !bench.includes(chosen)) return
  if (isKeptFrom(reading, effect.out === true ? active : chosen)) return
  switchActive(table, player, chosen.id)
  memory.done = true
}

/**
 * Takes Pokémon out of play. Each card goes to its owner's zone; attached cards may be discarded instead. No Pokémon is promoted before the
 * text ends.
 */
export function* leavePlayByText(reading: Reading, effect: EffectNamed<'leavePlay'>): Playing {
  const { table, memory } = reading
  const intoDecks: CardId[] = []
  memory.done = false
  for (const pokemon of reached(reading, effect.pokemon)) {
    memory.done = true
    if (effect.attached === 'discarded') discardCards(table, [...pokemon.energy, ...pokemon.tools])
    if (effect.to === 'deck') intoDecks.push(...removeFromPlay(table, pokemon))
    else takeOutOfPlay(table, pokemon, effect.to)
  }
  yield* shuffleIntoDecks(reading, intoDecks)
}

/** Evolves a Pokémon, which a text may do in any turn (T2B.3). If several Pokémon fit, the text's player chooses one. */
export function* evolveByText(reading: Reading, effect: EffectNamed<'evolve'>): Playing {
  const { table, source, memory } = reading
  const [card] = memory.cards[effect.cards] ?? []
  memory.done = false
  if (card === undefined || isInAStack(table, card)) return
  const fitting = allMeant(table, source, memory, effect.pokemon).filter((one) =>
    mayEvolveInto(table, card, one, effect.skipping === true),
  )
  const options: readonly Pickable[] = fitting.map(({ id }) => ({ pick: 'pokemon', pokemon: id }))
  const [picked] = yield* pick(table, { player: source.player, options, min: 1, max: 1 })
  const pokemon = picked?.pick === 'pokemon' ? find(table, picked.pokemon) : null
  if (pokemon === null || isKeptFrom(reading, pokemon)) return
  oracleEvolve(table, card, pokemon)
  memory.pokemon = { ...memory.pokemon, [effect.cards]: [pokemon.id] }
  if (endsTheTurn(table, pokemon)) table.turn.cutShort = true
  memory.done = true
}

/**
 * Replaces the only card of a Pokémon by another card that can be a Basic Pokémon. Everything on the Pokémon stays, except Energy that the
 * new card may not have.
 */
export const replaceByText = (reading: Reading, effect: EffectNamed<'replace'>): void => {
  const { table, source, memory } = reading
  const [card] = memory.cards[effect.cards] ?? []
  const [pokemon] = allMeant(table, source, memory, effect.pokemon)
  memory.done = false
  if (card === undefined || pokemon === undefined || pokemon.cards.length !== 1 || isInAStack(table, card)) return
  if (!mayStandAlone(table, card) || ownerOf(table, card) !== oracleSideOf(table, pokemon)) return
  if (isKeptFrom(reading, pokemon)) return
  const [old] = pokemon.cards
  lift(table, card)
  Object.assign(pokemon, { id: card, cards: [card], usedAbilities: [] })
  if (old !== undefined) put(table, old, 'discard')
  shedEnergy(table, pokemon)
  memory.done = true
}

export const devolve = (reading: Reading, effect: EffectNamed<'devolve'>): void => {
  const { table, memory } = reading
  memory.done = false
  for (const pokemon of reached(reading, effect.pokemon)) {
    if (pokemon.cards.length < 2) continue
    devolveInto(table, pokemon, effect.to)
    memory.done = true
  }
}

export const removeStadium = ({ table, source, memory }: Reading, effect: EffectNamed<'removeStadium'>): void => {
  const { whose, to } = effect
  memory.done = isStadiumOf(table, whose === undefined ? null : whoIs(source, whose))
  if (memory.done && table.stadium !== null) moveCards(table, [table.stadium.card], to)
}

/** Places damage counters. They are an effect and not damage, so preventing damage does not stop them (R7). */
export const placeCounters = (reading: Reading, effect: EffectNamed<'putCounters'>): void => {
  const { table, source, memory } = reading
  const counters = oracleCount(table, source, memory, effect.counters)
  memory.done = false
  if (counters <= 0) return
  for (const pokemon of reached(reading, effect.on, true)) {
    putCounters(pokemon, counters)
    memory.done = true
  }
}

/** Lets the player distribute damage counters freely. A counter on a Pokémon that the effect does not reach vanishes (R42). */
export function* spreadCounters(reading: Reading, effect: EffectNamed<'spreadCounters'>): Playing {
  const { table, source, memory } = reading
  const options: readonly Pickable[] = offeredPokemon(reading, effect.among).map(({ id }) => ({
    pick: 'pokemon',
    pokemon: id,
  }))
  const { counters } = effect
  const choice = { player: source.player, options, min: counters, max: counters, again: true }
  const picks = yield* pick(table, choice)
  const targets = picks.flatMap((one) => (one.pick === 'pokemon' ? (find(table, one.pokemon) ?? []) : []))
  const within = targets.filter((pokemon) => !isKeptFrom(reading, pokemon, true))
  for (const pokemon of within) putCounters(pokemon, 1)
  memory.done = within.length > 0
}

export const heal = (reading: Reading, effect: EffectNamed<'heal'>): void => {
  const { table, source, memory } = reading
  const times = oracleCount(table, source, memory, effect.times ?? 1)
  memory.done = false
  if (times === 0 || effect.damage === 0) return
  const healed = reached(reading, effect.pokemon).filter(
    (one) => one.damage > 0 && !isAffectedBy(table, 'cantBeHealed', one),
  )
  for (const pokemon of healed) {
    removeCounters(table, pokemon, effect.damage === 'all' ? pokemon.damage / 10 : (effect.damage / 10) * times)
    memory.done = true
  }
}

/** Puts a Pokémon into a Special Condition, if it is Active (SC.1). */
export const inflict = (reading: Reading, effect: EffectNamed<'condition'>): void => {
  const { table, source, memory } = reading
  const pokemon = findMeant(table, source, memory, effect.pokemon)
  memory.done = false
  if (pokemon === null || !isActive(table, pokemon) || isKeptFrom(reading, pokemon)) return
  const kept = modifiersOn(table, 'preventConditions', pokemon)
  if (kept.some(({ condition = effect.condition }) => condition === effect.condition)) return
  // a condition that the Pokémon is already in, with the same damage counters, is no change
  memory.done = !isSoAlready(table, pokemon, effect)
  setCondition(table, pokemon, effect.condition, effect.counters)
}

export const recover = (reading: Reading, effect: EffectNamed<'recover'>): void => {
  const { memory } = reading
  const { from } = effect
  memory.done = false
  for (const pokemon of reached(reading, effect.pokemon)) {
    const isIll = from === undefined ? hasAnyCondition(pokemon) : hasCondition(pokemon, from)
    if (!isIll) continue
    if (from === undefined) endConditions(pokemon)
    else oracleEndCondition(pokemon, from)
    memory.done = true
  }
}

/**
 * Converts a duration to a player and the number of one of that player's turns, during which the effect is in force (ET.2). The number 0
 * means as long as the Pokémon is Active.
 */
export const turnOf = (
  table: OracleTable,
  player: PlayerId,
  during: Duration,
): { readonly whose: PlayerId; readonly turn: number } => {
  if (during === 'whileActive') return { whose: player, turn: 0 }
  if (during === 'thisTurn') {
    const whose = table.turn.player
    return { whose, turn: table.sides[whose].turnsTaken }
  }
  const whose = during === 'yourNextTurn' ? player : opponentOf(player)
  return { whose, turn: table.sides[whose].turnsTaken + 1 }
}

export const leaveLastingEffect = (
  table: OracleTable,
  source: EffectSource,
  { effect, during }: { readonly effect: InForce['effect']; readonly during: Duration },
): InForce => ({
  effect,
  ...turnOf(table, source.player, during),
  source: source.label,
  ofAttack: source.kind === 'attack' || during === 'whileActive',
})

export const leaveLasting = (reading: Reading, effect: EffectNamed<'lasting'>): void => {
  const { table, source, memory } = reading
  const pokemon = findMeant(table, source, memory, effect.on)
  memory.done = false
  if (pokemon === null || isKeptFrom(reading, pokemon)) return
  pokemon.lasting.push(leaveLastingEffect(table, source, effect))
  memory.done = true
}

/**
 * Returns a program that lets the player choose the attack that a Pokémon cannot use. It offers the first attack or the rest, then the next
 * attack or the rest, and so on.
 */
export const lockedAttack = (reading: Reading, { on, during }: EffectNamed<'lockAttack'>): Program => {
  const { table, source, memory } = reading
  const pokemon = findMeant(table, source, memory, on)
  const all = pokemon === null ? [] : pokemonCard(table, pokemon).attacks
  const names = [...new Set(all.map(({ name }) => name))]
  memory.done = false
  return names.reduceRight<Program>((second, attack) => {
    const first: Program = [{ do: 'lasting', on, effect: { lasting: 'cantUseAttack', attack }, during }]
    return second.length === 0 ? first : [{ do: 'oneOrBoth', just: 'one', first, second }]
  }, [])
}

/** Puts a lasting effect on a player. No Pokémon can prevent it (R43). */
export const leaveRule = ({ table, source, memory }: Reading, effect: EffectNamed<'lastingRule'>): void => {
  const when = turnOf(table, source.player, effect.during)
  table.rules.push({ effect: effect.effect, player: source.player, ...when, source: source.label })
  memory.done = true
}
