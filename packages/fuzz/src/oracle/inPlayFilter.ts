/** Evaluates filters on Pokémon in play, and lists the Pokémon that match. */
import type { CardFilter, CardId, InPlayFilter, PlayerId, PokemonFilter } from 'ptcg-turn-engine/model'
import { fits } from './cards.ts'
import { oracleTypesOf } from './changed.ts'
import { abilitiesOf } from './continuous.ts'
import { units } from './energy.ts'
import { hitPoints } from './ofPokemon.ts'
import { hasAnyCondition, hasCondition } from './specialConditions.ts'
import { type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'

const oneFits = (table: OracleTable, cards: readonly CardId[], filter: CardFilter): boolean =>
  cards.some((card) => fits(table, card, filter))

/** True if the current values of a Pokémon match a filter on cards; a disabled Ability does not count (T2F.2). */
export const fitsAsItIs = (table: OracleTable, pokemon: OraclePokemon, filter: CardFilter): boolean => {
  const top = pokemon.cards.at(-1)
  return (
    top !== undefined &&
    fits(table, top, filter, {
      abilities: () => abilitiesOf(table, pokemon),
      types: () => oracleTypesOf(table, pokemon),
    })
  )
}

/** True if the Pokémon matches every part of the filter. */
export const isLike = (table: OracleTable, pokemon: OraclePokemon, asked: InPlayFilter): boolean => {
  const counters = pokemon.damage / 10
  const isIll = hasAnyCondition(pokemon)
  const { energyAtLeast = 0, countersAtLeast = 0, inCondition } = asked
  if (counters < countersAtLeast) return false
  if (energyAtLeast > 0 && units(table, pokemon.energy).length < energyAtLeast) return false
  if (asked.damaged !== undefined && counters > 0 !== asked.damaged) return false
  if (asked.hurt !== undefined && (counters > 0 || isIll) !== asked.hurt) return false
  if (inCondition === 'any' && !isIll) return false
  if (inCondition !== undefined && inCondition !== 'any' && !hasCondition(pokemon, inCondition)) return false
  if (asked.withEnergy !== undefined && !oneFits(table, pokemon.energy, asked.withEnergy)) return false
  if (asked.withTool !== undefined && !oneFits(table, pokemon.tools, asked.withTool)) return false
  if (asked.evolved !== undefined && (pokemon.cards.length === 1) === asked.evolved) return false
  const isNew = [pokemon.enteredOnTurn, pokemon.changedOnTurn].includes(table.turn.number)
  if (asked.cameThisTurn !== undefined && isNew !== asked.cameThisTurn) return false
  if (asked.fits !== undefined && !fitsAsItIs(table, pokemon, asked.fits)) return false
  if (asked.hpLeftAtMost !== undefined && hitPoints(table, pokemon) - pokemon.damage > asked.hpLeftAtMost) return false
  if (asked.not !== undefined && isLike(table, pokemon, asked.not)) return false
  return asked.any === undefined || asked.any.some((one) => isLike(table, pokemon, one))
}

/** The Pokémon of one side that match a filter, the Active Pokémon first. */
export const pokemonThatFit = (
  table: OracleTable,
  player: PlayerId,
  filter: Omit<PokemonFilter, 'whose' | 'except'>,
): readonly OraclePokemon[] =>
  pokemonOfSide(table, player).filter((pokemon) => {
    const place = pokemon === table.sides[player].active ? 'Active' : 'Bench'
    return (filter.where ?? place) === place && isLike(table, pokemon, filter)
  })
