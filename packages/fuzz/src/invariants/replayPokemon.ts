/** Applies facts about Pokémon in play: what is on them, and that they leave. */
import type { FactNamed, InForce, Named } from 'ptcg-turn-engine/model'
import { pokemonWithSide, type ToldBoard, type ToldPokemon, type ToldSide } from './factBoard.ts'

/** Changes a Pokémon that a fact names; false if it is not in play. */
export const onPokemon = (
  board: ToldBoard,
  { id }: Named,
  change: (pokemon: ToldPokemon, side: ToldSide) => boolean,
): boolean => {
  const told = pokemonWithSide(board, id)
  return told !== null && change(told.pokemon, told.side)
}

const sameEffect = (one: InForce, other: InForce): boolean =>
  one.whose === other.whose &&
  one.turn === other.turn &&
  one.source === other.source &&
  one.ofAttack === other.ofAttack &&
  JSON.stringify(one.effect) === JSON.stringify(other.effect)

/** Takes a Pokémon off the board; the fact must name all of its cards. */
export const leavesPlay = (board: ToldBoard, { id }: Named, cards: readonly Named[]): boolean =>
  onPokemon(board, { id, name: null }, (pokemon, side) => {
    if (side.active === pokemon) side.active = null
    else side.bench = side.bench.filter((one) => one !== pokemon)
    const its = [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]
    return its.length === cards.length && cards.every((card) => its.includes(card.id))
  })

/** A Special Condition replaces another of its kind (SC.2, SC.3). */
export const beginCondition = (
  board: ToldBoard,
  { condition, counters, pokemon }: FactNamed<'CONDITION_BEGAN'>,
): boolean =>
  onPokemon(board, pokemon, ({ conditions }) => {
    if (condition === 'Poisoned') conditions.poisoned = counters
    else if (condition === 'Burned') conditions.burned = counters
    else {
      conditions.rotated = condition
      conditions.rotatedOnTurn = board.turn.number
    }
    return true
  })

/** Ends a Special Condition; false if the Pokémon is not in it. */
export const replayConditionEnd = (board: ToldBoard, { condition, pokemon }: FactNamed<'CONDITION_ENDED'>): boolean =>
  onPokemon(board, pokemon, ({ conditions }) => {
    if (condition === 'Poisoned') conditions.poisoned = 0
    else if (condition === 'Burned') conditions.burned = 0
    else {
      if (conditions.rotated !== condition) return false
      conditions.rotated = null
      conditions.rotatedOnTurn = 0
    }
    return true
  })

/** Removes the named effects; false if one of them is not on the Pokémon. */
export const endLasting = (board: ToldBoard, { effects, pokemon }: FactNamed<'LASTING_EFFECTS_ENDED'>): boolean =>
  onPokemon(board, pokemon, (told) => {
    for (const effect of effects) {
      const at = told.lasting.findIndex((one) => sameEffect(one, effect))
      if (at < 0) return false
      told.lasting.splice(at, 1)
    }
    return true
  })

/** Places or removes damage counters; no more may be removed than are there. */
export const hurt = (board: ToldBoard, pokemon: Named, points: number): boolean =>
  onPokemon(board, pokemon, (told) => {
    told.damage += points
    return told.damage >= 0
  })
