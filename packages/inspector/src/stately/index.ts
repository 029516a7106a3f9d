/** `ptcg-turn-engine-inspector/stately`: shows running actors in Stately Inspector, through @statelyai/inspect. */
export type { InBrowserOptions, OverWebSocketOptions } from '../viewers/showInOptions.ts'
export { type Inspecting, inspectInBrowser } from './inBrowser.ts'
export { type InspectingOverWebSocket, inspectOverWebSocket } from './overWebSocket.ts'
export { showIn } from './showIn.ts'
