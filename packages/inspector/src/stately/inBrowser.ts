/** Shows actors of a page in Stately Inspector, in a frame of the page or in a new window. */
import { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActor, InspectionEvent } from 'xstate'
import * as E from '#fp-ts/Either'
import type { InBrowserOptions } from '../viewers/showInOptions.ts'
import { viewerPage } from '../viewers/viewerPage.ts'
import { DEPTH, reportActors } from './reportActors.ts'
import { VIEWER } from './viewerAddress.ts'

/** A viewer in a page. `disconnect` ends it; the actors continue. */
export interface Inspecting {
  /** The `inspect` option of `createActor`. */
  readonly inspect: (event: InspectionEvent) => void
  /** Shows a running actor. */
  show(actor: AnyActor): void
  disconnect(): void
}

const SHOWS_NOTHING: Inspecting = { inspect: () => {}, show: () => {}, disconnect: () => {} }

/** The message with which a viewer announces itself. */
const GREETING = '@statelyai.connected'
/** The number of events that the package keeps for a viewer that is not ready; the package drops the oldest ones. */
const WAITING = 200

/**
 * Stand-ins for the page's window and the viewer's window, restricted to the viewer's origin. The package itself would post to any page
 * that is in the viewer's window at that moment, and accept a greeting from any page.
 */
const windowFor = (origin: string, viewer: () => Window | null | undefined, open: () => void, greeted: () => void) => {
  const listeners = new Set<(event: MessageEvent) => void>()
  const hear = (event: MessageEvent): void => {
    if (event.source !== viewer() || event.origin !== origin) return
    for (const listener of listeners) listener(event)
    if (typeof event.data === 'object' && event.data !== null && event.data.type === GREETING) greeted()
  }
  window.addEventListener('message', hear)
  const target = { postMessage: (message: unknown) => viewer()?.postMessage(message, origin) }
  return {
    target,
    own: {
      open: () => {
        open()
        return target
      },
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    },
    release: () => window.removeEventListener('message', hear),
  }
}

/** A stand-in for a frame of the page, with only the members that @statelyai/inspect uses. Its window is `target`. */
const frameFor = (iframe: HTMLIFrameElement, target: object) => ({
  contentWindow: target,
  addEventListener: (name: string, listener: () => void) => iframe.addEventListener(name, listener),
  setAttribute: (name: string, value: string) => iframe.setAttribute(name, value),
})

/**
 * Opens Stately Inspector in a page. Pass `inspect` to new actors, or `show` running ones. If the viewer cannot be
 * opened, `onProblem` is called with one sentence.
 */
export const inspectInBrowser = (options: InBrowserOptions = {}): Inspecting => {
  const { viewer = VIEWER, iframe = null, microsteps = true, onProblem = console.warn } = options
  const page = viewerPage(viewer, location.href)
  if (E.isLeft(page)) {
    onProblem(page.left)
    return SHOWS_NOTHING
  }
  const address = page.right
  let opened: Window | null = null
  let reportedCount = 0
  const viewerWindow = (): Window | null | undefined => (iframe === null ? opened : iframe.contentWindow)
  const { target, own, release } = windowFor(
    address.origin,
    viewerWindow,
    () => {
      opened = window.open(address, 'xstateinspector')
    },
    // By now the package may have dropped the announcements of actors.
    () => reportedCount > WAITING && reports.announceAgain(),
  )
  const reports = reportActors(() => inspector, { microsteps, onProblem })
  const inspector = createBrowserInspector({
    url: address.href,
    window: own as unknown as Window,
    iframe: iframe === null ? null : (frameFor(iframe, target) as unknown as HTMLIFrameElement),
    serialize: reports.serialize,
    serializationDepthLimit: DEPTH,
    maxDeferredEvents: WAITING,
    filter: () => {
      reportedCount += 1
      return true
    },
  })
  if (iframe === null && opened === null)
    onProblem('The browser did not open a window for the viewer: allow this page to open windows, or give a frame.')
  return {
    inspect: reports.inspect,
    show: reports.show,
    disconnect: () => {
      reports.stop()
      inspector.stop()
      release()
    },
  }
}
