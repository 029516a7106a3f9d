/** The one file that knows XState v4: what is used of @xstate/inspect, under types of our own so that nobody meets those of v4. */
import { createDevTools as v4CreateDevTools, inspect as v4InspectInWindow } from '@xstate/inspect'
import { inspect as v4InspectOverServer } from '@xstate/inspect/lib/server.js'
import type { DevTools, Inspector, ServerInspection, WindowInspection } from '../inspectPackage.ts'

/** What services register with. */
export const createDevTools: () => DevTools = v4CreateDevTools as unknown as () => DevTools

/** Sends to a viewer in a window or frame. */
export const inspectInWindow: (options: WindowInspection) => Inspector | undefined = v4InspectInWindow as unknown as (
  options: WindowInspection,
) => Inspector | undefined

/** Sends to viewers that connect to a WebSocket server. It takes its devtools from `globalThis.__xstate__`. */
export const inspectOverServer: (options: ServerInspection) => Inspector = v4InspectOverServer as unknown as (
  options: ServerInspection,
) => Inspector
