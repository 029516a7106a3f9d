/** Ends the Special Conditions that a text both prevents and ends, whatever made the text begin to work: a card attached, a Stadium that left. */
import { modifiersOn } from '../board/continuous.ts'
import { isAfflicted } from '../board/specialConditions.ts'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { Game } from '../model/game.ts'
import { PLAYERS } from '../model/players.ts'
import { endCondition } from './conditions.ts'

export const recovered = (game: Game): Game => {
  let now = game
  for (const owner of PLAYERS) {
    const { active } = game.players[owner]
    if (active === null || !isAfflicted(active)) continue
    const target = { pokemon: active, owner, place: 'Active' } as const
    const kept = modifiersOn(game, 'preventConditions', target).flatMap(({ effect }) =>
      effect.recovers ? [effect] : [],
    )
    for (const condition of kept.length === 0 ? [] : SPECIAL_CONDITIONS)
      if (kept.some(({ condition: only = condition }) => only === condition))
        now = endCondition(now, { ...target, pokemon: now.players[owner].active ?? active }, condition)
  }
  return now
}
