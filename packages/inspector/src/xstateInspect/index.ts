/** `ptcg-turn-engine-inspector/xstate-inspect`: shows a running XState v5 actor in the viewer of @xstate/inspect, which is made for v4. */
export type { InBrowserOptions } from '../viewers/showInOptions.ts'
export { inspectInBrowser, type ShownActor } from './inBrowser.ts'
export {
  type AnyServerOptions as OverWebSocketOptions,
  inspectOverWebSocket,
  type ShownOverWebSocket,
} from './overWebSocket.ts'
export { showIn } from './showIn.ts'
