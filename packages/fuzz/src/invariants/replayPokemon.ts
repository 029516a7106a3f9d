/** Applies facts about Pokémon in play: what is on them, and that they leave. */
import type { FactNamed, Named } from 'ptcg-turn-engine/model'
import { find, removeFromPlay } from '../oracle/moves.ts'
import { hasCondition, oracleEndCondition, setCondition } from '../oracle/specialConditions.ts'
import type { OraclePokemon, OracleTable } from '../oracle/table.ts'
import { isSame } from './sameness.ts'

/** Changes a Pokémon that a fact names; false if it is not in play. */
export const onPokemon = (board: OracleTable, { id }: Named, change: (standing: OraclePokemon) => boolean): boolean => {
  const standing = find(board, id)
  return standing !== null && change(standing)
}

/** Takes a Pokémon off the board; the fact must name all of its cards. */
export const leavesPlay = (board: OracleTable, pokemon: Named, cards: readonly Named[]): boolean =>
  onPokemon(board, pokemon, (standing) => {
    const its = removeFromPlay(board, standing)
    return its.length === cards.length && cards.every((card) => its.includes(card.id))
  })

/** A Special Condition replaces another of its kind (SC.2, SC.3). */
export const beginCondition = (
  board: OracleTable,
  { condition, counters, pokemon }: FactNamed<'CONDITION_BEGAN'>,
): boolean =>
  onPokemon(board, pokemon, (standing) => {
    setCondition(board, standing, condition, counters)
    return true
  })

/** Ends a Special Condition; false if the Pokémon is not in it. */
export const replayConditionEnd = (board: OracleTable, { condition, pokemon }: FactNamed<'CONDITION_ENDED'>): boolean =>
  onPokemon(board, pokemon, (standing) => {
    const wasInIt = hasCondition(standing, condition)
    oracleEndCondition(standing, condition)
    return wasInIt
  })

/** Removes the named effects; false if one of them is not on the Pokémon. */
export const endLasting = (board: OracleTable, { effects, pokemon }: FactNamed<'LASTING_EFFECTS_ENDED'>): boolean =>
  onPokemon(board, pokemon, ({ lasting }) =>
    effects.every((effect) => {
      const at = lasting.findIndex((one) => isSame(one, effect))
      if (at >= 0) lasting.splice(at, 1)
      return at >= 0
    }),
  )

/** Places or removes damage counters; no more may be removed than are there. */
export const hurt = (board: OracleTable, pokemon: Named, points: number): boolean =>
  onPokemon(board, pokemon, (standing) => {
    standing.damage += points
    return standing.damage >= 0
  })
