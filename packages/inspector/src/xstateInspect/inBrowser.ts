/** Shows an actor of a page in a viewer for XState v4, in a frame of the page or in a new window. */

import type { AnyActor } from 'xstate'
import * as E from '#fp-ts/Either'
import type { InBrowserOptions } from '../viewers/showInOptions.ts'
import { viewerPage } from '../viewers/viewerPage.ts'
import { withoutThrowing } from '../viewers/withoutThrowing.ts'
import { readCommand } from './command.ts'
import { lending } from './lend.ts'
import { showActor } from './showing.ts'
import { createDevTools, inspectInWindow } from './v4/viewer.ts'
import { VIEWER } from './viewerAddress.ts'

/** A displayed actor. `disconnect` ends the display; the actor continues. */
export interface ShownActor {
  disconnect(): void
}

const SHOWS_NOTHING: ShownActor = { disconnect: () => {} }

type Listener = (event: { readonly data?: unknown }) => void

/**
 * Runs a function of @xstate/inspect, and captures the listeners that it would add to the window: there, they would hear every message of
 * every page.
 */
const withListeners = <Made>(run: () => Made): readonly [Made, ReadonlyMap<string, Listener>] => {
  const listeners = new Map<string, Listener>()
  const capture = (name: string, listener: Listener): void => {
    listeners.set(name, listener)
  }
  const made = lending(window, 'addEventListener', capture, run)
  return [made, listeners]
}

/**
 * Shows a running actor in a viewer for XState v4, in a page. If the viewer cannot be opened, `onProblem` is called
 * with one sentence.
 */
export const inspectInBrowser = (actor: AnyActor, options: InBrowserOptions = {}): ShownActor => {
  const { viewer = VIEWER, iframe = null, microsteps = true, onProblem = console.warn } = options
  const page = viewerPage(viewer, location.href)
  if (E.isLeft(page)) {
    onProblem(page.left)
    return SHOWS_NOTHING
  }
  const address = page.right
  const opened = iframe === null ? window.open(address, 'xstateinspector') : undefined
  if (opened === null) {
    onProblem('The browser did not open a window for the viewer: allow this page to open windows, or give a frame.')
    return SHOWS_NOTHING
  }
  const devTools = createDevTools()
  const [inspector, listeners] = withListeners(() =>
    inspectInWindow({ url: address.href, iframe, targetWindow: opened, devTools }),
  )
  const showing = showActor(actor, devTools, { microsteps, onProblem })
  const hear = withoutThrowing((event: MessageEvent) => {
    const source = opened ?? iframe?.contentWindow
    if (event.source !== source || event.origin !== address.origin) return
    const command = readCommand(event.data, showing.actorOf)
    if (E.isLeft(command)) {
      onProblem(command.left)
      return
    }
    if (command.right.type === 'xstate.inspecting') showing.watch()
    listeners.get('message')?.({ data: command.right })
  }, onProblem)
  const leave = (): void => listeners.get('unload')?.({})
  window.addEventListener('message', hear)
  window.addEventListener('pagehide', leave)
  return {
    disconnect: () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('pagehide', leave)
      showing.stop()
      inspector?.disconnect()
    },
  }
}
