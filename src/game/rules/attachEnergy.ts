/** ATTACH_ENERGY: one Energy card a turn goes from the hand onto one of your Pokémon (T2C). */
import type { EventNamed } from '../model/events.ts'
import type { Clause } from './clause.ts'
import { isUnder } from './perTurn.ts'
import { playerName } from './turnOrder.ts'

export const noEnergyAttachedThisTurn: Clause<EventNamed<'ATTACH_ENERGY'>> = {
  rule: 'T2C.1',
  code: 'ENERGY_ALREADY_ATTACHED',
  holds: (game) => isUnder(game.turn.energyAttached, game.ruleset.perTurn.energy),
  says: (game, { player }) => `${playerName(game, player)} has already attached an Energy card this turn.`,
  remedy: () => 'Attach it on your next turn.',
}
