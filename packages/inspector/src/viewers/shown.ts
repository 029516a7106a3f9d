/** Makes contexts, events and snapshots of any chart plain JSON for a viewer: not too deep and not too long. */

import type { Game } from 'ptcg-turn-engine/model'
import type { AnyMachineSnapshot } from 'xstate'
import { shownGame } from './shownGame.ts'

type Named = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const OF_A_GAME = ['ruleset', 'definitions', 'cards', 'players', 'turn', 'facts']

/** Whether a context holds a game of this engine. */
export const holdsGame = (context: unknown): context is { readonly game: Game } => {
  const game = isRecord(context) ? context.game : undefined
  return isRecord(game) && OF_A_GAME.every((key) => key in game)
}

/** Deeper than any chart or context that a person would open by hand. */
const DEEPEST = 40
/** What is left of anything that cannot be JSON, or goes round in a circle. */
const CUT = '…'

const plain = (value: unknown, depth: number, around: readonly unknown[]): unknown => {
  if (typeof value === 'function') return { type: value.name }
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST || around.includes(value)) return CUT
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return plain(value.toJSON(), depth + 1, [...around, value])
  if (value instanceof Error) return { name: value.name, message: value.message }
  const inside = [...around, value]
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1, inside))
  if (value instanceof Map || value instanceof Set) return plain([...value], depth + 1, inside)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, depth + 1, inside)]))
}

/** Anything as JSON can write it: lists whole and in order, functions by name, circles and great depths cut. Never throws. */
export const plainJson = (value: unknown): unknown => {
  try {
    return plain(value, 0, [])
  } catch {
    // A getter or a toJSON of somebody else's context may throw.
    return CUT
  }
}

/** A context, as people want to see it. A game is told by names; any other context is shown as it is. */
export const shownContext = (context: unknown): unknown => {
  if (!holdsGame(context)) return plainJson(context)
  const { game, ...rest } = context
  return { game: plainJson(shownGame(game)), ...(isRecord(rest) ? (plainJson(rest) as Named) : {}) }
}

interface AnyEvent {
  readonly type: string
}

/** What an actor is started with: a context, or a snapshot to go on from. */
const shownInput = (input: unknown): unknown =>
  isRecord(input) && holdsGame(input.at) ? { at: shownContext(input.at) } : shownContext(input)

/** An event. The one that starts an actor carries its input. */
export const shownEvent = (event: AnyEvent): AnyEvent => {
  const { type } = event
  if ('input' in event)
    return { type, ...(event.input === undefined ? {} : { input: shownInput(event.input) }) } as AnyEvent
  return { ...(plainJson(event) as Named), type }
}

/** A snapshot of an XState v5 actor as a viewer of v5 actors takes it. */
export const shownSnapshot = (snapshot: AnyMachineSnapshot): Named => ({
  status: snapshot.status,
  value: plainJson(snapshot.value),
  context: shownContext(snapshot.context),
  tags: [...(snapshot.tags ?? [])],
  output: plainJson(snapshot.output) ?? null,
  error: plainJson(snapshot.error) ?? null,
})
