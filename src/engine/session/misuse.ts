/** Rejects listeners that are not functions and unknown options: only a bug of the host passes them. */
import { expectOptions } from '../../game/board/misuse.ts'

/** Throws a TypeError unless all of them are functions. */
export const expectListeners = (...listeners: readonly unknown[]): void => {
  if (!listeners.every((listener) => typeof listener === 'function'))
    throw new TypeError('subscribe takes functions: a listener, or a selector and a listener.')
}

/** Which events may be undone: those that are fair to undo, all, or none. */
export const UNDO_POLICIES = ['fair', 'always', 'never'] as const

/** Throws a TypeError for an unknown session option. */
export const expectSessionOptions = (caller: string, options: object): void =>
  expectOptions(caller, options, { undo: UNDO_POLICIES, title: null })
