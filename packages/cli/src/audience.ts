/** Describes the events and facts of a game to a reader at a terminal: hidden cards stay hidden, revealed cards are named. */
import { type Snapshot, view } from 'ptcg-turn-engine'
import { type Fact, type Game, type GameEvent, opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import { eventInWords } from 'ptcg-turn-engine/table'

/** The readers: one player, both players at one terminal, or spectators who may see everything. */
export type Readership = PlayerId | 'both' | 'everything'

/** The game before an event, with the definitions of the cards that the event reveals. */
const shownBy = (before: Game, after: Game): Game => ({
  ...before,
  cards: before.cards.map((card, id) => (card.definition === null ? (after.cards[id] ?? card) : card)),
  definitions: { ...before.definitions, ...after.definitions },
})

/** Describes an event to its audience. Two people at one terminal read only what both may know. */
export const eventForAudience = (before: Snapshot, after: Snapshot, event: GameEvent, audience: Readership): string => {
  if (audience === 'everything') return eventInWords(before.game, event)
  const player = 'player' in event ? event.player : 0
  const viewer = audience === 'both' ? opponentOf(player) : audience
  const seen = view(before, viewer).game
  const isUnseen = event.type === 'CHOOSE' && seen.ask?.ask === 'choice' && seen.ask.options[event.option] === undefined
  return isUnseen ? 'make a choice' : eventInWords(shownBy(seen, view(after, viewer).game), event)
}

/** The facts of the latest event, limited to what the audience may know. */
export const factsForAudience = (after: Snapshot, audience: Readership): readonly Fact[] => {
  if (audience === 'everything') return after.game.facts
  if (audience !== 'both') return view(after, audience).game.facts
  const [first, second] = [view(after, 0).game.facts, view(after, 1).game.facts]
  return first.map((fact, at) => ('player' in fact && fact.player === 0 ? (second[at] ?? fact) : fact))
}
