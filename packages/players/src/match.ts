/** Games between players, and how many each has won: with the interval in which the true share lies. */
import {
  createGame,
  type Deck,
  type GameOptions,
  legalEvents,
  play,
  request,
  type Snapshot,
  view,
} from 'ptcg-turn-engine'
import type { CardDefinition, GameEvent, PlayerId } from 'ptcg-turn-engine/model'

/** Decides from what a seat may see. */
export type Decider = (view: Snapshot, legal: readonly GameEvent[]) => GameEvent

export interface Contest {
  readonly decks: readonly [Deck, Deck]
  readonly seed: number
  readonly cards?: readonly CardDefinition[]
  readonly ruleset?: GameOptions['ruleset']
}

/** A game to its end; `deciders` by seat. Throws where a deck may not be played or a player decides against the rules. */
export const playGame = (
  { decks, seed, cards = [], ruleset }: Contest,
  deciders: readonly [Decider, Decider],
): Snapshot => {
  const created = createGame({
    players: [
      { name: 'Ada', deck: decks[0] },
      { name: 'Ben', deck: decks[1] },
    ],
    randomness: { seed },
    cards,
    ...(ruleset === undefined ? {} : { ruleset }),
  })
  if (created._tag === 'Left') throw new Error(created.left.map(({ message }) => message).join(' '))
  let snapshot = created.right
  for (let legal = legalEvents(snapshot); legal.length > 0; legal = legalEvents(snapshot)) {
    const player: PlayerId = request(snapshot)?.player ?? snapshot.game.turn.player
    const seen = view(snapshot, player)
    const played = play(snapshot, deciders[player](seen, legalEvents(seen)))
    if (played._tag === 'Left')
      throw new Error(
        `A player decided against the rules: ${played.left.violations.map(({ message }) => message).join(' ')}`,
      )
    snapshot = played.right.snapshot
  }
  return snapshot
}

/** A share of games, from 0 to 1, with the interval in which the true one lies in 95 of 100 cases (Wilson). */
export interface WinRate {
  readonly games: number
  readonly share: number
  readonly from: number
  readonly to: number
}

const Z = 1.96

/** `won` counts a tie as half a game. */
export const shareOf = (won: number, games: number): WinRate => {
  const share = won / games
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games)
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  return { games, share, from: middle - half, to: middle + half }
}
