/**
 * Computes limits: the size of the Bench (T2A.3), costs of retreats and attacks (T2E.2), effects that forbid retreating or playing a card,
 * and the number of Prize cards (SU.7, TI.1).
 */
import type { AttackDefinition } from '../model/cards.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { Modifiers, OfPlayers } from '../model/lasting.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { matches } from './cardFilter.ts'
import { lowestBenchLimit } from './catalogue.ts'
import { type Continuous, continuousOf, isWorking, modifiersOn } from './continuous.ts'
import { definitionOf, pokemonDefinition } from './definitions.ts'
import { attachedUnits, covers, missingSymbols } from './energy.ts'
import { findPokemon, type InPlay } from './pokemonInPlay.ts'

/** The maximum number of a player's Benched Pokémon: the smallest limit that a card sets for the player, else that of the ruleset. */
export const benchLimit = (game: Game, player: PlayerId): number => {
  const all = continuousOf(game, 'benchLimit')
  const limits = all.length === 0 ? all : all.filter((one) => concerns(one, player) && isWorking(game, one, player))
  return limits.length === 0 ? game.ruleset.benchLimit : Math.min(...limits.map(({ effect }) => effect.limit))
}

/**
 * True if a player's Bench has room for `more` further Pokémon (T2A.3). If no rule for a turn is in force, effects in play are searched
 * only if the Bench would exceed the limit of the ruleset or of some card of this game.
 */
export const benchHolds = (game: Game, player: PlayerId, more: number): boolean => {
  const count = game.players[player].bench.length + more
  const isBelowAll = count <= game.ruleset.benchLimit && count <= lowestBenchLimit(game)
  return (isBelowAll && game.lastingRules.length === 0) || count <= benchLimit(game, player)
}

/** True if the effect concerns this player. For a Stadium, "you" means each player. */
const concerns = (
  { player, effect: { whose = 'either' } }: Pick<Continuous<'cantPlay'>, 'player'> & { readonly effect: OfPlayers },
  of: PlayerId,
): boolean => player === null || whose === 'either' || (whose === 'you') === (player === of)

/** The Bench limit that the Stadium in play sets; null if it sets none. */
export const stadiumLimit = (game: Game): number | null => {
  const definition = game.stadium === null ? null : definitionOf(game, game.stadium.card)
  for (const effect of (definition !== null && 'continuous' in definition ? definition.continuous : undefined) ?? [])
    if (effect.continuous === 'benchLimit') return effect.limit
  return null
}

/**
 * The player who discards first from a Bench over its limit: the owner of the Stadium that sets the limit, else the owner of a Stadium with
 * a limit that left play this turn, else the player whose turn it is (R33).
 */
export const discardsFirst = (game: Game): PlayerId => {
  const { stadium, turn } = game
  const limit = stadium === null ? null : stadiumLimit(game)
  const isByStadium = stadium !== null && (limit === benchLimit(game, 0) || limit === benchLimit(game, 1))
  return (isByStadium ? game.cards[stadium.card]?.owner : turn.discardsFirst) ?? turn.player
}

/** The Retreat Cost in units: the printed cost as changed by effects, at least 0. An effect that removes the cost overrides all others. */
export const retreatCost = (game: Game, target: InPlay): number => {
  if (modifiersOn(game, 'noRetreatCost', target).length > 0) return 0
  let cost = pokemonDefinition(game, target.pokemon).retreatCost
  for (const { effect } of modifiersOn(game, 'retreatCost', target)) cost += effect.amount
  return Math.max(0, cost)
}

/** The properties of an attack that determine its cost. */
type Paid = Pick<AttackDefinition, 'name' | 'cost'>

/**
 * The cost of an attack: the printed cost, with Colorless symbols added or removed by effects. If a text removes the cost or sets
 * another cost, other effects do not change the cost (C2032).
 */
export const attackCost = (game: Game, attacker: InPlay, { name, cost: printed }: Paid): readonly EnergyType[] => {
  if (modifiersOn(game, 'noAttackCost', attacker).length > 0) return NO_COST
  const instead = modifiersOn(game, 'attackCostIs', attacker).find(
    ({ effect }) => effect.attack === undefined || effect.attack === name,
  )
  if (instead !== undefined) return instead.effect.cost
  let more = 0
  for (const { effect } of modifiersOn(game, 'attackCost', attacker))
    if (effect.attack === undefined || effect.attack === name) more += effect.amount
  if (more === 0) return printed
  const colorless = printed.filter((symbol) => symbol === 'Colorless').length
  const left: readonly EnergyType[] = Array.from({ length: Math.max(0, colorless + more) }, () => 'Colorless')
  return [...printed.filter((symbol) => symbol !== 'Colorless'), ...left]
}

