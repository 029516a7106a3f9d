/** The open games of a conversation. Each is a session with a name. */

import type { Session } from 'ptcg-turn-engine'
import { quote } from 'ptcg-turn-engine/internal/game/json/problem'
import * as E from '#fp-ts/Either'
import type { RequestFailure } from './errors.ts'
import type { Limits } from './limits.ts'

/** A session and its name. */
export interface OpenGame {
  readonly name: string
  readonly session: Session
}

export interface OpenGames {
  readonly limits: Limits
  readonly find: (name: string) => E.Either<RequestFailure, OpenGame>
  /** Opens the game that `make` creates, under the requested name or a generated one. `make` is not called if a limit is reached. */
  readonly open: (
    wished: string | undefined,
    make: () => E.Either<RequestFailure, Session>,
  ) => E.Either<RequestFailure, OpenGame>
  readonly close: (name: string) => void
  /** The open games, in the order of opening. */
  readonly all: () => readonly OpenGame[]
}

/** Returns an empty collection of open games. */
export const noGames = (limits: Limits): OpenGames => {
  const games = new Map<string, Session>()
  let numbered = 0

  const nextName = (): string => {
    do numbered += 1
    while (games.has(`${numbered}`))
    return `${numbered}`
  }

  return {
    limits,
    find: (name) => {
      const session = games.get(name)
      return session === undefined
        ? E.left({
            code: 'NO_SUCH_GAME',
            message: `There is no game ${quote(name)}; "games" lists those that are open.`,
          })
        : E.right({ name, session })
    },
    open: (wished, make) => {
      if (wished !== undefined && games.has(wished))
        return E.left({
          code: 'NAME_TAKEN',
          message: `There is a game ${quote(wished)} already; close it, or give the new one another name.`,
        })
      if (games.size >= limits.games)
        return E.left({
          code: 'TOO_MANY_GAMES',
          message: `There are ${games.size} games, and no more may be open; close one first.`,
        })
      return E.map((session: Session): OpenGame => {
        const name = wished ?? nextName()
        games.set(name, session)
        return { name, session }
      })(make())
    },
    close: (name) => {
      games.delete(name)
    },
    all: () => [...games].map(([name, session]) => ({ name, session })),
  }
}
