/** The short way to a first game: options in, a session out. */
import * as E from '#fp-ts/Either'
import { createGame, type GameOptions } from '../play/newGame.ts'
import { createSession, type Session, type SessionOptions } from './session.ts'

/**
 * Begins a game and a session of it, for hosts whose decks and options are their own. What is wrong with them is then a mistake of the
 * host's code: it is thrown, all of it in one TypeError. For decks that people bring there is `createGame`, which gives a list instead.
 */
export const startSession = (game: GameOptions, options: SessionOptions = {}): Session => {
  const created = createGame(game)
  if (E.isLeft(created)) throw new TypeError(created.left.map(({ message }) => message).join(' '))
  return createSession(created.right, options)
}
