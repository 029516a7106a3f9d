/**
 * Ends the Special Conditions that a text both prevents and ends, and discards Energy that is attached to the wrong
 * Pokémon, whatever made the text begin to work: an attached card, or a Stadium that left.
 */
import { isBare } from '../board/asking.ts'
import { anyEnergyChanges } from '../board/catalogue.ts'
import { modifiersOn } from '../board/continuous.ts'
import { mayHold } from '../board/energy.ts'
import { activeOf, everyPokemon } from '../board/pokemonInPlay.ts'
import { isAfflicted } from '../board/specialConditions.ts'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { Game } from '../model/game.ts'
import { opponentOf } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { moveCards, TO_DISCARD } from './cards.ts'
import { endCondition } from './conditions.ts'

const suffers = (pokemon: Pokemon | null): boolean => pokemon !== null && isAfflicted(pokemon)

/** Called after every action and every effect. */
export const recover = (game: Game): Game =>
  withoutMisplaced(suffers(game.players[0].active) || suffers(game.players[1].active) ? recoverActives(game) : game)

/** Discards Energy that can be attached only to other Pokémon (GR.1), while its text has an effect (C1826). */
export const withoutMisplaced = (game: Game): Game => {
  if (!anyEnergyChanges(game)) return game
  const misplaced = everyPokemon(game).flatMap((one) =>
    one.pokemon.energy.filter((card) => !mayHold(game, one.pokemon, card) && !isBare(game, 'plainSpecialEnergy', one)),
  )
  return misplaced.length === 0 ? game : moveCards(game, misplaced, TO_DISCARD)
}

/** The Active Pokémon of the player whose turn it is recovers first. */
const recoverActives = (game: Game): Game => {
  const { player } = game.turn
  let now = game
  for (const owner of [player, opponentOf(player)]) {
    const active = activeOf(game, owner)
    if (active === null) continue
    const kept = modifiersOn(game, 'preventConditions', active).flatMap(({ effect }) =>
      effect.recovers ? [effect] : [],
    )
    for (const condition of kept.length === 0 ? [] : SPECIAL_CONDITIONS)
      if (kept.some(({ condition: only = condition }) => only === condition))
        now = endCondition(now, activeOf(now, owner) ?? active, condition)
  }
  return now
}
