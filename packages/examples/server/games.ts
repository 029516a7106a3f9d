/** The making of games: two decks, dice that belong to the server, and a link for each who may play or watch. */
import * as E from 'fp-ts/lib/Either.js'
import { createGame, createSession, type GameOptions } from 'ptcg-turn-engine'
import type { NewPlace, Store } from './store.ts'
import { newToken } from './tokens.ts'

/** The tokens of a game, by player. */
export interface Tokens {
  readonly play: readonly [string, string]
  readonly watch: readonly [string, string]
}

/** A game, and the only time that its tokens are known. */
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

/**
 * Makes a game and stores it; on the left what is wrong with the decks. Chance is asked of the server: a generator in the
 * game has a seed, and whoever knows the decks and one hand could try all seeds until that hand comes out.
 */
export const makeGame = (store: Store, options: Omit<GameOptions, 'randomness'>): E.Either<string, MadeGame> => {
  const created = createGame({ ...options, randomness: 'asked' })
  if (E.isLeft(created)) return E.left(created.left.map(({ message }) => message).join(' '))
  const tokens = newTokens()
  return E.right({ game: store.addGame(createSession(created.right).save(), placesOf(tokens)), tokens })
}

/** New links for a game; the former ones lead nowhere any more. */
export const renewTokens = (store: Store, game: number): MadeGame => {
  const tokens = newTokens()
  store.replacePlaces(game, placesOf(tokens))
  return { game, tokens }
}
