/**
 * Ends Special Conditions because of continuous effects. Some texts not only prevent a Special Condition but also end it as soon as the
 * text applies, for example when a card is attached or a Stadium leaves play.
 */
import { modifiersOn, takingAwayNow } from '../board/continuous.ts'
import { activeOf } from '../board/pokemonInPlay.ts'
import { isAfflicted } from '../board/specialConditions.ts'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { Game } from '../model/game.ts'
import { opponentOf } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { endCondition } from './conditions.ts'
import { update } from './record.ts'

/** True if the Pokémon is not null and is in a Special Condition. */
export const suffers = (pokemon: Pokemon | null): boolean => pokemon !== null && isAfflicted(pokemon)

/**
 * Ends Special Conditions that a text ends now, and updates the list `takingAway`. Called after every effect and after every action that
 * may change what a text depends on.
 */
export const recover = (game: Game): Game => {
  const takingAway = takingAwayNow(game)
  const now = takingAway === game.takingAway ? game : update(game, { takingAway })
  return suffers(now.players[0].active) || suffers(now.players[1].active) ? recoverActives(now) : now
}

/** On both Active Pokémon, ends the Special Conditions that a text ends now. The player whose turn it is comes first. */
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
