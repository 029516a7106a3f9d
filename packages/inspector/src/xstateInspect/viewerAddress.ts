/** Where the hosted viewer for @xstate/inspect is. */
export const VIEWER = 'https://stately.ai/viz?inspect'
