/**
 * Reads the messages of a viewer. Only the two kinds of messages of @xstate/inspect, and only events that the actor accepts, are passed on.
 */

import type { AnyActor } from 'xstate'
import * as E from '#fp-ts/Either'
import { eventFromViewer } from '../viewers/eventFromViewer.ts'
import { scxmlEvent } from './v4State.ts'

/** A message as @xstate/inspect reads it. */
export type Command = { readonly type: 'xstate.inspecting' } | { readonly type: 'xstate.event'; readonly event: string }

/** The maximum length of a command, far longer than any event of a game. */
export const MAX_COMMAND_LENGTH = 64 * 1024

/** Parses JSON from a viewer, or returns one sentence about its problem. */
export const parseJson = (text: string): E.Either<string, unknown> => {
  if (text.length > MAX_COMMAND_LENGTH)
    return E.left(`The viewer sent a message of ${text.length} characters, which is too long.`)
  return E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => 'The viewer sent a message that is not JSON.',
  )
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const eventCommand = (
  message: unknown,
  actorOf: (sessionId: string) => AnyActor | undefined,
): E.Either<string, Command> => {
  const text = field(message, 'event')
  if (typeof text !== 'string') return E.left('The viewer sent a message without an event.')
  const envelope = parseJson(text)
  if (E.isLeft(envelope)) return envelope
  const session = field(envelope.right, 'origin') ?? field(message, 'sessionId')
  const actor = typeof session === 'string' ? actorOf(session) : undefined
  if (actor === undefined || typeof session !== 'string')
    return E.left('The viewer sent an event for an actor that is not shown.')
  return E.map(
    (event: { readonly type: string }): Command => ({
      type: 'xstate.event',
      event: JSON.stringify(scxmlEvent(event, session)),
    }),
  )(eventFromViewer(actor, field(envelope.right, 'data')))
}

/**
 * A fresh message for @xstate/inspect with the contents of a viewer's message, or one sentence that says what is wrong with the viewer's
 * message. Never throws.
 */
export const readCommand = (
  message: unknown,
  actorOf: (sessionId: string) => AnyActor | undefined,
): E.Either<string, Command> => {
  const type = field(message, 'type')
  if (type === 'xstate.inspecting') return E.right({ type })
  if (type === 'xstate.event') return eventCommand(message, actorOf)
  return E.left('The viewer sent a message that @xstate/inspect does not know.')
}
