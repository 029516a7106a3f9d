/** A game online: like a room of the example server, but with an asynchronous store, and guests receive only changes. */
import * as E from 'fp-ts/lib/Either.js'
import { type PlayerId, type Snapshot, view } from 'ptcg-turn-engine'
import type { Draw } from '../server/chance.ts'
import { type HostedGame, hostedGame, type Refused, refusedEvent, type Sent } from '../server/hostedGame.ts'
import { errorInWords, type Log } from '../server/log.ts'
import { refusal } from '../server/refusals.ts'
import type { Outcome } from '../server/room.ts'
import type { StoredEvent } from '../server/store.ts'
import { changeBetween, type JsonValue } from './changes.ts'
import type { OnlineMessage } from './messages.ts'
import type { HeldGame, OnlineStore } from './store.ts'

/** A person in the game. Spectators, who may not play, see the game with a delay. */
export interface OnlineGuest {
  readonly player: PlayerId
  readonly mayPlay: boolean
  /** The number of events that the person knows already. */
  readonly knows: number
  readonly hear: (message: OnlineMessage) => void
}

/**
 * The result of an event. It is unknown if the game was given up: the client reconnects and sends the event again, and
 * the server recognizes it if it was stored.
 */
export type OnlineOutcome = Outcome | { readonly played: 'unknown' }

export interface OnlineGame {
  /** Adds a guest, and returns the function that removes them. */
  readonly join: (guest: OnlineGuest) => () => void
  readonly send: (player: PlayerId, sent: Sent) => Promise<E.Either<Refused, OnlineOutcome>>
  /** Notes that a player wants a rematch. When both players want it, everybody is sent the number of the new game. */
  readonly wantRematch: (player: PlayerId) => Promise<E.Either<Refused, void>>
  /** Sends spectators the events whose delay is over. */
  readonly sendDelayed: () => void
  /** Sends everybody the players who are present. This is also the heartbeat. */
  readonly sendPresence: () => void
  /** Gives the game up if another process holds it now. Answers for chance again if the disk was full. */
  readonly checkHold: () => Promise<void>
}

export interface OnlineGameOptions {
  readonly store: OnlineStore
  readonly log: Log
  /** The delay of spectators, in milliseconds. */
  readonly delay: number
  readonly heartbeat: number
  /**
   * Called once when the game can no longer be played here: another process holds it, or it is unknown whether an event is
   * stored. Its guests reconnect, and a process opens the game from its stored events.
   */
  readonly giveUp: () => void
  readonly now?: () => number
  readonly draw?: Draw
}

interface Seated extends OnlineGuest {
  /** The number of events that this guest has been shown. */
  shown: number
}

/** The maximum number of past events sent to those who join. */
const MAX_PAST_EVENTS = 500

/** The snapshot before the first event. */
const beginningOf = ({ stored }: HeldGame): Snapshot => {
  const beginning = hostedGame({ ...stored, events: [] })
  if (E.isLeft(beginning)) throw new Error(beginning.left)
  return beginning.right.session.state()
}

