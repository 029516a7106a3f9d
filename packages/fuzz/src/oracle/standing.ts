/** Evaluates filters on Pokémon in play, and lists the Pokémon that match. */
import type { CardFilter, CardId, PlayerId, PokemonFilter, StandingFilter } from 'ptcg-turn-engine/model'
import { fits } from './cards.ts'
import { oracleTypesOf } from './changed.ts'
import { abilitiesOf } from './continuous.ts'
import { units } from './energy.ts'
import { hitPoints } from './ofPokemon.ts'
import { hasAnyCondition, hasCondition } from './specialConditions.ts'
import { type OraclePokemon, type OracleTable, standingsOf } from './table.ts'

const oneFits = (table: OracleTable, cards: readonly CardId[], filter: CardFilter): boolean =>
  cards.some((card) => fits(table, card, filter))

/** True if the current values of a Pokémon match a filter on cards; a disabled Ability does not count (T2F.2). */
export const fitsAsItIs = (table: OracleTable, standing: OraclePokemon, filter: CardFilter): boolean => {
  const top = standing.cards.at(-1)
  return (
    top !== undefined &&
    fits(table, top, filter, {
      abilities: () => abilitiesOf(table, standing),
      types: () => oracleTypesOf(table, standing),
    })
  )
}

/** True if the Pokémon matches every part of the filter. */
export const isLike = (table: OracleTable, standing: OraclePokemon, asked: StandingFilter): boolean => {
  const counters = standing.damage / 10
  const isIll = hasAnyCondition(standing)
  const { energyAtLeast = 0, countersAtLeast = 0, inCondition } = asked
  if (counters < countersAtLeast) return false
  if (energyAtLeast > 0 && units(table, standing.energy).length < energyAtLeast) return false
  if (asked.damaged !== undefined && counters > 0 !== asked.damaged) return false
  if (asked.hurt !== undefined && (counters > 0 || isIll) !== asked.hurt) return false
  if (inCondition === 'any' && !isIll) return false
  if (inCondition !== undefined && inCondition !== 'any' && !hasCondition(standing, inCondition)) return false
  if (asked.withEnergy !== undefined && !oneFits(table, standing.energy, asked.withEnergy)) return false
  if (asked.withTool !== undefined && !oneFits(table, standing.tools, asked.withTool)) return false
  if (asked.evolved !== undefined && (standing.cards.length === 1) === asked.evolved) return false
  const isNew = [standing.enteredOnTurn, standing.changedOnTurn].includes(table.turn.number)
  if (asked.cameThisTurn !== undefined && isNew !== asked.cameThisTurn) return false
  if (asked.fits !== undefined && !fitsAsItIs(table, standing, asked.fits)) return false
  if (asked.hpLeftAtMost !== undefined && hitPoints(table, standing) - standing.damage > asked.hpLeftAtMost)
    return false
  if (asked.not !== undefined && isLike(table, standing, asked.not)) return false
  return asked.any === undefined || asked.any.some((one) => isLike(table, standing, one))
}

/** The Pokémon of one side that match a filter, the Active Pokémon first. */
export const standingSo = (
  table: OracleTable,
  player: PlayerId,
  filter: Omit<PokemonFilter, 'whose' | 'except'>,
): readonly OraclePokemon[] =>
  standingsOf(table, player).filter((standing) => {
    const place = standing === table.sides[player].active ? 'Active' : 'Bench'
    return (filter.where ?? place) === place && isLike(table, standing, filter)
  })
