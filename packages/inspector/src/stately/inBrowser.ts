/** Shows actors that run in a page in Stately Inspector, in a frame of the page or in a window of its own. */
import { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActor, InspectionEvent } from 'xstate'
import { DEPTH, telling } from './telling.ts'
import { VIEWER } from './viewerAddress.ts'

/** How actors are shown in a page. */
export interface InBrowserOptions {
  /** The address of the viewer; the hosted one where it is left out. */
  readonly url?: string
  /** The frame that shows the viewer; a window is opened where it is left out. */
  readonly iframe?: HTMLIFrameElement | null
  /** Each microstep as a snapshot of its own (it is so unless this is false). */
  readonly microsteps?: boolean
  /** Is told in one sentence when the viewer cannot be opened. */
  readonly onProblem?: (sentence: string) => void
}

/** A viewer in a page. `disconnect` ends the showing; the actors go on. */
export interface Inspecting {
  /** What `createActor(machine, { inspect })` takes. */
  readonly inspect: (event: InspectionEvent) => void
  /** Shows an actor that runs already. */
  show(actor: AnyActor): void
  disconnect(): void
}

const NOTHING: Inspecting = { inspect: () => {}, show: () => {}, disconnect: () => {} }

/** The message with which a viewer says that it is there. */
const GREETING = '@statelyai.connected'
/** So many events wait for a viewer that is not there yet; the package drops the oldest. */
const WAITING = 200

/** The package would post to whatever page is in the window by now, and take a greeting from any page. */
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

/** A frame as the package uses it. */
const frameFor = (iframe: HTMLIFrameElement, target: object) => ({
  contentWindow: target,
  addEventListener: (name: string, listener: () => void) => iframe.addEventListener(name, listener),
  setAttribute: (name: string, value: string) => iframe.setAttribute(name, value),
})

/**
 * Opens Stately Inspector in a page. Give `inspect` to the actors that are to be shown, or `show` them. Where the viewer
 * cannot be opened, `onProblem` is told why in one sentence.
 */
export const inspectInBrowser = (options: InBrowserOptions = {}): Inspecting => {
  const { url = VIEWER, iframe = null, microsteps = true, onProblem = console.warn } = options
  const address = URL.canParse(url, location.href) ? new URL(url, location.href) : null
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    onProblem(`${JSON.stringify(url)} is not the address of a viewer: it has to begin with http:// or https://.`)
    return NOTHING
  }
  let opened: Window | null = null
  let told = 0
  const viewer = (): Window | null | undefined => (iframe === null ? opened : iframe.contentWindow)
  const { target, own, release } = windowFor(
    address.origin,
    viewer,
    () => {
      opened = window.open(address, 'xstateinspector')
    },
    // By now the package may have dropped which actors there are.
    () => told > WAITING && tells.tellAgain(),
  )
  const tells = telling(() => inspector, { microsteps, onProblem })
  const inspector = createBrowserInspector({
    url: address.href,
    window: own as unknown as Window,
    iframe: iframe === null ? null : (frameFor(iframe, target) as unknown as HTMLIFrameElement),
    serialize: tells.serialize,
    serializationDepthLimit: DEPTH,
    maxDeferredEvents: WAITING,
    filter: () => {
      told += 1
      return true
    },
  })
  if (iframe === null && opened === null)
    onProblem('The browser did not open a window for the viewer: allow this page to open windows, or give a frame.')
  return {
    inspect: tells.inspect,
    show: tells.show,
    disconnect: () => {
      tells.stop()
      inspector.stop()
      release()
    },
  }
}
