/** The action of ATTACH_ENERGY (T2C.1). */
import { turnWith } from '../changes/copy.ts'
import { attachCard } from '../changes/pokemon.ts'
import { update } from '../changes/record.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const attachEnergy: Action<EventNamed<'ATTACH_ENERGY'>> = (game, { card, pokemon }) => {
  const attached = attachCard(game, card, pokemon, 'energy')
  return update(attached, { turn: turnWith(attached.turn, { energyAttached: attached.turn.energyAttached + 1 }) })
}
