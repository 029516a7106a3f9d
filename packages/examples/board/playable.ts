/** The cards of a hand that can be played now, computed once for each moment. */
import type { GameEvent, Playable, Snapshot } from 'ptcg-turn-engine'
import { isPlacing } from './places.ts'

const KNOWN = new WeakMap<Snapshot, ReadonlySet<number>>()

/** The cards that a legal event plays or picks. */
export const playableCards = (game: Playable): ReadonlySet<number> => {
  const state = game.state()
  const known = KNOWN.get(state)
  if (known !== undefined) return known
  const request = game.request()
  const cardOf = (event: GameEvent): readonly number[] => {
    if ('card' in event) return [event.card]
    if (event.type !== 'CHOOSE' || !isPlacing(request)) return []
    const option = request.options[event.option]
    return option?.option === 'card' ? [option.card] : []
  }
  const cards = new Set(game.legalEvents().flatMap(cardOf))
  KNOWN.set(state, cards)
  return cards
}
