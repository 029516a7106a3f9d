/** Searches for the event of the strong computer player at a moment, in parts so that the page stays responsive. */
import { type Snapshot, view } from 'ptcg-turn-engine'
import { type GameEvent, opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import { computerPlayer } from 'ptcg-turn-engine-players'
import { below } from './below.ts'
import { deckIn } from './computersEvent.ts'

const MAX_SEED = 2 ** 31

/** The time in milliseconds for which the search runs before the page may draw again. */
const AT_ONCE = 30

/** Decides for a player who must act. Resolves with null if nobody waits for the decision any more. */
export const opponentsEvent = async (
  { state, game }: Snapshot,
  player: PlayerId,
  isAwaited: () => boolean,
): Promise<GameEvent | null> => {
  const thinking = computerPlayer({
    level: 'strong',
    seed: below(MAX_SEED),
    deck: deckIn(game, player),
    opponentDecks: [deckIn(game, opponentOf(player))],
    cards: Object.values(game.definitions),
  }).think(view({ state, game }, player))
  for (;;) {
    const until = performance.now() + AT_ONCE
    while (performance.now() < until) {
      const part = thinking.next()
      if (part.done === true) return part.value.event
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!isAwaited()) return null
  }
}
