/** Applies facts about Pokémon in play: changes to them, and their leaving play. */
import type { FactNamed, Named, SpecialCondition } from 'ptcg-turn-engine/model'
import { find, removeFromPlay } from '../oracle/moves.ts'
import { hasCondition } from '../oracle/specialConditions.ts'
import type { OraclePokemon, OracleTable } from '../oracle/table.ts'
import { isSame } from './sameness.ts'

/** Changes the Pokémon that a fact is about. Returns false if it is not in play. */
export const onPokemon = (board: OracleTable, { id }: Named, change: (pokemon: OraclePokemon) => boolean): boolean => {
  const pokemon = find(board, id)
  return pokemon !== null && change(pokemon)
}

/** Takes a Pokémon off the board. Returns false if the fact does not list all of its cards. */
export const leavesPlay = (board: OracleTable, pokemon: Named, cards: readonly Named[]): boolean =>
  onPokemon(board, pokemon, (inPlay) => {
    const its = removeFromPlay(board, inPlay)
    return its.length === cards.length && cards.every((card) => its.includes(card.id))
  })

/** Records the beginning of a Special Condition, with its damage counters and turn, or its end (`began` is null). */
const writeCondition = (
  { conditions }: OraclePokemon,
  condition: SpecialCondition,
  began: { readonly counters: number; readonly turn: number } | null,
): void => {
  if (condition === 'Poisoned') conditions.poisoned = began?.counters ?? 0
  else if (condition === 'Burned') conditions.burned = began?.counters ?? 0
  else Object.assign(conditions, { rotated: began && condition, rotatedOnTurn: began?.turn ?? 0 })
}

/** Begins a Special Condition, which replaces another of its kind (SC.2, SC.3). */
export const replayConditionStart = (
  board: OracleTable,
  { condition, counters, pokemon }: FactNamed<'CONDITION_BEGAN'>,
): boolean =>
  onPokemon(board, pokemon, (inPlay) => {
    writeCondition(inPlay, condition, { counters, turn: board.turn.number })
    return true
  })

/** Ends a Special Condition. Returns false if the Pokémon is not in it. */
export const replayConditionEnd = (board: OracleTable, { condition, pokemon }: FactNamed<'CONDITION_ENDED'>): boolean =>
  onPokemon(board, pokemon, (inPlay) => {
    const wasInIt = hasCondition(inPlay, condition)
    writeCondition(inPlay, condition, null)
    return wasInIt
  })

/** Removes lasting effects from a Pokémon. Returns false if one of them is not on it. */
export const endLasting = (board: OracleTable, { effects, pokemon }: FactNamed<'LASTING_EFFECTS_ENDED'>): boolean =>
  onPokemon(board, pokemon, ({ lasting }) =>
    effects.every((effect) => {
      const at = lasting.findIndex((one) => isSame(one, effect))
      if (at >= 0) lasting.splice(at, 1)
      return at >= 0
    }),
  )

/**
 * Adds points of damage to a Pokémon, or removes damage if `points` is negative. Returns false if the Pokémon is not in play or has less
 * damage than is removed.
 */
export const hurt = (board: OracleTable, pokemon: Named, points: number): boolean =>
  onPokemon(board, pokemon, (inPlay) => {
    inPlay.damage += points
    return inPlay.damage >= 0
  })
