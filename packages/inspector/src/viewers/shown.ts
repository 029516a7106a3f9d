/** Turns contexts, events and snapshots of any chart into plain JSON for a viewer, limited in depth. */

import type { Game } from 'ptcg-turn-engine/model'
import type { AnyMachineSnapshot } from 'xstate'
import { shownGame } from './shownGame.ts'

type Named = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const OF_A_GAME = ['ruleset', 'definitions', 'cards', 'players', 'turn', 'facts']

/** True if a context holds a game of this engine. */
export const holdsGame = (context: unknown): context is { readonly game: Game } => {
  const game = isRecord(context) ? context.game : undefined
  return isRecord(game) && OF_A_GAME.every((key) => key in game)
}

/** The maximum depth of a shown value, deeper than a person would open any chart or context by hand. */
const DEEPEST = 40
/** The placeholder for values that lie too deep or cannot be read, and for circular references. */
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

/** Any value as JSON: lists complete and in order, functions by name, cycles and great depths cut. Never throws. */
export const plainJson = (value: unknown): unknown => {
  try {
    return plain(value, 0, [])
  } catch {
    // A getter or toJSON of a foreign context may throw.
    return CUT
  }
}

/** A context for display. A game is shown with names; any other context is shown as it is. */
export const shownContext = (context: unknown): unknown => {
  if (!holdsGame(context)) return plainJson(context)
  const { game, ...rest } = context
  return { game: plainJson(shownGame(game)), ...(isRecord(rest) ? (plainJson(rest) as Named) : {}) }
}

interface AnyEvent {
  readonly type: string
}

/** The input of an actor: a context, or a snapshot to continue from. */
const shownInput = (input: unknown): unknown =>
  isRecord(input) && holdsGame(input.at) ? { at: shownContext(input.at) } : shownContext(input)

/** An event for display. The event that starts an actor contains its input. */
export const shownEvent = (event: AnyEvent): AnyEvent => {
  const { type } = event
  if ('input' in event)
    return { type, ...(event.input === undefined ? {} : { input: shownInput(event.input) }) } as AnyEvent
  return { ...(plainJson(event) as Named), type }
}

/** A snapshot of an XState v5 actor in the form that v5 viewers take. */
export const shownSnapshot = (snapshot: AnyMachineSnapshot): Named => ({
  status: snapshot.status,
  value: plainJson(snapshot.value),
  context: shownContext(snapshot.context),
  tags: [...(snapshot.tags ?? [])],
  output: plainJson(snapshot.output) ?? null,
  error: plainJson(snapshot.error) ?? null,
})
