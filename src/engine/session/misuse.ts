/** Refuses listeners that are none and options that there are not: only a bug of the host hands them on. */
import { expectOptions } from '../../game/board/misuse.ts'

/** Throws unless all of them are functions. */
export const expectListeners = (...listeners: readonly unknown[]): void => {
  if (!listeners.every((listener) => typeof listener === 'function'))
    throw new TypeError('subscribe takes functions: a listener, or what is selected and who listens to that.')
}

/** What may be taken back: what is fair, everything, or nothing. */
export const UNDO_POLICIES = ['fair', 'always', 'never'] as const

/** Throws where a session is to be made with options that it has not. */
export const expectSessionOptions = (caller: string, options: object): void =>
  expectOptions(caller, options, { undo: UNDO_POLICIES, title: null })
