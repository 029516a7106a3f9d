/** The memory of a bot: a compact record of everything that its seat has seen. */
import { createHash } from 'node:crypto'
import type { GameEvent, PlayerId, Snapshot } from 'ptcg-turn-engine'
import { marksIn } from '../../test/server/markedDecks.ts'
import type { OnlineMessage } from '../messages.ts'

/** An event that the server accepted. `took` is in milliseconds, `when` is the time of acceptance. */
export interface Accepted {
  readonly id: string
  readonly at: number
  readonly event: GameEvent
  readonly took: number
  readonly when: number
  /** True if the connection was lost meanwhile. */
  readonly wasLost: boolean
}

/** Everything that one seat, or one spectator, has seen of one game. */
export interface SeenBySeat {
  readonly game: number
  readonly player: PlayerId
  readonly mayPlay: boolean
  readonly accepted: Accepted[]
  /** The number of refused events. A bot sends only legal events, so the game had moved on. */
  refused: number
  /** The number of the latest event seen. */
  latest: number
  /** For the mark of each card, the number of events when it was first mentioned. */
  readonly marks: Record<string, number>
  /** Digests of views, by number of events. */
  readonly digests: Record<number, string>
  /** The time at which each event was shown to a spectator, by number of the event. */
  readonly shown: Record<number, number>
  bytes: number
}

export const emptySeat = (game: number, player: PlayerId, mayPlay: boolean): SeenBySeat => ({
  game,
  player,
  mayPlay,
  accepted: [],
  refused: 0,
  latest: 0,
  marks: {},
  digests: {},
  shown: {},
  bytes: 0,
})

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The digest of a view. It does not depend on the order of keys. */
export const digestOfView = (view: Snapshot): string =>
  createHash('sha1').update(JSON.stringify(view, sorted)).digest('base64url')

/** Notes the cards in a message. `next` is the number of events at the message, or null for that of the latest state. */
export const noteMessage = (seen: SeenBySeat, message: OnlineMessage, next: number | null): void => {
  const text = JSON.stringify(message)
  seen.bytes += text.length
  if (message.kind === 'state' || message.kind === 'changes') {
    seen.latest = Math.max(seen.latest, message.at)
    if (!seen.mayPlay) seen.shown[message.at] ??= Date.now()
  }
  if (message.kind === 'refused' && message.id !== null) seen.refused += 1
  const at = next ?? seen.latest
  for (const mark of marksIn(text)) seen.marks[mark] = Math.min(seen.marks[mark] ?? at, at)
}
