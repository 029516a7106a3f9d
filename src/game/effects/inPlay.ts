/** Effects on Pokémon in play: attached cards, switching, damage counters, Special Conditions, lasting effects. */

import { matches } from '../board/cardFilter.ts'
import { modifiersOn } from '../board/continuous.ts'
import { countOf } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { asAttached } from '../board/energy.ts'
import { activeOf, findPokemon, holderOf, type InPlay } from '../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf, referredPokemon, referredSet } from '../board/references.ts'
import { isAfflicted, isIn } from '../board/specialConditions.ts'
import { switchActive } from '../changes/activeSpot.ts'
import { moveCards, TO_DISCARD } from '../changes/cards.ts'
import { beginCondition, endCondition, recoverFromAll } from '../changes/conditions.ts'
import { beginLasting, beginRule } from '../changes/lasting.ts'
import { attachCard } from '../changes/pokemon.ts'
import { POINTS_PER_COUNTER, placeCounters, removeCounters } from '../damage/counters.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { CardId, PokemonId } from '../model/pokemon.ts'
import { isWhole } from '../model/resolution.ts'
import { askChoice } from './choice.ts'
import { doFirst, type Here } from './continuation.ts'
import { did } from './moving.ts'
import { isPrevented, prevented, toEach } from './prevention.ts'

const one = (target: InPlay | null): readonly InPlay[] => (target === null ? [] : [target])

/** The Pokémon as it is now: an earlier part of the same effect may have changed it. */
const current = (game: Game, target: InPlay): InPlay => findPokemon(game, target.pokemon.id) ?? target

/** Something about a side of the table is another; that an effect was prevented is told, and nothing was done. */
const doneUnlessSame = (before: Game, after: Game): Game => did(after, after.players !== before.players)

/** Energy cards are attached, and Tools where there is room for one (TL.1); other cards, and cards of the other player, stay where they are. */
const attachIfPossible = (game: Game, card: CardId, id: PokemonId): Game => {
  const definition = definitionOf(game, card)
  if (game.cards[card]?.owner !== findPokemon(game, id)?.owner) return game
  if (definition?.kind === 'Energy') return attachCard(game, card, id, 'energy')
  const tools = findPokemon(game, id)?.pokemon.tools.length ?? 0
  const fits = definition?.kind === 'Trainer' && definition.trainer === 'Tool' && tools < game.ruleset.toolsPerPokemon
  return fits ? attachCard(game, card, id, 'tools') : game
}

const discardFrom = (game: Game, cards: readonly CardId[]): Game =>
  cards.length === 0 ? game : moveCards(game, cards, TO_DISCARD)

/**
 * What would be moved to a Pokémon out of reach leaves the one it is attached to and is lost (R42). Other cards stay, and so do
 * those that could not be attached to it anyway, as it is the other player's (T2C.2).
 */
const withoutReach = (game: Game, cards: readonly CardId[], { owner }: InPlay): Game =>
  discardFrom(
    game,
    cards.filter((card) => game.cards[card]?.owner === owner && holderOf(game, card) !== null),
  )

export const attach = (game: Game, effect: EffectNamed<'attach'>, { source, memory }: Here): Game => {
  const target = referredPokemon(game, source, memory, effect.to)
  const cards = memory.cards[effect.cards] ?? []
  if (target === null || cards.length === 0) return did(game, false)
  const after = isPrevented(game, source, target)
    ? withoutReach(prevented(game, source, target), cards, target)
    : cards.reduce((now, card) => attachIfPossible(now, card, target.pokemon.id), game)
  return did(after, after.players !== game.players && isWhole(memory, effect.cards))
}

export const discardAllEnergy = (
  game: Game,
  effect: EffectNamed<'discardAllEnergy'>,
  { source, memory }: Here,
): Game => {
  const filter = effect.type === undefined ? {} : { type: effect.type }
  const targets = one(referredPokemon(game, source, memory, effect.from))
  const after = toEach(game, source, targets, (now, { pokemon }) =>
    discardFrom(
      now,
      pokemon.energy.filter((card) => matches(asAttached(now, card), filter, now.ruleset)),
    ),
  )
  return doneUnlessSame(game, after)
}

