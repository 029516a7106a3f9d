/**
 * The only file that imports code of XState v4. It exports the parts of @xstate/inspect that this package uses, under the types of this
 * package, so that no other file depends on the types of v4.
 */
import * as v4 from 'ptcg-turn-xstate-v4-viewer'
import type { DevTools, Inspector, ServerInspection, WindowInspection } from '../inspectPackage.ts'

/** Creates the registry of services. */
export const createDevTools = v4.createDevTools as () => DevTools

/** Sends to a viewer in a window or frame. */
export const inspectInWindow = v4.inspectInWindow as (options: WindowInspection) => Inspector | undefined

/** Sends to viewers that connect to a WebSocket server. It reads its devtools from `globalThis.__xstate__`. */
export const inspectOverServer = v4.inspectOverServer as (options: ServerInspection) => Inspector
