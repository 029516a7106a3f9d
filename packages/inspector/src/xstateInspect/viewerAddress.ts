/** The address of the hosted viewer for @xstate/inspect. */
export const VIEWER = 'https://stately.ai/viz?inspect'
