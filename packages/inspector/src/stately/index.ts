/** `ptcg-turn-engine/inspector/stately`: running actors in Stately Inspector, through @statelyai/inspect. */
export { type InBrowserOptions, type Inspecting, inspectInBrowser } from './inBrowser.ts'
export { type InspectingOverWebSocket, inspectOverWebSocket, type OverWebSocketOptions } from './overWebSocket.ts'
export { showIn } from './showIn.ts'
