/** Finds the Pokémon that a text refers to, for example as "this Pokémon" or "your opponent's Active Pokémon". */
import type { PokemonFilter, PokemonRef, PokemonSet, Who } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { InPlayFilter } from '../model/inPlayFilter.ts'
import type { Others } from '../model/lasting.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { workingAbilities } from './continuous.ts'
import { hitPoints } from './hitPoints.ts'
import { type InForceOnIt, isLike } from './inPlayFilter.ts'
import { activeOf, findPokemon, type InPlay, sideOf } from './pokemonInPlay.ts'
import { currentTypesOf } from './typesOf.ts'

export { isHurt } from './inPlayFilter.ts'

/** The player that a text refers to as "you" or "your opponent". */
export const playerOf = (source: EffectSource, who: Who): PlayerId =>
  who === 'you' ? source.player : opponentOf(source.player)

const byId = (game: Game, id: PokemonId | null | undefined): InPlay | null =>
  id == null ? null : findPokemon(game, id)

/** The Pokémon that a text refers to, or null if it is not in play. */
export const referredPokemon = (game: Game, source: EffectSource, memory: Memory, ref: PokemonRef): InPlay | null => {
  switch (ref) {
    case 'thisPokemon':
      return byId(game, source.pokemon)
    case 'attacker':
      return byId(game, game.attack?.pokemon)
    case 'yourActive':
      return activeOf(game, source.player)
    case 'opponentActive':
      return activeOf(game, opponentOf(source.player))
    default:
      return byId(game, memory.pokemon[ref.chosen]?.[0])
  }
}

/** Every Pokémon of a set that a text refers to, in the order of the board. */
export const referredSet = (game: Game, source: EffectSource, memory: Memory, set: PokemonSet): readonly InPlay[] => {
  const side = (owner: PlayerId): readonly InPlay[] => sideOf(game, owner)
  const benched = (owner: PlayerId): readonly InPlay[] => side(owner).filter((one) => one.place === 'Bench')
  if (typeof set === 'object') {
    if ('eachChosen' in set) return (memory.pokemon[set.eachChosen] ?? []).flatMap((id) => byId(game, id) ?? [])
    if ('each' in set) return filteredPokemon(game, source, memory, set.each)
  }
  switch (set) {
    case 'eachOfYours':
      return side(source.player)
    case 'eachOfYourBench':
      return benched(source.player)
    case 'eachOfOpponents':
      return side(opponentOf(source.player))
    case 'eachOfOpponentBench':
      return benched(opponentOf(source.player))
    default: {
      const one = referredPokemon(game, source, memory, set)
      return one === null ? [] : [one]
    }
  }
}

/** The remaining HP of a Pokémon, in points. */
export const remainingHitPoints = (game: Game, target: InPlay): number =>
  hitPoints(game, target) - target.pokemon.damage

const IN_FORCE: InForceOnIt = {
  hitPointsLeft: remainingHitPoints,
  abilities: workingAbilities,
  types: currentTypesOf,
}

/** True if a Pokémon in play fits a filter. */
export const fitsInPlayFilter = (game: Game, target: InPlay, filter: InPlayFilter): boolean =>
  isLike(game, target, filter, IN_FORCE)

/** The Pokémon in play that fit a filter: those of the effect's player before those of the opponent, on each side in order. */
export const filteredPokemon = (
  game: Game,
  source: EffectSource,
  memory: Memory,
  filter: PokemonFilter,
): readonly InPlay[] => {
  const except = exceptedBy(game, source, memory, filter)
  const { whose, where } = filter
  const found: InPlay[] = []
  const look = (pokemon: Pokemon, owner: PlayerId, place: InPlay['place']): void => {
    if (pokemon.id === except) return
    const one: InPlay = { pokemon, owner, place }
    if (fitsInPlayFilter(game, one, filter)) found.push(one)
  }
  const lookAtSide = (owner: PlayerId): void => {
    const { active, bench } = game.players[owner]
    if (where !== 'Bench' && active !== null) look(active, owner, 'Active')
    if (where !== 'Active') for (const pokemon of bench) look(pokemon, owner, 'Bench')
  }
  lookAtSide(whose === 'either' ? source.player : playerOf(source, whose))
  if (whose === 'either') lookAtSide(opponentOf(source.player))
  return found
}

const exceptedBy = (game: Game, source: EffectSource, memory: Memory, { except }: PokemonFilter): PokemonId | null =>
  except === undefined ? null : (referredPokemon(game, source, memory, except)?.pokemon.id ?? null)

/** True if a Pokémon fits a filter. In the filter, "you" means the owner of `seenFrom`. */
export const isAmong = (game: Game, filter: Others, one: InPlay, seenFrom: InPlay): boolean =>
  (filter.whose === 'either' || (filter.whose === 'you') === (one.owner === seenFrom.owner)) &&
  (filter.where === undefined || filter.where === one.place) &&
  fitsInPlayFilter(game, one, filter)

/** True if the source of an effect fits a filter. If the source has left play, only a filter for a side can fit. */
export const isFrom = (
  game: Game,
  source: Pick<EffectSource, 'player' | 'pokemon'>,
  target: InPlay,
  from: Others | undefined,
): boolean => {
  if (from === undefined) return true
  const attacker = source.pokemon === null ? null : findPokemon(game, source.pokemon)
  if (attacker !== null) return isAmong(game, from, attacker, target)
  const isSide = from.whose === 'either' || (from.whose === 'you') === (source.player === target.owner)
  return isSide && Object.keys(from).length === 1
}
