/** Untyped here, to keep the types of XState v4 out: the inspector has its own types for them. */
export const createDevTools: unknown
export const inspectInWindow: unknown
export const inspectOverServer: unknown
