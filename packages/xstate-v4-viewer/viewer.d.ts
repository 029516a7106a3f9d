/** Untyped here, so that nobody meets the types of XState v4: the inspector has types of its own for them. */
export const createDevTools: unknown
export const inspectInWindow: unknown
export const inspectOverServer: unknown
