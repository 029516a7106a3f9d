/** Creates games of two decks, with a token for each person who may play or watch. The server answers for chance. */
import * as E from 'fp-ts/lib/Either.js'
import { createGame, createSession, type GameOptions } from 'ptcg-turn-engine'
import type { NewPlace, Store } from './store.ts'
import { newToken } from './tokens.ts'

/** The tokens of a game, by player. */
export interface Tokens {
  readonly play: readonly [string, string]
  readonly watch: readonly [string, string]
}

/** A new game with its tokens. They are known only at this time, because the server does not store them. */
export interface MadeGame {
  readonly game: number
  readonly tokens: Tokens
}

const newTokens = (): Tokens => ({ play: [newToken(), newToken()], watch: [newToken(), newToken()] })

const placesOf = ({ play, watch }: Tokens): readonly NewPlace[] => [
  { token: play[0], player: 0, mayPlay: true },
  { token: play[1], player: 1, mayPlay: true },
  { token: watch[0], player: 0, mayPlay: false },
  { token: watch[1], player: 1, mayPlay: false },
]

/** A new game that is not stored yet. */
export interface FreshGame {
  readonly beginning: unknown
  readonly places: readonly NewPlace[]
  readonly tokens: Tokens
}

/**
 * Creates a game. Left: the problems with the decks. The server answers for chance, because a seeded game would be unsafe:
 * a player who knows the decks and one hand could try seeds until one gives that hand.
 */
export const freshGame = (options: Omit<GameOptions, 'randomness'>): E.Either<string, FreshGame> => {
  const created = createGame({ ...options, randomness: 'asked' })
  if (E.isLeft(created)) return E.left(created.left.map(({ message }) => message).join(' '))
  const tokens = newTokens()
  return E.right({ beginning: createSession(created.right).save(), places: placesOf(tokens), tokens })
}

/** Creates a game and stores it. Left: the problems with the decks. */
export const makeGame = (store: Store, options: Omit<GameOptions, 'randomness'>): E.Either<string, MadeGame> =>
  E.map(({ beginning, places, tokens }: FreshGame) => ({ game: store.addGame(beginning, places), tokens }))(
    freshGame(options),
  )

/** Creates new tokens for a game. The old tokens stop working. */
export const renewTokens = (store: Store, game: number): MadeGame => {
  const tokens = newTokens()
  store.replacePlaces(game, placesOf(tokens))
  return { game, tokens }
}
