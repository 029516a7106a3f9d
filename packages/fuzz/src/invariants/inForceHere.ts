/** Adds up the continuous effects of cards in play: on HP (KO.1) and on the size of the Bench (T2A.3). */
import {
  type CardDefinition,
  type CardFilter,
  type ContinuousEffect,
  type Game,
  type PlayerId,
  type PokemonDefinition,
  RULES_WITHIN,
  type Scope,
} from 'ptcg-turn-engine/model'
import { type PokemonInPlay, printedOn, standingIn, topCardOf } from './reading.ts'

interface Held {
  readonly effect: ContinuousEffect
  /** null: the Stadium, which is both players'. */
  readonly holder: PokemonInPlay | null
}

const continuousOf = (card: CardDefinition | null): readonly ContinuousEffect[] => {
  if (card === null) return NOTHING
  if (card.kind === 'Pokemon')
    return [card, ...(card.abilities ?? NOTHING)].flatMap(({ continuous }) => continuous ?? NOTHING)
  if ('asPokemon' in card) return card.asPokemon?.continuous ?? NOTHING
  return 'continuous' in card ? (card.continuous ?? NOTHING) : NOTHING
}

const NOTHING: readonly never[] = []

/** Every continuous effect of a card in play; face-down Pokémon have none (SU.8). */
const heldIn = (game: Game): readonly Held[] => {
  if (game.setUp !== null) return NOTHING
  const held: Held[] = []
  const collect = (card: CardDefinition | null, holder: PokemonInPlay | null): void => {
    for (const effect of continuousOf(card)) held.push({ effect, holder })
  }
  for (const standing of standingIn(game)) {
    collect(printedOn(game, standing.pokemon.cards.at(-1) ?? -1), standing)
    for (const card of standing.pokemon.tools) collect(printedOn(game, card), standing)
    for (const card of standing.pokemon.energy) collect(printedOn(game, card), standing)
  }
  if (game.stadium !== null) collect(printedOn(game, game.stadium.card), null)
  return held
}

const TAKING: readonly string[] = ['noAbilities', 'noToolEffects', 'plainSpecialEnergy']

/** True if something disables Abilities or attached cards; the oracle checks whose. */
const takesAbilities = (game: Game, held: readonly Held[]): boolean =>
  held.some(({ effect }) => TAKING.includes(effect.continuous)) ||
  standingIn(game).some(({ pokemon }) => pokemon.lasting.some(({ effect }) => TAKING.includes(effect.lasting)))

const fits = (card: PokemonDefinition | null, filter: CardFilter): boolean => {
  if (card === null) return false
  if (filter.kind !== undefined && filter.kind !== 'Pokemon') return false
  if (filter.trainer !== undefined || filter.basicEnergy !== undefined) return false
  if (filter.stage !== undefined && filter.stage !== card.stage) return false
  if (filter.type !== undefined && !card.types.includes(filter.type)) return false
  if (filter.named !== undefined && filter.named !== card.name) return false
  if (filter.namePart !== undefined && !card.name.includes(filter.namePart)) return false
  if (filter.evolution !== undefined && filter.evolution !== (card.evolvesFrom !== undefined)) return false
  if (filter.evolvesFrom !== undefined && filter.evolvesFrom !== card.evolvesFrom) return false
  if (filter.hpAtMost !== undefined && card.hp > filter.hpAtMost) return false
  if (filter.retreatCost !== undefined && filter.retreatCost !== card.retreatCost) return false
  if (filter.hasAbility !== undefined && filter.hasAbility !== (card.abilities?.[0] !== undefined)) return false
  if (filter.attack !== undefined && !card.attacks.some(({ name }) => name === filter.attack)) return false
  if (filter.label !== undefined && card.labels?.includes(filter.label) !== true) return false
  const boxes = card.rules ?? []
  if (filter.ruleBox !== undefined && filter.ruleBox !== (boxes.length > 0 || card.discardsToLostZone === true))
    return false
  const { rule } = filter
  if (rule !== undefined && ![rule, ...(RULES_WITHIN[rule] ?? [])].some((one) => boxes.includes(one))) return false
  if (filter.any?.every((one) => !fits(card, one)) === true) return false
  return filter.not === undefined || !fits(card, filter.not)
}

