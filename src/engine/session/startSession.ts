/** The short way to a first game: from options to a session. */
import * as E from '#fp-ts/Either'
import { createGame, type GameOptions } from '../play/newGame.ts'
import { createSession, type Session, type SessionOptions } from './session.ts'

/**
 * Creates a game and a session for it, for hosts that supply their own decks and options. Problems with these are bugs
 * of the host's code, so all of them are thrown in one TypeError. For decks from users, `createGame` returns a list
 * instead.
 */
export const startSession = (game: GameOptions, options: SessionOptions = {}): Session => {
  const created = createGame(game)
  if (E.isLeft(created)) throw new TypeError(created.left.map(({ message }) => message).join(' '))
  return createSession(created.right, options)
}