/** The number of symbols that texts let the attacker leave unpaid in the cost of an attack. */
const sparedSymbols = (game: Game, attacker: InPlay): number =>
  modifiersOn(game, 'symbolsSpared', attacker).reduce((sum, { effect }) => sum + effect.symbols, 0)

/**
 * The symbols in the cost of an attack that remain to be paid, after the attached Energy and the symbols that texts let the attacker leave
 * out (A-A.2).
 */
export const unpaidSymbols = (game: Game, attacker: InPlay, attack: Paid): readonly EnergyType[] =>
  missingSymbols(attachedUnits(game, attacker.pokemon), attackCost(game, attacker, attack)).slice(
    sparedSymbols(game, attacker),
  )

/** True if the attached Energy covers the cost of an attack, without the symbols that texts let the attacker leave out (A-A.2). */
export const attackIsPaid = (game: Game, attacker: InPlay, attack: Paid): boolean =>
  covers(attachedUnits(game, attacker.pokemon), attackCost(game, attacker, attack)) ||
  (sparedSymbols(game, attacker) > 0 && unpaidSymbols(game, attacker, attack).length === 0)

const NO_COST: readonly EnergyType[] = []

/** The cost of the attack in progress for its attacker; empty if no attack is in progress. */
export const costOfTheAttack = (game: Game): readonly EnergyType[] => {
  const { attack } = game
  const attacker = attack === null ? null : findPokemon(game, attack.pokemon)
  const definition = attack === null ? undefined : game.definitions[attack.definition]
  const printed =
    definition !== undefined && 'attacks' in definition ? definition.attacks?.[attack?.index ?? -1] : undefined
  return attacker === null || printed === undefined ? NO_COST : attackCost(game, attacker, printed)
}

/** True if a Pokémon may attack (or retreat) even while it is Asleep or Paralyzed. */
export const isUnhindered = (game: Game, target: InPlay, doing: Modifiers['unhindered']['doing']): boolean =>
  modifiersOn(game, 'unhindered', target).some(({ effect }) => effect.doing === doing)

/** The names of the attacks and cards that forbid a Pokémon to retreat. */
export const retreatIsForbiddenBy = (game: Game, target: InPlay): readonly string[] => {
  const forbidding = modifiersOn(game, 'cantRetreat', target)
  return forbidding.length === 0 ? NO_NAMES : forbidding.map(({ source }) => source)
}

const NO_NAMES: readonly string[] = []

/** The effects, among the given ones, that forbid a player to play (or return) a card. */
export const forbidding = <One extends Continuous<'cantPlay'> | Continuous<'cantReturn'>>(
  game: Game,
  all: readonly One[],
  player: PlayerId,
  card: CardId,
): readonly One[] =>
  all.length === 0
    ? all
    : all.filter(
        (one) =>
          concerns(one, player) &&
          matches(definitionOf(game, card), one.effect.cards, game.ruleset) &&
          isWorking(game, one, player),
      )

/** The names of the cards and texts that forbid a player to play a card from the hand. */
export const playingIsForbiddenBy = (game: Game, player: PlayerId, card: CardId): readonly string[] => {
  const found = forbidding(game, continuousOf(game, 'cantPlay'), player, card)
  return found.length === 0 ? NO_NAMES : found.map(({ source }) => source)
}

/** The names of the attacks and cards because of which a card in the hand cannot be put onto a Pokémon. */
export const keptOffBy = (game: Game, card: CardId, target: InPlay): readonly string[] => {
  const found = modifiersOn(game, 'cantReceive', target)
  if (found.length === 0 || !game.players[target.owner].hand.includes(card)) return NO_NAMES
  const printed = definitionOf(game, card)
  return found.flatMap(({ effect, source }) => (matches(printed, effect.cards, game.ruleset) ? [source] : NO_NAMES))
}

/** The number of Prize cards in this game. A game that follows a tie has its own number (TI.1). */
export const prizeCount = ({ ruleset, tieBreak }: Game): number =>
  tieBreak > 0 && ruleset.tie.leadsTo === 'anotherGame' ? ruleset.tie.prizes : ruleset.prizes
