/** Chooses the computer's event at a moment: a beginner's decision, or a random answer if the game asks for chance. */
import { answerOfChance, type Deck, request, type Snapshot, view } from 'ptcg-turn-engine'
import type { Game, GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import { computerPlayer } from 'ptcg-turn-engine-players'
import { below } from './below.ts'

const MAX_SEED = 2 ** 31

/** A player's deck, made of those of the player's cards that are known in a game. */
export const deckIn = ({ cards, players }: Game, owner: PlayerId): Deck => ({
  name: players[owner].name,
  cards: cards.flatMap((card) => (card.owner === owner && card.definition !== null ? [card.definition] : [])),
})

/** The event that the computer would play; null if the game is over. */
export const computersEvent = (snapshot: Snapshot): GameEvent | null => {
  const asked = request(snapshot)
  if (asked === null) return null
  const { game } = snapshot
  return (
    answerOfChance(asked, below) ??
    computerPlayer({
      level: 'beginner',
      seed: below(MAX_SEED),
      deck: deckIn(game, asked.player),
      cards: Object.values(game.definitions),
    }).decide(view(snapshot, asked.player)).event
  )
}
