/** Exchanges the cards of a snapshot that a viewer does not see. The viewer's view should then be the same as before. */
import type { Snapshot } from 'ptcg-turn-engine'
import { type CardId, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { unseenBy } from './secrets.ts'

/** The keys whose values are ids of cards that may be hidden. */
const CARDS: ReadonlySet<string> = new Set([
  'id',
  'cards',
  'deck',
  'hand',
  'prizes',
  'bonusCards',
  'card',
  'lookedAt',
  'held',
])

/**
 * Replaces the ids of cards in a value. All numbers inside a property `cards` are ids: a text that is being carried out stores its chosen
 * cards there under arbitrary names.
 */
const withOthers = <Value>(value: Value, others: ReadonlyMap<CardId, CardId>, key = ''): Value => {
  if (typeof value === 'number') return ((CARDS.has(key) ? others.get(value) : undefined) ?? value) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => withOthers(one, others, key)) as Value
  const parts = Object.entries(value).map(([part, one]) => [
    part,
    withOthers(one, others, key === 'cards' ? key : part),
  ])
  return Object.fromEntries(parts) as Value
}

/** Lists each owner's cards that the viewer does not see, and replaces each card by the one `by` places further, in a cycle. */
export const withHiddenMoved = ({ state, game }: Snapshot, viewer: PlayerId, by: number): Snapshot => {
  const others = new Map<CardId, CardId>()
  const unseen = unseenBy(game, viewer)
  for (const owner of PLAYERS) {
    const own = unseen.filter((card) => game.cards[card]?.owner === owner)
    for (const [index, card] of own.entries()) others.set(card, own[(index + by) % own.length] ?? card)
  }
  const { players, setUp, ask, resolution } = game
  const memory = withOthers(resolution?.memory, others)
  return {
    state,
    game: {
      ...game,
      ...withOthers({ players, setUp }, others),
      ask: ask?.ask === 'choice' ? withOthers(ask, others) : ask,
      resolution: resolution === null || memory === undefined ? null : { ...resolution, memory },
    },
  }
}
