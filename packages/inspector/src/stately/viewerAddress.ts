/** Where the hosted Stately Inspector is. */
export const VIEWER = 'https://stately.ai/inspect'
