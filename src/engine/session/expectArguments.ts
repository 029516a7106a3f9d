/** Rejects invalid listeners and unknown options, which are passed only because of a bug in the host. */
import { expectOptions } from '../../game/board/expectArguments.ts'

/** Throws a TypeError unless all listeners are functions. */
export const expectListeners = (...listeners: readonly unknown[]): void => {
  if (!listeners.every((listener) => typeof listener === 'function'))
    throw new TypeError('subscribe takes functions: a listener, or a selector and a listener.')
}

/** The undo policies of a session: only events that are fair to undo may be undone, or all events, or none. */
export const UNDO_POLICIES = ['fair', 'always', 'never'] as const

/** Throws a TypeError for an unknown session option or an unknown undo policy. */
export const expectSessionOptions = (caller: string, options: object): void =>
  expectOptions(caller, options, { undo: UNDO_POLICIES, title: null })
