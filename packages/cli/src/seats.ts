/** Decides for a side that the computer plays in a game at the terminal. */
import { randomPlayer, type Snapshot, view } from 'ptcg-turn-engine'
import { type GameEvent, opponentOf, type PlayerId } from 'ptcg-turn-engine/model'
import { computerPlayer, decisionInWords, type Level } from 'ptcg-turn-engine-players'
import type { ChosenDecks } from './chosenDecks.ts'
import type { KindOfPlayer } from './kindsOfPlayers.ts'

/** An event, and the reasons for it in sentences. */
export interface ReasonedEvent {
  readonly event: GameEvent
  readonly reasons: readonly string[]
}

/** Decides for one side of a game, given the whole game; a computer player gets only its own view. */
export type Answerer = (snapshot: Snapshot, legal: readonly GameEvent[]) => ReasonedEvent

const computer = (level: Level, { decks, cards }: ChosenDecks, seed: number, player: PlayerId): Answerer => {
  const { decide } = computerPlayer({
    level,
    seed,
    deck: decks[player],
    opponentDecks: [decks[opponentOf(player)]],
    cards,
  })
  return (snapshot) => {
    const seen = view(snapshot, player)
    const decision = decide(seen)
    return { event: decision.event, reasons: decisionInWords(seen, decision) }
  }
}

/** Returns the answerer for a side that the computer plays. `seed` is the seed of the game. */
export const answererOf = (
  kind: Exclude<KindOfPlayer, 'human'>,
  chosen: ChosenDecks,
  seed: number,
  player: PlayerId,
): Answerer => {
  const ownSeed = 2 * seed + player
  if (kind !== 'random') return computer(kind, chosen, ownSeed, player)
  const decide = randomPlayer(ownSeed)
  return (snapshot, legal) => ({ event: decide(snapshot, legal), reasons: [] })
}
