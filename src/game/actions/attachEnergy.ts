/** The action of ATTACH_ENERGY (T2C.1). */
import { attachCard } from '../changes/pokemon.ts'
import { withTurn } from '../changes/record.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const attachEnergy: Action<EventNamed<'ATTACH_ENERGY'>> = (game, { card, pokemon }) => {
  const attached = attachCard(game, card, pokemon, 'energy')
  return withTurn(attached, { energyAttached: attached.turn.energyAttached + 1 })
}
