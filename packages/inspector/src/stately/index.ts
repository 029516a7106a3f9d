/** `ptcg-turn-engine/inspector/stately`: running actors in Stately Inspector, by way of @statelyai/inspect. */
export { type InBrowserOptions, type Inspecting, inspectInBrowser } from './inBrowser.ts'
export { type InspectingOverWebSocket, inspectOverWebSocket, type OverWebSocketOptions } from './overWebSocket.ts'
export { showIn } from './showIn.ts'