export const discardTools = (game: Game, effect: EffectNamed<'discardTools'>, { source, memory }: Here): Game =>
  doneUnlessSame(
    game,
    toEach(game, source, referredSet(game, source, memory, effect.from), (now, { pokemon }) =>
      discardFrom(now, pokemon.tools),
    ),
  )

export const switchPokemon = (game: Game, effect: EffectNamed<'switch'>, { source, memory }: Here): Game => {
  const player = playerOf(source, effect.who)
  const incoming = referredPokemon(game, source, memory, { chosen: effect.with })
  const active = activeOf(game, player)
  if (incoming === null || active === null) return did(game, false)
  const concerned = effect.out === true ? active : incoming
  const after = toEach(game, source, [concerned], (now) => switchActive(now, player, incoming.pokemon.id))
  return doneUnlessSame(game, after)
}

export const putCounters = (game: Game, effect: EffectNamed<'putCounters'>, { source, memory }: Here): Game => {
  const counters = countOf(game, source, memory, effect.counters)
  const targets = referredSet(game, source, memory, effect.on)
  return doneUnlessSame(
    game,
    toEach(game, source, targets, (now, { pokemon }) => placeCounters(now, pokemon.id, counters, { by: source.label })),
  )
}

/** The name under which the picks of "in any way you like" are remembered; no card should use it for a choice. */
const SPREAD = 'countersSpread'

export const spreadCounters = (game: Game, effect: EffectNamed<'spreadCounters'>, { source, memory }: Here): Game => {
  const asked = askChoice(game, {
    player: source.player,
    purpose: 'effect',
    as: SPREAD,
    options: filteredPokemon(game, source, memory, effect.among).map(({ pokemon }) => ({
      option: 'pokemon',
      pokemon: pokemon.id,
    })),
    min: effect.counters,
    max: effect.counters,
    again: true,
  })
  return doFirst(asked, [{ do: 'putCounters', on: { eachChosen: SPREAD }, counters: 1 }])
}

/** It is damaged, and nothing forbids that it is healed (GR.1). */
export const canBeHealed = (game: Game, target: InPlay): boolean =>
  target.pokemon.damage > 0 && modifiersOn(game, 'cantBeHealed', target).length === 0

export const heal = (game: Game, effect: EffectNamed<'heal'>, { source, memory }: Here): Game => {
  const times = countOf(game, source, memory, effect.times ?? 1)
  const counters = effect.damage === 'all' ? (times > 0 ? Infinity : 0) : (times * effect.damage) / POINTS_PER_COUNTER
  const targets = referredSet(game, source, memory, effect.pokemon).filter((one) => canBeHealed(game, one))
  return doneUnlessSame(
    game,
    toEach(game, source, targets, (now, { pokemon }) => removeCounters(now, pokemon.id, counters, source.label)),
  )
}

export const condition = (game: Game, effect: EffectNamed<'condition'>, { source, memory }: Here): Game => {
  const mayBe = (target: InPlay): boolean =>
    !modifiersOn(game, 'preventConditions', target).some(
      ({ effect: { condition: only } }) => only === undefined || only === effect.condition,
    )
  const targets = one(referredPokemon(game, source, memory, effect.pokemon))
  return doneUnlessSame(
    game,
    toEach(game, source, targets.filter(mayBe), (now, target) =>
      beginCondition(now, target, effect.condition, effect.counters),
    ),
  )
}

export const recoverFrom = (game: Game, effect: EffectNamed<'recover'>, { source, memory }: Here): Game => {
  const { from } = effect
  const targets = referredSet(game, source, memory, effect.pokemon).filter(({ pokemon }) =>
    from === undefined ? isAfflicted(pokemon) : isIn(pokemon, from),
  )
  const after = toEach(game, source, targets, (now, target) =>
    from === undefined ? recoverFromAll(now, current(now, target)) : endCondition(now, current(now, target), from),
  )
  return doneUnlessSame(game, after)
}

export const lasting = (game: Game, effect: EffectNamed<'lasting'>, { source, memory }: Here): Game => {
  const targets = one(referredPokemon(game, source, memory, effect.on))
  return doneUnlessSame(
    game,
    toEach(game, source, targets, (now, target) => beginLasting(now, target, effect, source)),
  )
}

export const lastingRule = (game: Game, effect: EffectNamed<'lastingRule'>, { source }: Here): Game =>
  did(beginRule(game, effect, source), true)
