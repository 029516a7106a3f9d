/** Finds the places to which an unfinished text could still move cards. */
import type { CardId, EnergyType, PokemonRef } from 'ptcg-turn-engine/model'
import { definitionOf, ownerOf } from './cards.ts'
import { units } from './energy.ts'
import { oracleSideOf } from './moves.ts'
import { candidates, type Outlook, type Unseen } from './outlook.ts'
import type { OraclePokemon, OracleTable } from './table.ts'
import { roomOnBench } from './wordsChoosing.ts'

/** Pokémon that a text may put onto a Bench: Basic ones, and if it says so those of every other stage but V-UNION. */
export const mayStandAlone = (table: OracleTable, card: CardId, anyStage = false): boolean => {
  const printed = definitionOf(table, card)
  if (printed?.kind !== 'Pokemon' || printed.stage === 'V-UNION') return false
  return anyStage || printed.stage === 'Basic'
}

export const couldBench = ({ reading: { table } }: Outlook, card: CardId | Unseen, anyStage?: boolean): boolean => {
  if (typeof card !== 'number') return roomOnBench(table, card.of) > 0
  return mayStandAlone(table, card, anyStage) && roomOnBench(table, ownerOf(table, card)) > 0
}

export const couldAttach = (
  { reading: { table } }: Outlook,
  card: CardId | Unseen,
  standing: OraclePokemon,
): boolean => {
  const hasRoom = standing.tools.length < table.ruleset.toolsPerPokemon
  if (typeof card !== 'number') return card.of === oracleSideOf(table, standing)
  if (ownerOf(table, card) !== oracleSideOf(table, standing)) return false
  const printed = definitionOf(table, card)
  if (printed?.kind === 'Energy') return !standing.energy.includes(card)
  return printed?.kind === 'Trainer' && printed.trainer === 'Tool' && hasRoom && !standing.tools.includes(card)
}

export const hasEnergy = (outlook: Outlook, from: PokemonRef, type: EnergyType | undefined): boolean =>
  candidates(outlook, from).some(({ energy }) =>
    energy.some(
      (card) => type === undefined || units(outlook.reading.table, [card]).some((unit) => unit.includes(type)),
    ),
  )
