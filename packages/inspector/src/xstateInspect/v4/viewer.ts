/** The one file that knows XState v4: what is used of @xstate/inspect, under types of our own so that nobody meets those of v4. */
import * as v4 from 'ptcg-turn-xstate-v4-viewer'
import type { DevTools, Inspector, ServerInspection, WindowInspection } from '../inspectPackage.ts'

/** Makes the registry that services register with. */
export const createDevTools = v4.createDevTools as () => DevTools

/** Sends to a viewer in a window or frame. */
export const inspectInWindow = v4.inspectInWindow as (options: WindowInspection) => Inspector | undefined

/** Sends to viewers that connect to a WebSocket server. It takes its devtools from `globalThis.__xstate__`. */
export const inspectOverServer = v4.inspectOverServer as (options: ServerInspection) => Inspector
