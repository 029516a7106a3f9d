/** The address of the hosted Stately Inspector. */
export const VIEWER = 'https://stately.ai/inspect'
