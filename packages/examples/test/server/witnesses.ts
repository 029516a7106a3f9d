/** Witnesses record all messages of a client. After the server was killed, tests compare them with the stored game. */
import { isDeepStrictEqual } from 'node:util'
import { type PlayerId, type Result, restoreSession, type Snapshot, view } from 'ptcg-turn-engine'
import type { StoredGame } from '../../server/store.ts'
import { right } from './serving.ts'

/** The messages of one client, sent and received, over all of its connections. */
export interface Witness {
  readonly game: number
  readonly player: PlayerId
  /** The events that were sent, by their ids. */
  readonly sent: Map<string, unknown>
  /** The ids that the server has accepted, and the numbers that it gave them. */
  readonly accepted: Map<string, number>
  /** The states that were shown, by their numbers, as text. */
  readonly states: Map<number, string>
  /** The ids of events that were sent again on another connection. */
  readonly resent: Set<string>
}

export const witness = (game: number, player: PlayerId): Witness => ({
  game,
  player,
  sent: new Map(),
  accepted: new Map(),
  states: new Map(),
  resent: new Set(),
})

export const sees = ({ sent, resent }: Witness, message: string): void => {
  const said = JSON.parse(message) as { readonly kind: string; readonly id: string; readonly event: unknown }
  if (said.kind !== 'send') return
  if (sent.has(said.id)) resent.add(said.id)
  sent.set(said.id, said.event)
}

export const hears = ({ accepted, states }: Witness, message: string): void => {
  const heard = JSON.parse(message) as { readonly kind: string; readonly id: string; readonly at: number }
  if (heard.kind === 'accepted') accepted.set(heard.id, heard.at)
  if (heard.kind === 'state') states.set(heard.at, message)
}

/** The number of events that the witness has seen. */
export const countSeen = ({ states }: Witness): number => Math.max(-1, ...states.keys())

/** The result of the game in the latest state that the witness has seen, or null. */
export const resultOf = (one: Witness): Result | null =>
  (JSON.parse(one.states.get(countSeen(one)) ?? 'null') as { readonly snapshot: Snapshot } | null)?.snapshot.game
    .result ?? null

/** Everything that was confirmed to a witness but is not in the database. A correct server loses nothing. */
export const findLost = ({ player, sent, accepted, states }: Witness, stored: StoredGame): readonly string[] => {
  const lost: string[] = []
  for (const [id, at] of accepted) {
    const row = stored.events[at - 1]
    const isSame = row?.sender?.id === id && row.sender.player === player && isDeepStrictEqual(row.event, sent.get(id))
    if (!isSame) lost.push(`the event ${id}, accepted as number ${at}`)
  }
  const last = Math.max(0, ...states.keys())
  if (stored.events.length < last) lost.push(`${stored.events.length} events are stored, and ${last} were seen`)
  return lost
}

/** The numbers of the states that a witness was shown and that differ from a replay of the stored game. */
export const otherThanSeen = ({ player, states }: Witness, { beginning, events }: StoredGame): readonly number[] => {
  const session = right(restoreSession({ ...(beginning as object), events: events.map(({ event }) => event) }))
  const entries = session.history()
  return [...states].flatMap(([at, text]) => {
    const snapshot = entries[at - 1]?.snapshot
    const again = snapshot === undefined ? null : { kind: 'state', at, snapshot: view(snapshot, player) }
    return JSON.stringify(again) === text ? [] : [at]
  })
}