const gameOf = (game: number, held: HeldGame, table: HostedGame, options: OnlineGameOptions): OnlineGame => {
  const { store, log, delay, heartbeat, giveUp, now = Date.now } = options
  const { session } = table
  const guests = new Set<Seated>()
  const times = held.stored.events.map(({ storedAt }) => storedAt)
  const wanted: [boolean, boolean] = [false, false]
  let next = held.rematch
  let isLost = false
  let work: Promise<unknown> = Promise.resolve()

  /** Runs tasks one after another: no decision is made while an event is being stored. */
  const inOrder = <Value>(does: () => Promise<Value>): Promise<Value> => {
    const done = work.then(does)
    work = done.catch(() => undefined)
    return done
  }
  const lose = (why: string): void => {
    if (isLost) return
    isLost = true
    log({ code: 'GIVEN_UP', message: 'The game is no longer played by this process.', game, detail: why })
    giveUp()
  }

  const viewAt = (player: PlayerId, at: number): Snapshot => {
    if (at === table.length()) return session.view(player)
    return view(session.history()[at - 1]?.snapshot ?? beginningOf(held), player)
  }
  /** The latest views of each player, because several guests at a side see the same. */
  const views = [new Map<number, Snapshot>(), new Map<number, Snapshot>()] as const
  const keptView = (player: PlayerId, at: number): Snapshot => {
    const seen = views[player].get(at) ?? viewAt(player, at)
    views[player].set(at, seen)
    return seen
  }
  const forget = (): void => {
    for (const kept of views) for (const at of kept.keys()) if (at !== table.length()) kept.delete(at)
  }
  /** The number of events that a guest may see now. */
  const visibleTo = ({ mayPlay }: OnlineGuest): number => {
    if (mayPlay) return table.length()
    const until = now() - delay
    const later = times.findIndex((time) => time > until)
    return later === -1 ? times.length : later
  }
  /** Sends a guest the changes of each event separately, so that no facts are left out. */
  const show = (guest: Seated): void => {
    for (const to = visibleTo(guest); guest.shown < to; ) {
      guest.shown += 1
      const [before, after] = [guest.shown - 1, guest.shown].map((at) => keptView(guest.player, at))
      const change = changeBetween(before as unknown as JsonValue, after as unknown as JsonValue)
      guest.hear({ kind: 'changes', at: guest.shown, change: change ?? {} })
    }
  }
  const announce = ({ sender, at }: StoredEvent): void => {
    for (const guest of [...guests]) {
      if (sender !== null && guest.mayPlay && guest.player === sender.player)
        guest.hear({ kind: 'accepted', id: sender.id, at })
      show(guest)
    }
    forget()
  }
  const sendPresence = (): void => {
    const isHere = (side: PlayerId) => [...guests].some(({ player, mayPlay }) => mayPlay && player === side)
    // A guest may leave during the loop, so presence is computed for each message.
    for (const guest of [...guests]) guest.hear({ kind: 'present', present: [isHere(0), isHere(1)] })
  }
  const sendRematch = (to: Iterable<OnlineGuest>): void => {
    for (const guest of [...to]) guest.hear({ kind: 'rematch', wanted: [...wanted], game: next })
  }

  /**
   * Stores an event, then plays and announces it. If the database fails, except for a full disk, the game is given up
   * here.
   */
  const accept = async (event: StoredEvent): Promise<string> => {
    const outcome = await held.append(event).catch(errorInWords)
    if (outcome === 'stored') {
      times.push(now())
      table.playStored(event)
      announce(event)
    } else if (outcome !== 'full') lose(outcome)
    return outcome
  }
  /** Answers for chance until a player must decide. Stops if an answer cannot be stored; `checkHold` tries again. */
  const answerChance = async (): Promise<void> => {
    for (let answer = table.chance(); answer !== null && !isLost; answer = table.chance())
      if ((await accept(answer)) !== 'stored') return
  }
  inOrder(answerChance)

  return {
    join: (guest) => {
      const at = visibleTo(guest)
      const seated = { ...guest, shown: at }
      const { player, mayPlay, knows, hear } = guest
      guests.add(seated)
      hear({ kind: 'welcome', player, mayPlay, heartbeat })
      const from = Math.max(knows, at - MAX_PAST_EVENTS)
      if (from < at) hear({ kind: 'past', from, facts: session.seat(player).facts().slice(from, at) })
      hear({ kind: 'state', at, snapshot: viewAt(player, at) })
      if (next !== null) sendRematch([guest])
      sendPresence()
      return () => {
        if (guests.delete(seated)) sendPresence()
      }
    },
    send: (player, sent) =>
      inOrder(async () => {
        if (isLost) return E.right({ played: 'unknown' })
        const decided = table.decide(player, sent)
        if (E.isLeft(decided)) return decided
        if ('played' in decided.right) return E.right(decided.right)
        const outcome = await accept(decided.right.store)
        if (outcome === 'full') return refusedEvent(refusal('NOT_STORED'))
        await answerChance()
        return E.right({ played: outcome === 'stored' ? 'now' : 'unknown' })
      }),
    wantRematch: (player) =>
      inOrder(async () => {
        if (!table.isOver()) return refusedEvent(refusal('ILLEGAL', 'Another game begins when this one is over.'))
        wanted[player] = true
        if (wanted[0] && wanted[1]) next ??= await store.addRematch(game)
        sendRematch(guests)
        return E.right(undefined)
      }),
    sendDelayed: () => {
      for (const guest of [...guests]) show(guest)
      forget()
    },
    sendPresence,
    checkHold: async () => {
      // A database that does not answer is noticed at the next event.
      if (!(await held.isHeld().catch(() => true))) lose('displaced')
      await inOrder(answerChance)
    },
  }
}

/** Takes a stored game over. Left: the problem with it, for the server's operators. Rejects if the database fails. */
export const openOnlineGame = async (
  game: number,
  options: OnlineGameOptions,
): Promise<E.Either<string, OnlineGame>> => {
  const held = await options.store.hold(game)
  if (held === null) return E.left('It is not stored.')
  return E.map((table: HostedGame) => gameOf(game, held, table, options))(hostedGame(held.stored, options.draw))
}
