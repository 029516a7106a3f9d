/** Decides whether a Pokémon in play fits a filter. */
import type { CardFilter } from '../model/cardFilter.ts'
import type { AbilityDefinition, PokemonDefinition } from '../model/cards.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { InPlayFilter } from '../model/inPlayFilter.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import { changeableIn, matches } from './cardFilter.ts'
import { pokemonDefinition } from './definitions.ts'
import { asAttached, countUnits } from './energy.ts'
import { memoize } from './memoize.ts'
import type { InPlay } from './pokemonInPlay.ts'
import { isAfflicted, isIn } from './specialConditions.ts'

const anyFits = (game: Game, cards: readonly CardId[], filter: CardFilter): boolean =>
  cards.some((card) => matches(asAttached(game, card), filter, game.ruleset))

/** True if a Pokémon is damaged or in a Special Condition, so that it could be healed. */
export const isHurt = (pokemon: Pokemon): boolean => pokemon.damage > 0 || isAfflicted(pokemon)

/** Functions for the properties of a Pokémon that depend on continuous effects. They are called only if the filter needs them. */
export interface InForceOnIt {
  readonly hitPointsLeft: (game: Game, target: InPlay) => number
  readonly abilities: (game: Game, target: InPlay) => readonly AbilityDefinition[]
  readonly types: (game: Game, target: InPlay) => readonly EnergyType[]
}

const ofTypes = (card: PokemonDefinition, types: readonly EnergyType[]): PokemonDefinition =>
  types === card.types ? card : { ...card, types }

/** True if the card of a Pokémon in play fits the filter, with the types and Abilities that the Pokémon has now (T2F.2). */
const isSuch = (game: Game, target: InPlay, filter: CardFilter, { abilities, types }: InForceOnIt): boolean => {
  const printed = pokemonDefinition(game, target.pokemon)
  const changeable = changeableIn(filter)
  const card = changeable.type ? ofTypes(printed, types(game, target)) : printed
  const asks = card.abilities !== undefined && changeable.abilities
  return matches(asks ? { ...card, abilities: abilities(game, target) } : card, filter, game.ruleset)
}

type Completed = { readonly [Key in keyof InPlayFilter]-?: InPlayFilter[Key] | undefined }

/** A filter with every key, so that all filters have one object shape and are fast to read. Memoized, because filters do not change. */
const complete = memoize(
  (filter: InPlayFilter): Completed => ({
    fits: filter.fits,
    damaged: filter.damaged,
    hurt: filter.hurt,
    countersAtLeast: filter.countersAtLeast,
    hpLeftAtMost: filter.hpLeftAtMost,
    withEnergy: filter.withEnergy,
    energyAtLeast: filter.energyAtLeast,
    withTool: filter.withTool,
    inCondition: filter.inCondition,
    evolved: filter.evolved,
    cameThisTurn: filter.cameThisTurn,
    any: filter.any,
    not: filter.not,
  }),
)

/** True if the Pokémon has every property of the filter. */
export const isLike = (game: Game, target: InPlay, filter: InPlayFilter, inForce: InForceOnIt): boolean => {
  const { pokemon } = target
  const asked = complete(filter)
  const { damaged, hurt, countersAtLeast, withEnergy, energyAtLeast, withTool, inCondition, evolved, fits } = asked
  if (damaged !== undefined && damaged !== pokemon.damage > 0) return false
  if (hurt !== undefined && hurt !== isHurt(pokemon)) return false
  if (countersAtLeast !== undefined && pokemon.damage < countersAtLeast * 10) return false
  if (withEnergy !== undefined && !anyFits(game, pokemon.energy, withEnergy)) return false
  if (energyAtLeast !== undefined && countUnits(game, pokemon) < energyAtLeast) return false
  if (withTool !== undefined && !anyFits(game, pokemon.tools, withTool)) return false
  if (inCondition !== undefined && !(inCondition === 'any' ? isAfflicted(pokemon) : isIn(pokemon, inCondition)))
    return false
  if (evolved !== undefined && evolved !== pokemon.cards.length > 1) return false
  const isNew = Math.max(pokemon.enteredOnTurn, pokemon.changedOnTurn) === game.turn.number
  if (asked.cameThisTurn !== undefined && asked.cameThisTurn !== isNew) return false
  if (fits !== undefined && !isSuch(game, target, fits, inForce)) return false
  if (asked.hpLeftAtMost !== undefined && inForce.hitPointsLeft(game, target) > asked.hpLeftAtMost) return false
  if (asked.any !== undefined && !asked.any.some((one) => isLike(game, target, one, inForce))) return false
  return asked.not === undefined || !isLike(game, target, asked.not, inForce)
}
