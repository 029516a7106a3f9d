/** The open rooms. A game has a room while anybody is connected to it. */
import * as E from 'fp-ts/lib/Either.js'
import type { Limits } from './limits.ts'
import { type Refusal, refusal } from './refusals.ts'
import { openRoom, type Room, type RoomOptions } from './room.ts'
import type { TokenPlace } from './store.ts'
import { digestOf } from './tokens.ts'

/** A person at a place. */
export interface Entered {
  readonly place: TokenPlace
  readonly room: Room
  /** Leaves the place. When the last person leaves, the room is closed. */
  readonly leave: () => void
}

export interface Rooms {
  /** Lets a person with a valid token enter. Throws if the database fails. */
  readonly enter: (token: string) => E.Either<Refusal, Entered>
}

interface Open {
  readonly room: Room
  guests: number
}

/** Returns the rooms of a server. At first none is open. */
export const roomsOf = (options: RoomOptions & { readonly limits: Limits }): Rooms => {
  const { store, log, limits } = options
  const open = new Map<number, Open>()
  const perLink = new Map<string, number>()

  const roomFor = (game: number): E.Either<Refusal, Open> => {
    const already = open.get(game)
    if (already !== undefined) return E.right(already)
    const opened = openRoom(game, options)
    if (E.isLeft(opened)) {
      log({ code: 'GAME_UNREADABLE', message: 'A stored game cannot be read.', game, detail: opened.left })
      return E.left(refusal('GAME_UNREADABLE'))
    }
    const fresh = { room: opened.right, guests: 0 }
    open.set(game, fresh)
    return E.right(fresh)
  }

  return {
    enter: (token) => {
      const place = store.place(token)
      if (place === null) return E.left(refusal('UNKNOWN_TOKEN'))
      const link = digestOf(token)
      const here = perLink.get(link) ?? 0
      if (here >= limits.connectionsPerLink) return E.left(refusal('FULL'))
      return E.map((entered: Open): Entered => {
        entered.guests += 1
        perLink.set(link, here + 1)
        let left = false
        return {
          place,
          room: entered.room,
          leave: () => {
            if (left) return
            left = true
            entered.guests -= 1
            const others = (perLink.get(link) ?? 1) - 1
            if (others === 0) perLink.delete(link)
            else perLink.set(link, others)
            if (entered.guests === 0) open.delete(place.game)
          },
        }
      })(roomFor(place.game))
    },
  }
}
