/** The memory of a bot: a compact record of everything that its seat has seen. */
import { createHash } from 'node:crypto'
import type { GameEvent, PlayerId, Snapshot } from 'ptcg-turn-engine'
import { marksIn } from '../../test/server/markedDecks.ts'
import type { OnlineMessage } from '../messages.ts'

/** An event that the server accepted, the milliseconds that took, and the time of it. */
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
  /** Events refused to a bot, which sends legal ones only: the game had moved on meanwhile. */
  refused: number
  /** The number of the latest event seen. */
  latest: number
  /** For each card's mark, the number of events at its first mention. */
  readonly marks: Record<string, number>
  /** Digests of views, by their numbers. */
  readonly digests: Record<number, string>
  /** The times at which a spectator was shown events. */
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

/** The digest of a view, regardless of the order of its keys. */
export const digestOfView = (view: Snapshot): string =>
  createHash('sha1').update(JSON.stringify(view, sorted)).digest('base64url')

/** Notes the cards in a message, and the number of its event. */
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
