/**
 * Measures the bytes sent to a seat for each event, in three ways, and the memory of an open game: `npm run measure`.
 * Games are random, without a network.
 */
import { getMessageBytes, Protocol } from '@colyseus/core'
import { Encoder, MapSchema, schema, t } from '@colyseus/schema'
import * as E from 'fp-ts/lib/Either.js'
import {
  createGame,
  createSession,
  decks,
  legalEvents,
  randomPlayer,
  restoreSession,
  type Session,
} from 'ptcg-turn-engine'
import { chanceFor } from '../../server/chance.ts'
import { changeBetween, type JsonValue } from '../changes.ts'

const GAMES = 20
const SEATS = [0, 1] as const
const Leaves = schema({ leaves: t.map('string') })

/** Every leaf of a view by its path. A synchronized state sends only changed leaves, and each path only once. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, own]) => leavesOf(own, `${path}/${key}`))
    : [[path, JSON.stringify(value)]]

const sizeOf = (kind: string, message: unknown): number =>
  getMessageBytes.raw(Protocol.ROOM_DATA, kind, message).byteLength

const bytes = { states: 0, changes: 0, schema: 0, events: 0 }

/** A seat to which views are sent in all three ways. */
const measuredSeat = () => {
  const state = new Leaves()
  state.leaves = new MapSchema<string>()
  const encoder = new Encoder(state)
  let before: JsonValue | undefined
  return (view: JsonValue): void => {
    const leaves = new Map(leavesOf(view))
    for (const path of [...state.leaves.keys()]) if (!leaves.has(path)) state.leaves.delete(path)
    for (const [path, text] of leaves) if (state.leaves.get(path) !== text) state.leaves.set(path, text)
    const encoded = encoder.encode().byteLength
    encoder.discardChanges()
    if (before !== undefined) {
      bytes.events += 1
      bytes.states += sizeOf('state', { at: 1, snapshot: view })
      bytes.changes += sizeOf('changes', { at: 1, change: changeBetween(before, view) })
      bytes.schema += encoded
    }
    before = view
  }
}

const played = (seed: number): Session => {
  const players = [
    { name: 'Ann', deck: decks.cinderace },
    { name: 'Bob', deck: decks.inteleon },
  ] as const
  const created = createGame({ players, randomness: 'asked' })
  if (E.isLeft(created)) throw new Error('The decks are wrong.')
  const session = createSession(created.right, { undo: 'never' })
  const decide = randomPlayer(seed)
  const seats = SEATS.map(measuredSeat)
  const show = (): void => SEATS.forEach((seat) => void seats[seat]?.(session.view(seat) as unknown as JsonValue))
  for (show(); session.state().game.result === null; show())
    session.send(chanceFor(session.request()) ?? decide(session.state(), legalEvents(session.state())))
  return session
}

const sessions = Array.from({ length: GAMES }, (_, seed) => played(seed))
const average = (all: number): string => (all / bytes.events).toFixed(0)
process.stdout.write(
  `For each of ${bytes.events} views after an event: ${average(bytes.states)} bytes as a whole state, ` +
    `${average(bytes.changes)} as changes, ${average(bytes.schema)} by @colyseus/schema.\n`,
)
const saves = sessions.map((session) => session.save())
const since = performance.now()
for (const save of saves) restoreSession(save, { undo: 'never' })
const took = performance.now() - since
const heap = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
const full = heap()
const events = sessions.reduce((sum, session) => sum + session.history().length, 0)
sessions.length = 0
const kilobytes = (full - heap()) / 1024
process.stdout.write(
  `A finished game takes ${(kilobytes / GAMES).toFixed(0)} kB, ${(kilobytes / events).toFixed(1)} kB an event. ` +
    `Taking it over takes ${(took / GAMES).toFixed(0)} ms, ${(took / events).toFixed(2)} ms an event.\n`,
)
