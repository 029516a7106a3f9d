/** An error for a request that cannot be fulfilled, in one sentence: it is printed as it is, and the exit code is 2. */
export class CannotAsk extends Error {}
