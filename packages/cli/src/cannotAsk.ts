/**
 * An error for a request that cannot be fulfilled. Its message is one sentence, which is printed; the exit code is 2.
 */
export class CannotAsk extends Error {}
