/** Compares what the bots saw with the stored events, to find lost events, announced but unstored events, and leaks. */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { restoreSession, type Snapshot, view } from 'ptcg-turn-engine'
import { knowledgeOf } from '../../test/server/knowledge.ts'
import type { TimedGame } from '../store.ts'
import { digestOfView, type SeenBySeat } from './seen.ts'

/** Sentences about broken promises; empty if the server kept them all. */
export interface Findings {
  /** Accepted events that are not stored as they were sent. */
  readonly lost: readonly string[]
  /** Views shown that do not follow from the stored events. */
  readonly untrue: readonly string[]
  /** Cards shown to a seat that may not know them. */
  readonly leaks: readonly string[]
  /** Events shown to a spectator before their time. */
  readonly early: readonly string[]
}

const snapshotsOf = ({ beginning, events }: TimedGame): readonly Snapshot[] => {
  const restored = (count: number) =>
    restoreSession({ ...(beginning as object), events: events.slice(0, count).map(({ event }) => event) })
  const [start, end] = [restored(0), restored(events.length)]
  if (E.isLeft(start) || E.isLeft(end)) throw new Error('The stored events are not a game.')
  return [start.right.state(), ...end.right.history().map(({ snapshot }) => snapshot)]
}

/** Audits everything that was seen of one game. `delay` is the delay of spectators, in milliseconds. */
export const audit = (stored: TimedGame, all: readonly SeenBySeat[], delay: number): Findings => {
  const snapshots = snapshotsOf(stored)
  const knowledge = knowledgeOf(snapshots[0] as Snapshot)
  for (const snapshot of snapshots.slice(1)) knowledge.goOn(snapshot)
  const where = ({ game, player, mayPlay }: SeenBySeat): string =>
    `game ${game}, ${mayPlay ? 'seat' : 'spectator'} ${player}`
  return {
    lost: all.flatMap((seen) =>
      seen.accepted.flatMap(({ id, at, event }) => {
        const row = stored.events[at - 1]
        const isStored =
          row?.sender?.id === id && row.sender.player === seen.player && isDeepStrictEqual(row.event, event)
        return isStored ? [] : [`${where(seen)}: event ${at} is stored differently than it was accepted`]
      }),
    ),
    untrue: all.flatMap((seen) => [
      ...(seen.latest > stored.events.length
        ? [`${where(seen)}: event ${seen.latest} was announced but is not stored`]
        : []),
      ...Object.entries(seen.digests).flatMap(([at, digest]) => {
        const snapshot = snapshots[Number(at)]
        const isTrue = snapshot !== undefined && digestOfView(view(snapshot, seen.player)) === digest
        return isTrue ? [] : [`${where(seen)}: the view after ${at} events differs`]
      }),
    ]),
    leaks: all.flatMap((seen) =>
      Object.entries(seen.marks).flatMap(([mark, at]) =>
        knowledge.mayKnow(seen.player, mark, at) ? [] : [`${where(seen)}: card ${mark} was shown after ${at} events`],
      ),
    ),
    early: all.flatMap((seen) =>
      Object.entries(seen.shown).flatMap(([at, when]) => {
        const event = stored.events[Number(at) - 1]
        return event === undefined || when - event.storedAt >= delay ? [] : [`${where(seen)}: event ${at} was early`]
      }),
    ),
  }
}
