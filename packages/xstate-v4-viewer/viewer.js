/** The used exports of @xstate/inspect. */
export { createDevTools, inspect as inspectInWindow } from '@xstate/inspect'
export { inspect as inspectOverServer } from '@xstate/inspect/lib/server.js'
