/** Lets a computer player decide in small pieces, so that the page can draw and respond in between. */
import type { Deck, PlayerId, Session } from 'ptcg-turn-engine'
import { computerPlayer, type Decision, type Level, type SearchProgress } from 'ptcg-turn-engine-players'

/** The maximum time for which the page is kept busy without a break, in milliseconds. */
const AT_A_TIME = 12

/** The deck list of a player, from the cards of the game. */
const deckOf = (session: Session, player: PlayerId): Deck => {
  const { cards, players } = session.state().game
  const ids = cards.flatMap(({ owner, definition }) => (owner === player && definition !== null ? [definition] : []))
  return { name: players[player].name, cards: ids }
}

interface Thoughts {
  readonly session: Session
  readonly player: PlayerId
  readonly level: Level
  /** The same seed at the same moment gives the same decision. */
  readonly seed: number
  readonly onProgress: (progress: SearchProgress) => void
  readonly onDecided: (decision: Decision) => void
}

/** Starts to compute a player's decision, with only what this player may see. Returns the function that stops it. */
export const think = ({ session, player, level, seed, onProgress, onDecided }: Thoughts): (() => void) => {
  const steps = computerPlayer({
    level,
    seed: seed + session.history().length,
    deck: deckOf(session, player),
    opponentDecks: [deckOf(session, player === 0 ? 1 : 0)],
    cards: Object.values(session.state().game.definitions),
  }).think(session.seat(player).state())
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = (): void => {
    const until = performance.now() + AT_A_TIME
    let step = steps.next()
    while (step.done !== true && performance.now() < until) step = steps.next()
    if (step.done === true) {
      onDecided(step.value)
      return
    }
    onProgress(step.value)
    timer = setTimeout(goOn)
  }
  timer = setTimeout(goOn)
  return () => clearTimeout(timer)
}