const isOnTheSide = ({ pokemon }: Scope, holder: PokemonInPlay | null, target: PokemonInPlay): boolean => {
  switch (pokemon) {
    case 'thisPokemon':
      return holder?.pokemon.id === target.pokemon.id
    case 'all':
      return true
    case 'yours':
      return holder === null || holder.owner === target.owner
    case 'opponents':
      return holder === null || holder.owner !== target.owner
  }
}

const reaches = (game: Game, scope: Scope, holder: PokemonInPlay | null, target: PokemonInPlay): boolean =>
  isOnTheSide(scope, holder, target) &&
  (scope.where === undefined || scope.where === target.place) &&
  (scope.fits === undefined || fits(topCardOf(game, target.pokemon), scope.fits))

/** True if HP depends on more than printed values; the oracle checks those cases. */
const asksMore = (effect: ContinuousEffect): boolean => {
  if (effect.continuous === 'types' || (effect.continuous === 'preventEffects' && effect.of === 'Abilities'))
    return true
  if (effect.continuous !== 'hp') return false
  const { pokemon: _, where: __, fits: ___, ...like } = effect.scope
  const { while: question, times, once } = effect
  return question !== undefined || times !== undefined || once !== undefined || Object.keys(like).length > 0
}

/** True if a text's effect for a turn is in force: only in that very turn. */
const isOfThisTurn = (
  { turn: { player }, players }: Game,
  { whose, turn }: { readonly whose: PlayerId; readonly turn: number },
): boolean => whose === player && turn === players[whose].turnsTaken

/** Pokémon whose damage has reached their HP, with their HP. */
export const knockedOutIn = (game: Game): readonly (readonly [PokemonInPlay, number])[] => {
  const held = heldIn(game)
  if (game.lastingRules.length > 0 || held.some(({ effect }) => asksMore(effect))) return NOTHING
  if (takesAbilities(game, held)) return NOTHING
  if (
    standingIn(game).some(({ pokemon }) => pokemon.lasting.some(({ effect }) => 'times' in effect || 'types' in effect))
  )
    return NOTHING
  const out: (readonly [PokemonInPlay, number])[] = []
  for (const target of standingIn(game)) {
    let hp = topCardOf(game, target.pokemon)?.hp ?? Number.POSITIVE_INFINITY
    for (const lasting of target.pokemon.lasting)
      if (lasting.effect.lasting === 'hp' && isOfThisTurn(game, lasting)) hp += lasting.effect.amount
    for (const { effect, holder } of held)
      if (effect.continuous === 'hp' && reaches(game, effect.scope, holder, target)) hp += effect.amount
    if (target.pokemon.damage >= hp) out.push([target, hp])
  }
  return out
}

/**
 * The maximum number of a player's Benched Pokémon: the smallest limit that a card in play or a text for this turn
 * surely sets; else the usual limit, or a larger one that may be in force.
 */
export const benchLimitIn = (game: Game, usual: number, player: PlayerId): number => {
  const limits: number[] = []
  const perhaps: number[] = []
  const held = heldIn(game)
  const isSure = !takesAbilities(game, held)
  const look = (effect: ContinuousEffect, owner: PlayerId | null, isInForce: boolean): void => {
    if (effect.continuous !== 'benchLimit') return
    const { whose, limit } = effect
    if (whose === undefined || owner === null || (whose === 'you') === (owner === player))
      (effect.while === undefined && isInForce ? limits : perhaps).push(limit)
  }
  for (const { effect, holder } of held) look(effect, holder?.owner ?? null, isSure || holder === null)
  for (const rule of game.lastingRules) if (isOfThisTurn(game, rule)) look(rule.effect, rule.player, true)
  return limits.length === 0 ? Math.max(usual, ...perhaps) : Math.min(...limits)
}
