/** Creates a session directly from the options of a game. */
import * as E from '#fp-ts/Either'
import { createGame, type GameOptions } from '../play/newGame.ts'
import { createSession, type Session, type SessionOptions } from './session.ts'

/**
 * Creates a game and a session for it, for hosts that supply the decks and options themselves. Throws a TypeError with all problems of the
 * decks and options, because they are bugs of the host. For decks from users, call `createGame`, which returns the problems instead.
 */
export const startSession = (game: GameOptions, options: SessionOptions = {}): Session => {
  const created = createGame(game)
  if (E.isLeft(created)) throw new TypeError(created.left.map(({ message }) => message).join(' '))
  return createSession(created.right, options)
}
